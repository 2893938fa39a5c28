import type { SQL } from "drizzle-orm";
import type { Database } from "./client";

type Prepares = { $client: { prepare(query: string): unknown } };

/** A statement of our own words for a batch. Drizzle takes such a one into a batch only with its statement prepared. */
export function statement(db: Database, query: SQL) {
  return prepared(db, db.run(query));
}

/** The same for a question. */
export function question<Row>(db: Database, query: SQL) {
  return prepared(db, db.all<Row>(query));
}

function prepared<Raw extends { getQuery(): { sql: string } }>(db: Database, raw: Raw): Raw {
  const { $client } = db as unknown as Prepares;
  return Object.assign(raw, { stmt: $client.prepare(raw.getQuery().sql) });
}
