import { fillPlaceholders, type Placeholder, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/d1";
import type { Database } from "./client";

type Values = Record<string, string | number | undefined>;
/** A gap in the question for each value; those that may be missing stand only where their value is given. */
export type Gaps<V extends Values> = { [Name in keyof V]: Placeholder };

/** What drizzle has made of a question: its words, and how rows become what was selected. */
type Written = {
  getQuery(): { sql: string; params: unknown[] };
  mapResult(result: unknown, isFromBatch?: boolean): unknown;
};
type Unwritten = { _prepare(): Written };
type Client = { $client: { prepare(words: string): unknown } };

/** For writing questions down, without a database to put them to. */
const paper = drizzle({ prepare: () => null } as unknown as D1Database) as unknown as Database;

/**
 * A question for a batch that visitor after visitor asks with other values. Drizzle takes longer to find its words
 * than the database to answer it, so they are found once for each choice of given values.
 */
export function writtenOnce<V extends Values, Query extends BatchItem<"sqlite">>(
  write: (db: Database, gaps: Gaps<V>) => Query,
): (db: Database, values: V) => Query {
  const known = new Map<string, Written>();
  return (db, values) => {
    const given = Object.keys(values).filter((name) => values[name] !== undefined);
    const choice = given.join();
    let written = known.get(choice);
    if (!written) {
      const gaps = Object.fromEntries(given.map((name) => [name, sql.placeholder(name)])) as Gaps<V>;
      written = (write(paper, gaps) as unknown as Unwritten)._prepare();
      known.set(choice, written);
    }
    return filled(db, written, values) as Query;
  };
}

/** What drizzle's batch asks of each of its questions. */
function filled(db: Database, written: Written, values: Values): unknown {
  const { sql: words, params } = written.getQuery();
  const query = { sql: words, params: fillPlaceholders(params, values) };
  const prepared = {
    stmt: (db as unknown as Client).$client.prepare(words),
    getQuery: () => query,
    mapResult: written.mapResult.bind(written),
  };
  return { _prepare: () => prepared };
}
