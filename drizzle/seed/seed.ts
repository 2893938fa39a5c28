import { drizzle } from "drizzle-orm/d1";
import { pageContent } from "../../app/server/db/schema/content";
import { seedAccounts } from "./accounts";
import { contentRows } from "./content";
import { seedEvents } from "./events";
import { seedLetter } from "./letter";
import { seedPictures } from "./pictures";
import { seedPlaces } from "./places";
import { seedPosts } from "./posts";
import { serviceRows } from "./services";
import { travelRows } from "./travel";

/** Demonstration data, written once into an empty database; it never reaches a deployment. */
export async function seed(env: Pick<Env, "DB" | "BUSINESS_IMAGES">, now: Date): Promise<void> {
  const db = drizzle(env.DB);
  const known = await db.select({ id: pageContent.id }).from(pageContent).limit(1);
  if (known.length > 0) return;
  const at = now.getTime();
  const rows = [...contentRows, ...serviceRows, ...travelRows(now)].map((row) => ({
    ...row,
    created_at: at,
    updated_at: at,
  }));
  await db.insert(pageContent).values(rows).onConflictDoNothing();
  await seedAccounts(db, now);
  await seedPictures(env, db, now);
  await seedPlaces(db, now);
  await seedEvents(env.DB, now);
  await seedPosts(db, now);
  await seedLetter(db, now);
}
