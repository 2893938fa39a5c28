import { cpSync, globSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";

/** The same build with other file names, like an earlier release. */
export function anotherBuild(folder: string, mark: string): string {
  cpSync("build", folder, { recursive: true });
  const files = globSync(`${folder}/{client,server}/assets/*.{js,css}`);
  const renamed = (name: string) => {
    const end = extname(name);
    return `${name.slice(0, -end.length)}${mark}${end}`;
  };
  const names = [...new Set(files.map((file) => basename(file)))];
  const pattern = new RegExp(names.map((name) => name.replaceAll(/[.$]/g, "\\$&")).join("|"), "g");
  for (const file of [...files, `${folder}/server/index.js`]) {
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace(pattern, renamed));
  }
  for (const file of files) renameSync(file, join(dirname(file), renamed(basename(file))));
  return folder;
}
