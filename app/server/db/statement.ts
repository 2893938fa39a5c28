import type { SQL } from "drizzle-orm";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";

type Client = { $client: Pick<D1Database, "prepare"> };

const dialect = new SQLiteSyncDialect();

/**
 * Our own SQL, prepared and bound as D1 documents it. `ask` runs it in one batch with Drizzle's queries; by itself it
 * does nothing.
 */
export class OwnSql<Result> implements RunnableQuery<Result, "sqlite"> {
  declare readonly _: RunnableQuery<Result, "sqlite">["_"];
  readonly prepared: D1PreparedStatement;

  constructor(
    { $client }: Client,
    query: SQL,
    readonly resultOf: (answer: D1Result) => Result,
  ) {
    const { sql, params } = dialect.sqlToQuery(query);
    this.prepared = $client.prepare(sql).bind(...params);
  }
}

export function statement(db: Client, query: SQL) {
  return new OwnSql(db, query, (answer) => answer);
}

export function question<Row>(db: Client, query: SQL) {
  return new OwnSql(db, query, ({ results }) => results as Row[]);
}
