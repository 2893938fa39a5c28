import { setTimeout } from "node:timers/promises";
import { failingEnv } from "../../app/server/platform/rehearsal";
import { createServices, type Services } from "../../app/server/services";
import { readSettings } from "../../app/server/settings";
import { retryClosedConnection } from "../../scripts/closed-connection";
import { migrate } from "../../scripts/migrations";
import { databaseOf } from "./database/database";
import { startWorkers } from "./start-workers";

type Send = RequestInit & {
  now?: string;
  failure?: string;
  form?: Record<string, string> | [string, string][];
};
type Job = { cron: string; at: Date };

/** The built Worker in workerd with its own empty database, buckets and mail. */
export async function openTown({
  devPages = "on",
  origin = "http://localhost",
  vars = {},
  build,
  now: clock,
}: {
  devPages?: string;
  origin?: string;
  vars?: Record<string, string>;
  /** Another build's folder. */
  build?: string;
  /** The clock of requests without a time of their own; the machine's by default. */
  now?: string;
} = {}) {
  const settings = { REHEARSAL: "on", DEV_PAGES: devPages, ORIGIN: origin, FORECAST_SERVICE: "", ...vars };
  const { miniflare, url, logs, redeploy } = await startWorkers(settings, build);
  const [worker, databases, bindings] = await Promise.all([
    miniflare.getWorker("guide"),
    miniflare.getWorker("database"),
    miniflare.getBindings<Env>("guide"),
  ]);
  await migrate(bindings.DB, "drizzle");
  await migrate(bindings.SEARCH_DB, "drizzle/search");
  const env = { ...bindings, DB: databaseOf(databases, "DB"), SEARCH_DB: databaseOf(databases, "SEARCH_DB") };
  const waiting: Promise<unknown>[] = [];
  let number = 0;

  return {
    env,
    url,
    redeploy,
    /** For made-up names; starts again in each town. */
    nextNumber: () => ++number,
    /** Like a browser's, but without following redirects. */
    async get(path: string, send: Send = {}): Promise<Response> {
      return visit(path, send);
    },
    /** A form as our pages would send it. */
    async post(path: string, form: Send["form"] = {}, send: Send = {}): Promise<Response> {
      const headers = new Headers(send.headers);
      if (!headers.has("Sec-Fetch-Site")) headers.set("Sec-Fetch-Site", "same-origin");
      return visit(path, { method: "POST", body: new URLSearchParams(form), ...send, headers });
    },
    /** Services for tests below HTTP. */
    services(demand: { now?: Date; failures?: string[]; platform?: Partial<Env> } = {}): Services {
      const platform = {
        ...failingEnv({ ...env, REHEARSAL: "on" } as Env, demand.failures ?? []),
        ...demand.platform,
      };
      const ctx = { waitUntil: (work: Promise<unknown>) => void waiting.push(work) };
      // The database is two processes away, and a busy machine may be slow.
      const now = demand.now ?? (clock ? new Date(clock) : undefined);
      return createServices(platform, readSettings(platform).settings, ctx, {
        bookmark: "first-primary",
        now,
        patience: 60_000,
      });
    },
    /** Waits for work that operations do after the answer. */
    settle: () => Promise.allSettled(waiting.splice(0)),
    /** Mail from Email Routing. */
    async receive(to: string, mail: string, { now = clock, failure }: Pick<Send, "now" | "failure"> = {}) {
      const rehearsed = [
        now && `x-rehearse-now: ${now}\r\n`,
        failure && `x-rehearse-failure: ${failure}\r\n`,
      ];
      const asked = { method: "POST", body: rehearsed.filter(Boolean).join("") + mail };
      const query = new URLSearchParams({ from: "mailer-daemon@mx.example", to, format: "json" });
      const answer = await miniflare.dispatchFetch(`http://localhost/cdn-cgi/local/email?${query}`, asked);
      return (await answer.json()) as { outcome: "ok" | "exception"; rejectReason?: string };
    },
    run: ({ cron, at }: Job) => worker.scheduled({ cron, scheduledTime: at }),
    async rows<T = Record<string, unknown>>(query: string, ...values: unknown[]): Promise<T[]> {
      return (
        await env.DB.prepare(query)
          .bind(...values)
          .all<T>()
      ).results;
    },
    /** The Worker's log lines. */
    logs: () => [...logs],
    // In case disposing hangs on a busy machine; the rest ends with this process.
    close: () => Promise.race([miniflare.dispose(), setTimeout(20_000, undefined, { ref: false })]),
  };

  async function visit(path: string, { now = clock, failure, form: _, ...init }: Send): Promise<Response> {
    const headers = new Headers(init.headers);
    if (now) headers.set("x-rehearse-now", now);
    if (failure) headers.set("x-rehearse-failure", failure);
    const asked = { redirect: "manual", ...init, headers } as never;
    const answer = await retryClosedConnection(() =>
      miniflare.dispatchFetch(new URL(path, origin).href, asked),
    );
    // Read at once: Miniflare's answer loses its body when the original is garbage collected.
    const body = await answer.arrayBuffer();
    return new Response(answer.body && body, { status: answer.status, headers: [...answer.headers] });
  }
}

export type Town = Awaited<ReturnType<typeof openTown>>;

export function databaseUse(response: Response): { trips: number; rows: number } {
  const [, trips, rows] = response.headers.get("x-d1-use")?.match(/trips=(\d+), rows=(\d+)/) ?? [];
  return { trips: Number(trips), rows: Number(rows) };
}
