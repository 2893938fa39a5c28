import { readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from "miniflare";
import { builtWorker } from "../../scripts/built-worker";

/**
 * The built Worker and one that runs test queries, started directly: wrangler's harness would bundle them again for
 * more than a hundred towns.
 */
export async function startWorkers(vars: Record<string, string>, build = "build") {
  const guide = builtWorker(vars, build);
  const logs: string[] = [];
  const database = {
    name: "database",
    compatibilityDate: "2026-10-12",
    modules: true,
    script: readFileSync("test/support/database/worker.js", "utf8"),
    d1Databases: guide.d1Databases,
  };
  const optionsFor = (worker: typeof guide, port = 0) =>
    convertV4MiniflareOptions({
      handleStructuredLogs: ({ message }: { message: string }) => logs.push(message),
      port,
      // Miniflare's address for incoming mail.
      unsafeTriggerHandlers: true,
      workers: [worker, database],
    } as unknown as V4MiniflareOptions);
  const miniflare = new Miniflare(optionsFor(guide));
  const url = await miniflare.ready;
  /** Replaces the build, with the same databases and address. */
  const redeploy = (next: string) =>
    miniflare.setOptions(optionsFor(builtWorker(vars, next), Number(url.port)));
  return { miniflare, url, logs, redeploy };
}
