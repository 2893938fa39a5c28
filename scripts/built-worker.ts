import { globSync, readFileSync } from "node:fs";
import { unstable_getMiniflareWorkerOptions as workerOptions } from "wrangler";

/** The built Worker for Miniflare: modules with the entry first, and the bindings of its configuration. */
export function builtWorker(vars: Record<string, string>, build = "build") {
  const folder = `${build}/server`;
  const guide = workerOptions(`${folder}/wrangler.json`).workerOptions as {
    bindings?: object;
    d1Databases?: object;
  };
  const files = ["index.js", ...globSync("assets/*.js", { cwd: folder })];
  return {
    ...guide,
    name: "guide",
    modulesRules: undefined,
    modules: files.map((path) => ({
      type: "ESModule",
      path,
      contents: readFileSync(`${folder}/${path}`, "utf8"),
    })),
    bindings: { ...guide.bindings, ...vars },
  };
}
