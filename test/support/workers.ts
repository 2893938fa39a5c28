import { readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from "miniflare";
import { builtWorker } from "../../scripts/built-worker";

/**
 * The built Worker, and beside it one that asks its databases for the tests. Without wrangler's harness, which reads,
 * bundles and wraps them anew in each of more than a hundred towns.
 */
export async function startWorkers(vars: Record<string, string>) {
  const guide = builtWorker(vars);
  const logs: string[] = [];
  const database = {
    name: "database",
    compatibilityDate: "2026-10-12",
    modules: true,
    script: readFileSync("test/support/database/worker.js", "utf8"),
    d1Databases: guide.d1Databases,
  };
  const options = {
    handleStructuredLogs: ({ message }: { message: string }) => logs.push(message),
    workers: [guide, database],
  } as unknown as V4MiniflareOptions;
  const miniflare = new Miniflare(convertV4MiniflareOptions(options));
  const url = await miniflare.ready;
  return { miniflare, url, logs };
}
