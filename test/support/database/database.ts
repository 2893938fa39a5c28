import type { Miniflare } from "miniflare";
import { retryClosedConnection } from "../../../scripts/closed-connection";

type Asks = Pick<Awaited<ReturnType<Miniflare["getWorker"]>>, "fetch">;
type Statement = { query: string; values: unknown[] };
type Answer = { result: unknown; bookmark: string | null; error?: { message: string; cause?: string } };
type How = "all" | "run" | "raw" | "first" | "batch";

/**
 * The town's database for tests. Wrangler's own proxy makes a call for every statement and value, which would be most
 * of a test's time.
 */
export function databaseOf(worker: Asks, binding: "DB" | "SEARCH_DB"): D1Database {
  const sessionFrom = (start: string) => {
    let bookmark: string | null = null;
    const ask = async (how: How, statements: Statement[]) => {
      const init = { method: "POST", body: JSON.stringify({ binding, start, how, statements }) };
      const response = await retryClosedConnection(() => worker.fetch("http://database/", init));
      const answer = (await response.json()) as Answer;
      if (answer.error) throw new Error(answer.error.message, { cause: new Error(answer.error.cause) });
      bookmark = answer.bookmark;
      return answer.result;
    };
    const statement = (query: string, values: unknown[]) => ({
      query,
      values,
      bind: (...given: unknown[]) => statement(query, given.map(bindable)),
      all: () => ask("all", [{ query, values }]),
      run: () => ask("run", [{ query, values }]),
      raw: () => ask("raw", [{ query, values }]),
      first: () => ask("first", [{ query, values }]),
    });
    return {
      prepare: (query: string) => statement(query, []),
      batch: (statements: Statement[]) =>
        ask(
          "batch",
          statements.map(({ query, values }) => ({ query, values })),
        ),
      getBookmark: () => bookmark,
    };
  };
  return { withSession: sessionFrom, ...sessionFrom("first-primary") } as unknown as D1Database;
}

/** Refused as by the real binding; in JSON it would become null. */
function bindable(value: unknown): unknown {
  if (value === undefined)
    throw new Error("D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'");
  return value;
}
