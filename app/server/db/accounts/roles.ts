import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database";
import { userRoles } from "../schema/accounts";
import { question } from "../statement";
import { insertRow } from "../write-row";

/** Checked inside the statement, so that two admins who remove each other at once don't both succeed. */
const actsStill = (adminId: string) =>
  sql`EXISTS (SELECT 1 FROM user_roles AS actor WHERE actor.user_id = ${adminId} AND actor.role = 'admin')`;

/** Only for a confirmed address. */
export function insertAdmin(db: Database, userId: string, adminId: string, now: Date) {
  const isFit = sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND email_verified_at IS NOT NULL AND paused_at IS NULL)`;
  const isNone = sql`NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${userId} AND role = 'admin')`;
  const row = { user_id: userId, role: "admin", created_at: now.getTime() };
  return insertRow(db, userRoles, row, [isFit, isNone, actsStill(adminId)]);
}

/** Never removes the last admin. */
export function deleteAdmin(db: Database, userId: string, adminId: string) {
  const isNotLast = sql`(SELECT count(*) FROM user_roles AS other WHERE other.role = 'admin') > 1`;
  return db
    .delete(userRoles)
    .where(and(eq(userRoles.user_id, userId), eq(userRoles.role, "admin"), isNotLast, actsStill(adminId)));
}

export const isLastAdmin = (userId: string) =>
  sql`(EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${userId} AND role = 'admin')
    AND NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id <> ${userId} AND role = 'admin'))`;

export function selectIsLastAdmin(db: Database, userId: string) {
  return question<{ isLast: number }>(db, sql`SELECT ${isLastAdmin(userId)} AS isLast`);
}
