import type { DrizzleD1Database } from "drizzle-orm/d1";
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
  for (const row of restaurantRows(now))
    await db.insert(restaurantListings).values(row).onConflictDoNothing();
  for (const row of hotelRows(now)) await db.insert(hotelListings).values(row).onConflictDoNothing();
  for (const row of activityRows(now))
    await db.insert(adventureBusinessListings).values(row).onConflictDoNothing();
  for (const row of businessRows(now)) await db.insert(businessListings).values(row).onConflictDoNothing();
}
