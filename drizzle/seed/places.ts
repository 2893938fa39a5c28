import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { PortraitKind } from "../../app/rules/pictures/drawable-thing";
import { type Portrait, portraitCode } from "../../app/rules/pictures/portrait";
import { choosePortrait } from "../../app/rules/pictures/portrait-choice";
import { sitterOf, type TellingRow } from "../../app/rules/pictures/portrait-sitter";
import {
  adventureBusinessListings,
  businessListings,
  hotelListings,
  restaurantListings,
} from "../../app/server/db/schema/places";
import { activityRows } from "./places/activities";
import { businessRows } from "./places/businesses";
import { hotelRows } from "./places/hotels";
import { restaurantRows } from "./places/restaurants";

/** Six public places of each kind, and of each kind one that waits and one that was turned down. */
export async function seedPlaces(db: DrizzleD1Database, now: Date): Promise<void> {
  // One row a statement: a row of thirty columns comes close to the database's hundred parameters.
  for (const row of drawn("restaurant", restaurantRows(now)))
    await db.insert(restaurantListings).values(row).onConflictDoNothing();
  for (const row of drawn("hotel", hotelRows(now)))
    await db.insert(hotelListings).values(row).onConflictDoNothing();
  for (const row of drawn("activity", activityRows(now)))
    await db.insert(adventureBusinessListings).values(row).onConflictDoNothing();
  for (const row of drawn("business", businessRows(now)))
    await db.insert(businessListings).values(row).onConflictDoNothing();
}

/** Each with a portrait that none before it has. */
function drawn<Row extends TellingRow>(kind: PortraitKind, rows: readonly Row[]) {
  const taken: Portrait[] = [];
  return rows.map((row) => {
    const portrait = choosePortrait(sitterOf(kind, row), taken);
    taken.push(portrait);
    return { ...row, portrait_code: portraitCode(portrait) };
  });
}
