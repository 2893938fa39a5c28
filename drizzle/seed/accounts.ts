import type { DrizzleD1Database } from "drizzle-orm/d1";
import { profiles, userRoles, users } from "../../app/server/db/schema/accounts";
import { hashPassword } from "../../app/server/platform/passwords";

export const adminId = "demo-admin";
export const ownerId = "demo-owner";
export const demoPassword = "cambutal-demo-2026";

const people = [
  { id: adminId, email: "admin@cambutal.test", name: "Demo Admin", business_name: null },
  { id: ownerId, email: "owner@cambutal.test", name: "Demo Owner", business_name: "Demo Places" },
];

/** One who reviews and one who owns places; their password stands in the README, so they exist on one's own machine only. */
export async function seedAccounts(db: DrizzleD1Database, now: Date): Promise<void> {
  const at = now.getTime();
  const times = { created_at: at, updated_at: at };
  for (const { id, email, name, business_name } of people) {
    const password_hash = await hashPassword(demoPassword);
    const user = { id, email, email_verified_at: at, password_hash, ...times };
    await db.insert(users).values(user).onConflictDoNothing();
    await db
      .insert(profiles)
      .values({
        id,
        name,
        email,
        language: "en",
        business_affiliated: business_name !== null,
        business_name,
        ...times,
      })
      .onConflictDoNothing();
  }
  await db
    .insert(userRoles)
    .values({ user_id: adminId, role: "admin", created_at: at })
    .onConflictDoNothing();
}
