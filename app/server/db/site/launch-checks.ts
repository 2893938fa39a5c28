import { eq } from "drizzle-orm";
import type { TickedCheck } from "../../../rules/site/launch";
import type { Database } from "../database";
import { launchChecks } from "../schema/upkeep";

export function selectLaunchChecks(db: Database) {
  return db.select({ check: launchChecks.check }).from(launchChecks).limit(100);
}

export function insertLaunchCheck(db: Database, check: TickedCheck, now: Date) {
  return db.insert(launchChecks).values({ check, checked_at: now.getTime() }).onConflictDoNothing();
}

export function deleteLaunchCheck(db: Database, check: TickedCheck) {
  return db.delete(launchChecks).where(eq(launchChecks.check, check));
}
