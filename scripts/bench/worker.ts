import { readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from "miniflare";
import { builtWorker } from "../built-worker";
import { migrate } from "../migrations";

/** The built guide and a Worker that says hello, in one workerd, each on its own port. */
export async function openBench() {
  const hello =
    'export default { fetch() { return new Response("hello", { headers: { "Content-Type": "text/html" } }) } }';
  const sockets = { unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] };
  const town = {
    handleStructuredLogs: () => {},
    workers: [
      {
        ...builtWorker({ REHEARSAL: "on", DEV_PAGES: "on", ORIGIN: "http://localhost" }),
        ...sockets,
      },
      { name: "hello", modules: true, script: hello, ...sockets },
    ],
  } as unknown as V4MiniflareOptions;
  const miniflare = new Miniflare(convertV4MiniflareOptions(town));
  await miniflare.ready;
  const database = await migrated(miniflare, "DB", "drizzle");
  const search = await migrated(miniflare, "SEARCH_DB", "drizzle/search");
  return {
    database,
    search,
    guide: await miniflare.unsafeGetDirectURL("guide"),
    hello: await miniflare.unsafeGetDirectURL("hello"),
    close: () => miniflare.dispose(),
  };
}

async function migrated(
  miniflare: Miniflare,
  binding: string,
  folder: "drizzle" | "drizzle/search",
): Promise<D1Database> {
  const database = (await miniflare.getD1Database(binding, "guide")) as unknown as D1Database;
  await migrate(database, folder);
  return database;
}

export type Bench = Awaited<ReturnType<typeof openBench>>;
type Use = { trips: number; rows: number };
export type Look = Use & { status: number; bytes: number; search: Use };

/** What a page asks of the database, with its words already in memory. */
export async function look(bench: Bench, path: string): Promise<Look> {
  await fetchOnce(new URL("/", bench.guide));
  const { status, headers, bytes } = await fetchOnce(new URL(path, bench.guide));
  return { status, bytes, ...spentIn(headers["x-d1-use"]), search: spentIn(headers["x-search-use"]) };
}

function spentIn(header: unknown): Use {
  const [, trips, rows] = String(header).match(/trips=(\d+), rows=(\d+)/) ?? [];
  return { trips: Number(trips), rows: Number(rows) };
}

/** Requests before measuring, until the code is compiled. */
const warmUp = 800;

/** Measured in turns. */
export function costAgainstHello(
  bench: Bench,
  path: string,
  turns: number,
  requests: number,
): Promise<number> {
  const page = new URL(path, bench.guide);
  return turnsAgainstHello(bench, () => fetchOnce(page), turns, requests);
}

/** The same for any request. */
export async function turnsAgainstHello(
  { hello }: Bench,
  act: () => Promise<unknown>,
  turns: number,
  requests: number,
): Promise<number> {
  let ours = 0;
  let theirs = 0;
  const greet = () => fetchOnce(hello);
  await turn(act, warmUp);
  await turn(greet, warmUp);
  for (let round = 0; round < turns; round++) {
    ours += await turn(act, requests);
    theirs += await turn(greet, requests);
  }
  return ours / theirs;
}

/** What all but one request in twenty cost at most, in processor milliseconds. */
export async function costOfEach(bench: Bench, paths: readonly string[], requests: number): Promise<number> {
  const urls = paths.map((path) => new URL(path, bench.guide));
  const at = (n: number) => urls[n % urls.length] as URL;
  for (let n = 0; n < warmUp; n++) await fetchOnce(at(n));
  const costs: number[] = [];
  for (let n = 0; n < requests; n++) costs.push(await turn(() => fetchOnce(at(n)), 1));
  return costs.sort((a, b) => a - b)[Math.floor(requests * 0.95)] ?? 0;
}

/** The median wait for a page, in milliseconds. */
export async function waitFor(bench: Bench, path: string, requests: number): Promise<number> {
  const waits: number[] = [];
  for (let n = 0; n < requests; n++) waits.push(await waitOf(new URL(path, bench.guide)));
  return waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)] ?? 0;
}

/** Until the whole answer has arrived. */
export async function waitOf(url: URL): Promise<number> {
  const before = performance.now();
  await fetchOnce(url);
  return performance.now() - before;
}

/** workerd's processor time for so many sequential requests. */
async function turn(act: () => Promise<unknown>, count: number): Promise<number> {
  const before = processorTime();
  for (let n = 0; n < count; n++) await act();
  return processorTime() - before;
}

type Answer = { status: number; headers: Record<string, unknown>; bytes: number };

function fetchOnce(url: URL): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }),
      );
    }).on("error", reject);
  });
}

/** The processor time of this script's workerd, from /proc. */
function processorTime(): number {
  const threads = readdirSync(`/proc/${workerd()}/task`);
  const nanoseconds = threads.map((thread) =>
    readFileSync(`/proc/${workerd()}/task/${thread}/schedstat`, "utf8"),
  );
  return nanoseconds.reduce((sum, account) => sum + Number(account.split(" ")[0]), 0) / 1e6;
}

function workerd(): string {
  const pid = readdirSync("/proc").find((name) => /^\d+$/.test(name) && isOurWorkerd(name));
  if (!pid) throw new Error("no workerd among the children of this process");
  return pid;
}

function isOurWorkerd(pid: string): boolean {
  try {
    const [, name, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").match(/\((.*)\) (.*)/) ?? [];
    return name === "workerd" && Number(rest.split(" ")[1]) === process.pid;
  } catch {
    // The thread has ended meanwhile.
    return false;
  }
}
