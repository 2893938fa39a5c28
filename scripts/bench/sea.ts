import { predictDays } from "../../app/rules/sea/predicted-days";
import { localDay } from "../../app/rules/time/panama-time";
import { ask, openDatabase } from "../../app/server/db/database";
import { insertSeaDays } from "../../app/server/db/sea/sea-days";

/** From a month before today to a month after. */
export async function fillSea(database: D1Database): Promise<void> {
  const today = localDay(new Date());
  const db = openDatabase(database, "first-primary");
  for (let first = today - 40; first < today + 40; first += 40) {
    const { waters, sky } = predictDays(Array.from({ length: 40 }, (_, index) => first + index));
    await ask(db, insertSeaDays(db, sky, waters));
  }
}
