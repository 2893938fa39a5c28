import { globSync, readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions as workerOptions } from "wrangler";

const moduleOf = (folder: string) => (path: string) => ({
  type: "ESModule",
  path,
  contents: readFileSync(`${folder}/${path}`, "utf8"),
});
const built = () => {
  const folder = "build/server";
  return globSync("{index,assets/*}.js", { cwd: folder }).sort(entryFirst).map(moduleOf(folder));
};
const entryFirst = (a: string, b: string) => Number(b === "index.js") - Number(a === "index.js");

/**
 * The built Worker, and beside it one that asks its databases for the tests. Without wrangler's harness, which reads,
 * bundles and wraps them anew in each of two hundred towns.
 */
export async function startWorkers(vars: Record<string, string>) {
  const guide = workerOptions("build/server/wrangler.json").workerOptions as {
    bindings?: object;
    d1Databases?: object;
  };
  const logs: string[] = [];
  const options = {
    handleStructuredLogs: ({ message }: { message: string }) => logs.push(message),
    workers: [
      {
        ...guide,
        name: "guide",
        modulesRules: undefined,
        modules: built(),
        bindings: { ...guide.bindings, ...vars },
      },
      {
        name: "database",
        compatibilityDate: "2026-10-12",
        modules: [moduleOf("test/support/database")("worker.js")],
        d1Databases: guide.d1Databases,
      },
    ],
  } as unknown as V4MiniflareOptions;
  const miniflare = new Miniflare(convertV4MiniflareOptions(options));
  const url = await miniflare.ready;
  return { miniflare, url, logs };
}
