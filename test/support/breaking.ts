import type { Services } from "../../app/server/services";
import type { Town } from "./town";

/** The operations' view of a town whose database refuses one statement of every batch, and with it the batch. */
export function servicesBreakingAt(
  town: Town,
  statement: number,
  now: Date,
): { services: Services; hit: () => boolean } {
  let isHit = false;
  const session = (real: D1DatabaseSession) => ({
    prepare: (query: string) => real.prepare(query),
    getBookmark: () => real.getBookmark(),
    batch: (statements: D1PreparedStatement[]) => {
      // A batch that only reads is not what is to break.
      if (statements.length <= statement || statements.length < 6) return real.batch(statements);
      isHit = true;
      const broken = [...statements];
      broken.splice(statement, 0, real.prepare("INSERT INTO nowhere (nothing) VALUES (1)"));
      return real.batch(broken);
    },
  });
  const DB = {
    withSession: (start: string) => session(town.env.DB.withSession(start)),
  } as unknown as D1Database;
  return { services: town.services({ now, platform: { DB } }), hit: () => isHit };
}

/** Everything a town knows about events, to see that nothing changed. */
export async function eventsOf(town: Town): Promise<string> {
  const tables = [
    "events",
    "event_series",
    "recurrence_patterns",
    "event_slugs",
    "event_days",
    "event_reminders",
  ];
  const rows = await Promise.all(tables.map((table) => town.rows(`SELECT * FROM ${table} ORDER BY 1, 2`)));
  const log = await town.rows("SELECT id, action FROM audit_log ORDER BY id");
  return JSON.stringify([...rows, log], null, 1);
}
