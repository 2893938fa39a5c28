import type { Services } from "../../app/server/services";
import type { Town } from "./town";

type Send = (session: D1DatabaseSession, statements: D1PreparedStatement[]) => Promise<D1Result[]>;

/** A town's services whose batches are sent by `send`. */
function servicesThrough(town: Town, now: Date, send: Send): Services {
  const withSession = (start: string) => {
    const session = town.env.DB.withSession(start);
    return {
      prepare: (query: string) => session.prepare(query),
      getBookmark: () => session.getBookmark(),
      batch: (statements: D1PreparedStatement[]) => send(session, statements),
    };
  };
  return town.services({ now, platform: { DB: { withSession } as unknown as D1Database } });
}

/** One statement of a batch is refused, and so the batch. Earlier, reading batches succeed. */
function servicesBreakingAt(town: Town, statement: number, now: Date, batch: number) {
  let batches = 0;
  let isHit = false;
  const services = servicesThrough(town, now, (session, statements) => {
    batches++;
    if (batches !== batch || statements.length < statement) return session.batch(statements);
    isHit = true;
    return session.batch(
      statements.toSpliced(statement, 0, session.prepare("INSERT INTO nowhere (nothing) VALUES (1)")),
    );
  });
  return { services, hit: () => isHit };
}

/** Runs something right before the given batch. */
export function interrupted(
  town: Town,
  { now, batch }: { now: Date; batch: number },
  act: () => Promise<unknown>,
): Services {
  let batches = 0;
  return servicesThrough(town, now, async (session, statements) => {
    batches++;
    if (batches === batch) await act();
    return session.batch(statements);
  });
}

/** Every batch is sent twice, as if the first answer had been lost. */
export const answersLost = (town: Town, now: Date): Services =>
  servicesThrough(town, now, async (session, statements) => {
    await session.batch(statements);
    return session.batch(statements);
  });

/**
 * Runs something with each of its statements refused in turn, and finally with none. Returns how many there were, and
 * which failures left a trace.
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

/** A snapshot of these tables, to compare. */
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

/** Managed content. */
export const contentOf = (town: Town) => storedIn(town, ["page_content", "content_versions", "audit_log"]);
