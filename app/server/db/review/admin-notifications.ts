import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { ReviewKind } from "../../../rules/review/review-kinds";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { profiles, userRoles } from "../schema/accounts";
import { isInQueue } from "./review-queue";
import { reviewCategories, reviewNames, reviewTables } from "./review-tables";

/** With their setting and what they were last notified of. */
export function selectAdminsToNotify(db: Database) {
  return db
    .select({
      ...pick(profiles, "id", "email", "language"),
      ...pick(userRoles, "notify", "notified_at", "notified_until"),
    })
    .from(userRoles)
    .innerJoin(profiles, eq(profiles.id, userRoles.user_id))
    .where(eq(userRoles.role, "admin"));
}

export type Notifiable = Awaited<ReturnType<typeof selectAdminsToNotify>>[number];

/** Newest first, as many as a mail names. */
export function selectNewlyWaiting(db: Database, kind: ReviewKind, limit: number) {
  const table = reviewTables[kind];
  return db
    .select({
      kind: sql<ReviewKind>`${kind}`.as("kind"),
      id: table.id,
      name: sql<string>`${reviewNames[kind]}`.as("waiting_name"),
      category: reviewCategories[kind],
      since: sql<number>`${table.waiting_since}`.as("since"),
    })
    .from(table)
    .where(isInQueue(kind))
    .orderBy(desc(table.waiting_since))
    .limit(limit);
}

/** Unless another run has notified them meanwhile. */
export function markNotified(db: Database, { id, notified_at }: Notifiable, until: number, now: Date) {
  const isAsRead =
    notified_at === null ? isNull(userRoles.notified_at) : eq(userRoles.notified_at, notified_at);
  return db
    .update(userRoles)
    .set({ notified_at: now.getTime(), notified_until: until })
    .where(and(eq(userRoles.user_id, id), eq(userRoles.role, "admin"), isAsRead));
}

export function updateNotify(db: Database, userId: string, notify: Notifiable["notify"]) {
  return db
    .update(userRoles)
    .set({ notify })
    .where(and(eq(userRoles.user_id, userId), eq(userRoles.role, "admin")));
}

export function selectNotify(db: Database, userId: string) {
  return db
    .select({ notify: userRoles.notify })
    .from(userRoles)
    .where(and(eq(userRoles.user_id, userId), eq(userRoles.role, "admin")))
    .limit(1);
}
