import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { OwnSql } from "./statement";

export type Database = DrizzleD1Database & {
  $client: D1Database;
  meter: Meter;
  bookmark: () => string | null;
};

export type Meter = { trips: number; rowsRead: number; away: boolean };

type Query = BatchItem<"sqlite">;

/** Any number of queries in one round trip; the answers come in the same order. */
export async function ask<const Queries extends readonly Query[]>(
  db: Database,
  queries: Queries,
): Promise<BatchResponse<Queries>> {
  return (queries.length > 0 ? await answersTo(db, queries) : []) as BatchResponse<Queries>;
}

/** Drizzle's batch expects its own client; this one also runs our own SQL and keeps the results. */
async function answersTo(db: Database, queries: readonly Query[]): Promise<unknown[]> {
  const built = queries.filter((query) => !(query instanceof OwnSql));
  if (built.length === queries.length) return db.batch(built as [Query]);
  let answers: D1Result[] = [];
  const askAll = async (statements: D1PreparedStatement[]) => {
    const others = statements.values();
    const all = queries.map((query) => (query instanceof OwnSql ? query.prepared : others.next().value));
    answers = await db.$client.batch(all as D1PreparedStatement[]);
    return answers.filter((_, index) => !(queries[index] instanceof OwnSql));
  };
  const client = { prepare: (query: string) => db.$client.prepare(query), batch: askAll };
  const others = (await drizzle(client as unknown as D1Database).batch(built as [Query])).values();
  return queries.map((query, index) =>
    query instanceof OwnSql ? query.resultOf(answers[index] as D1Result) : others.next().value,
  );
}

/** The database didn't answer, or not in time. A broken rule (unique index, trigger) isn't this. */
export class DatabaseAway extends Error {}

/** Drizzle wraps the error of a single query, so causes are looked through too. */
export function isAway(error: unknown): boolean {
  return error instanceof DatabaseAway || (error instanceof Error && error.cause instanceof DatabaseAway);
}

/** The database answered, but refused this query: another query may succeed. */
export function isRefused(error: unknown): boolean {
  const reason = error instanceof DatabaseAway ? String(error.cause) : "";
  return reason !== "" && !passing.test(reason) && !reason.includes(silence);
}

/** A unique index was violated; `index` is "table.column". */
export function isClash(error: unknown, index: string): boolean {
  const text = `${error} ${error instanceof Error ? error.cause : ""}`;
  return text.includes("UNIQUE constraint failed") && text.includes(index);
}

const usualPatience = 3000;
const silence = "no answer in time";
const brokenRule = /constraint|append-only/i;
/** Passing failures, in D1's words. A query may be retried; a write may already have happened. */
const passing = /network connection lost|object to be reset|code was updated/i;
const isQuestion = (query: string) =>
  /^[\s(]*(select|with)\b/i.test(query) && !/\b(insert|update|delete)\b/i.test(query);

/** One session per request. An unreadable bookmark is ignored. */
export function openDatabase(binding: D1Database, startAt: string, patience = usualPatience): Database {
  const session = binding.withSession(isBookmark(startAt) ? startAt : "first-unconstrained");
  const meter: Meter = { trips: 0, rowsRead: 0, away: false };
  // Drizzle's type asks for a whole D1Database, but only ever prepares and batches; a session does both.
  const database = drizzle(metered(session, meter, patience) as unknown as D1Database) as unknown as Database;
  return Object.assign(database, { meter, bookmark: () => session.getBookmark() ?? null });
}

function isBookmark(text: string): boolean {
  return text.startsWith("first-") || /^[0-9a-f]{8}(-[0-9a-f]{8}){2}-[0-9a-f]{32}$/.test(text);
}

function metered(session: D1DatabaseSession, meter: Meter, patience: number) {
  const originals = new WeakMap<object, D1PreparedStatement>();
  const questions = new WeakSet<object>();

  async function ask<T>(work: () => Promise<T>, mayRepeat: boolean): Promise<T> {
    meter.trips++;
    try {
      return await work();
    } catch (error) {
      if (mayRepeat && passing.test(String(error))) return ask(work, false);
      throw error;
    }
  }

  async function trip<T>(work: () => Promise<T>, isRead: boolean): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(silence)), patience);
    });
    try {
      return await Promise.race([ask(work, isRead), tooLate]);
    } catch (error) {
      if (brokenRule.test(String(error))) throw error;
      meter.away = true;
      throw new DatabaseAway("the database is away", { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  function counted<T extends D1Result | undefined>(result: T): T {
    meter.rowsRead += result?.meta?.rows_read ?? 0;
    return result;
  }

  function statement(original: D1PreparedStatement, isRead: boolean) {
    const wrapped = {
      bind: (...values: unknown[]) => statement(original.bind(...values), isRead),
      run: () => trip(() => original.run(), isRead).then(counted),
      all: () => trip(() => original.all(), isRead).then(counted),
      // There's no meta in a raw result, so the rows returned are counted.
      raw: () =>
        trip(() => original.raw(), isRead).then((rows) => {
          meter.rowsRead += rows.length;
          return rows;
        }),
    };
    originals.set(wrapped, original);
    if (isRead) questions.add(wrapped);
    return wrapped;
  }

  return {
    prepare: (query: string) => statement(session.prepare(query), isQuestion(query)),
    batch: (statements: object[]) =>
      trip(
        () => session.batch(statements.map((one) => originals.get(one) as D1PreparedStatement)),
        statements.every((one) => questions.has(one)),
      ).then((results) => results.map(counted)),
  };
}
