import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { damages, readSums, sumsFile } from "./checksums";
import { filesIn, sumOf } from "./files";
import { type Manifest, manifestFile, readManifest } from "./manifest";

export type Backup = { folder: string; id: string; manifest: Manifest };

/** Refuses a backup with damaged files and names them. */
export async function openBackup(folder: string): Promise<Backup> {
  const path = join(folder, sumsFile);
  if (!existsSync(path)) throw new Error(`${folder} holds no whole backup: there is no ${sumsFile} in it.`);
  const text = readFileSync(path, "utf8");
  const found = new Map<string, string>();
  for (const file of filesIn(folder)) found.set(file, await sumOf(join(folder, file)));
  const wrong = damages(readSums(text), found);
  if (wrong.length > 0) throw new Error(`Nothing was restored. In ${folder}:\n- ${wrong.join("\n- ")}`);
  const id = createHash("sha256").update(text).digest("hex");
  return { folder, id, manifest: readManifest(readFileSync(join(folder, manifestFile), "utf8")) };
}
