import type { Services } from "../../app/server/services";
import type { Town } from "./town";

/**
 * The operations' view of a town whose database refuses one statement of a batch, and with it the batch. The
 * batches before, in which an operation reads, are let through.
 */
function servicesBreakingAt(town: Town, statement: number, now: Date, batch: number) {
  let batches = 0;
  let isHit = false;
  const session = (real: D1DatabaseSession) => ({
    prepare: (query: string) => real.prepare(query),
    getBookmark: () => real.getBookmark(),
    batch: (statements: D1PreparedStatement[]) => {
      batches++;
      if (batches !== batch || statements.length < statement) return real.batch(statements);
      isHit = true;
      const broken = [...statements];
      broken.splice(statement, 0, real.prepare("INSERT INTO nowhere (nothing) VALUES (1)"));
      return real.batch(broken);
    },
  });
  const DB = { withSession: (start: string) => session(town.env.DB.withSession(start)) };
  const services: Services = town.services({ now, platform: { DB: DB as unknown as D1Database } });
  return { services, hit: () => isHit };
}

/** The operations' view of a town in which somebody else acts right before the given batch is sent. */
export function interrupted(
  town: Town,
  { now, batch }: { now: Date; batch: number },
  act: () => Promise<unknown>,
): Services {
  let batches = 0;
  const session = (real: D1DatabaseSession) => ({
    prepare: (query: string) => real.prepare(query),
    getBookmark: () => real.getBookmark(),
    batch: async (statements: D1PreparedStatement[]) => {
      batches++;
      if (batches === batch) await act();
      return real.batch(statements);
    },
  });
  const DB = { withSession: (start: string) => session(town.env.DB.withSession(start)) };
  return town.services({ now, platform: { DB: DB as unknown as D1Database } });
}

/**
 * Does something with each of its statements refused in turn, and at last with none. Tells how many were refused and
 * which of them left a trace.
 */
export async function breakEach(
  town: Town,
  now: Date,
  work: (services: Services) => Promise<unknown>,
  batch = 2,
  stateOf: (town: Town) => Promise<string> = eventsOf,
) {
  const before = await stateOf(town);
  const traces: number[] = [];
  for (let statement = 0; statement < 50; statement++) {
    const { services, hit } = servicesBreakingAt(town, statement, now, batch);
    await work(services).catch(() => "killed");
    if (!hit()) return { refused: statement, traces };
    if ((await stateOf(town)) !== before) traces.push(statement);
  }
  throw new Error("there is no end to it");
}

/** Everything in these tables, read at once, to see that nothing changed. */
export async function storedIn(town: Town, tables: readonly string[]): Promise<string> {
  const { DB } = town.env;
  const rows = await DB.batch(tables.map((table) => DB.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`)));
  return JSON.stringify(
    rows.map(({ results }) => results),
    null,
    1,
  );
}

export const eventsOf = (town: Town) =>
  storedIn(town, [
    "events",
    "event_series",
    "recurrence_patterns",
    "event_slugs",
    "event_days",
    "event_reminders",
    "audit_log",
  ]);

/** What the pages say. */
export const contentOf = (town: Town) =>
  storedIn(town, ["page_content", "content_drafts", "content_schedules", "content_versions", "audit_log"]);
