import { readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions as workerOptions } from "wrangler";
import { sitePages } from "../app/rules/site-pages";
import { build, isBuilt } from "./build";
import { migrationFiles } from "./migrations";

/**
 * What a page costs: processor time per request as a ratio to a Worker that says hello, in one run of one workerd on
 * direct sockets, both measured in turns; and the round trips and rows each page asks of the database.
 */
const rounds = 4;
const requests = 300;

if (!isBuilt()) build();
const guide = workerOptions("build/server/wrangler.json").workerOptions as {
  bindings?: Record<string, unknown>;
};
const town = {
  handleStructuredLogs: () => {},
  workers: [
    {
      ...guide,
      name: "guide",
      modulesRules: undefined,
      modules: [
        { type: "ESModule", path: "index.js", contents: readFileSync("build/server/index.js", "utf8") },
      ],
      bindings: { ...guide.bindings, REHEARSAL: "on", DEV_PAGES: "on", ORIGIN: "http://localhost" },
      unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
    },
    {
      name: "hello",
      modules: true,
      script:
        'export default { fetch() { return new Response("hello", { headers: { "Content-Type": "text/html" } }) } }',
      unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
    },
  ],
} as unknown as V4MiniflareOptions;
const miniflare = new Miniflare(convertV4MiniflareOptions(town));

try {
  await miniflare.ready;
  const database = await miniflare.getD1Database("DB", "guide");
  for (const statement of migrationFiles().flatMap((file) =>
    readFileSync(file, "utf8").split("--> statement-breakpoint"),
  )) {
    await database.prepare(statement).run();
  }
  const guideUrl = await miniflare.unsafeGetDirectURL("guide");
  const helloUrl = await miniflare.unsafeGetDirectURL("hello");

  console.log(`${requests} requests a turn, ${rounds} turns each, one at a time\n`);
  console.log("page                 CPU x hello   trips   rows   HTML bytes");
  for (const { path } of sitePages) {
    const page = new URL(path, guideUrl);
    const { use, bytes } = await look(page);
    let ours = 0;
    let theirs = 0;
    await turn(page, 50);
    await turn(helloUrl, 50);
    for (let round = 0; round < rounds; round++) {
      ours += await turn(page, requests);
      theirs += await turn(helloUrl, requests);
    }
    const ratio = (ours / theirs).toFixed(1);
    console.log(
      `${path.padEnd(20)} ${ratio.padStart(11)}   ${use.padStart(12)}   ${String(bytes).padStart(10)}`,
    );
  }
} finally {
  await miniflare.dispose();
}

/** Processor milliseconds that workerd spent on so many requests. */
async function turn(url: URL, count: number): Promise<number> {
  const before = processorTime();
  for (let n = 0; n < count; n++) await fetchOnce(url);
  return processorTime() - before;
}

async function look(url: URL): Promise<{ use: string; bytes: number }> {
  await fetchOnce(url);
  const { headers, bytes } = await fetchOnce(url);
  const [, trips = "-", rows = "-"] = String(headers["x-d1-use"]).match(/trips=(\d+), rows=(\d+)/) ?? [];
  return { use: `${trips}      ${rows}`, bytes };
}

function fetchOnce(url: URL): Promise<{ headers: Record<string, unknown>; bytes: number }> {
  return new Promise((resolve, reject) => {
    get(url, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => resolve({ headers: response.headers, bytes }));
    }).on("error", reject);
  });
}

/** User and system time of the workerd process this script started, from the kernel's own account. */
function processorTime(): number {
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  for (const pid of children) {
    const fields = statOf(pid);
    if (fields?.name !== "workerd" || fields.parent !== process.pid) continue;
    return (fields.user + fields.system) * 10;
  }
  throw new Error("no workerd among the children of this process");
}

function statOf(pid: string) {
  try {
    const [, name = "", rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").match(/\((.*)\) (.*)/) ?? [];
    const fields = rest.split(" ").map(Number);
    return { name, parent: fields[1], user: fields[11] ?? 0, system: fields[12] ?? 0 };
  } catch {
    return null;
  }
}
