import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

/** Changes when any of the files does. */
export function fingerprint(patterns: string[]): string {
  const hash = createHash("sha256");
  const files = globSync(patterns, { withFileTypes: true, exclude: ["worker-configuration.d.ts"] });
  const paths = files.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
  for (const path of paths.sort()) hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
}
