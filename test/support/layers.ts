import { existsSync, globSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** Which room may import which, or only its types. A room may always import itself. */
const rooms: Record<string, string[]> = {
  "app/rules": [],
  "app/locales": ["app/rules"],
  "app/ui": [],
  "app/client": [],
  "app/keeper": ["app/rules"],
  "app/forms": ["app/rules", "types of app/locales"],
  "app/components": ["app/ui", "app/rules", "app/forms", "types of app/locales"],
  "app/workbench": ["app/components", "app/ui", "app/rules", "app/forms", "types of app/locales"],
  "app/server/db": ["app/rules", "types of app/forms"],
  "app/server/platform": ["app/rules"],
  "app/server/emails": ["app/rules"],
  "app/server/operations": [
    "app/server/db",
    "app/server/platform",
    "app/server/emails",
    "app/rules",
    "app/forms",
    "types of services",
  ],
  "app/server/http": ["context", "app/server/db", "app/rules", "app/forms", "app/locales"],
  "app/server/pages": [
    "context",
    "app/server/http",
    "app/server/operations",
    "app/server/db",
    "app/rules",
    "app/forms",
    "app/locales",
  ],
  services: ["app/server/db", "app/server/platform", "app/rules", "types of settings"],
  settings: ["app/server/platform", "app/rules"],
  context: ["types of services", "app/rules"],
  "app/routes": [
    "app/keeper",
    "app/rules",
    "app/locales",
    "app/ui",
    "app/forms",
    "app/components",
    "app/workbench",
    "app/server/db",
    "app/server/operations",
    "app/server/http",
    "app/server/pages",
    "context",
  ],
};

/** Files that connect the whole application. */
const doors = /^app\/(root|entry\.(server|client)|routes)\.tsx?$/;

export type Graph = Map<string, string[]>;

export function sourceFiles(): string[] {
  return globSync("app/**/*.{ts,tsx}")
    .filter((file) => !file.endsWith(".d.ts") && !file.includes("+types"))
    .sort();
}

export function importsOf(files: string[], read: (file: string) => string): Graph {
  return new Map(files.map((file) => [file, targets(file, read(file), files)]));
}

function targets(file: string, source: string, files: string[]): string[] {
  const found: string[] = [];
  for (const [statement, path = ""] of source.matchAll(importStatement)) {
    const plain = path.startsWith("~/") ? path.replace("~/", "app/") : normalize(join(dirname(file), path));
    const target = [plain, `${plain}.ts`, `${plain}.tsx`].find(
      (one) => files.includes(one) || existsAsFile(one),
    );
    if (target && /\.tsx?$/.test(target))
      found.push(/^(import|export) type/.test(statement) ? `type ${target}` : target);
  }
  return found;
}

const importStatement =
  /(?:^import[^"';]*?|\bimport\(|^export[^"';]*? from )\s*"(\.{1,2}\/[^"?]+|~\/[^"?]+)(?:\?[^"]*)?"/gm;

function existsAsFile(path: string): boolean {
  return /\.tsx?$/.test(path) && existsSync(path);
}

function roomOf(file: string): string | null {
  if (doors.test(file)) return null;
  if (file === "app/server/services.ts") return "services";
  if (file === "app/server/context.ts") return "context";
  if (file === "app/server/settings.ts") return "settings";
  return Object.keys(rooms).find((room) => file.startsWith(`${room}/`)) ?? "nowhere";
}

export function forbiddenImports(graph: Graph): string[] {
  const found: string[] = [];
  for (const [file, imports] of graph) {
    const room = roomOf(file);
    if (room === null) continue;
    for (const target of imports) {
      const other = roomOf(target.replace(/^type /, ""));
      const known = rooms[room] ?? [];
      const isKnown =
        known.includes(`${other}`) || (target.startsWith("type ") && known.includes(`types of ${other}`));
      if (other !== room && !isKnown) found.push(`${file} -> ${target}`);
    }
  }
  return found;
}

/** Accepted exceptions, as "app/room/one -> app/room/other", each with its reason. */
const acquainted = new Set<string>([]);

/** The import graph between a room's noun folders. */
export function findFolderCircles(graph: Graph): string[] {
  const folders: Graph = new Map();
  for (const [file, imports] of graph) {
    const from = folderOf(file);
    for (const target of imports) {
      const to = folderOf(target.replace(/^type /, ""));
      const isNeighbour = from?.room === to?.room && from?.path !== to?.path;
      if (!from || !to || !isNeighbour || acquainted.has(`${from.path} -> ${to.path}`)) continue;
      folders.set(from.path, [...new Set([...(folders.get(from.path) ?? []), to.path])]);
    }
  }
  return findCircles(folders);
}

function folderOf(file: string): { room: string; path: string } | null {
  const room = roomOf(file);
  if (!room || !file.startsWith(`${room}/`)) return null;
  const [noun, ...rest] = file.slice(room.length + 1).split("/");
  return rest.length > 0 ? { room, path: `${room}/${noun}` } : null;
}

export function findCircles(graph: Graph): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  function walk(file: string, trail: string[]): void {
    const at = trail.indexOf(file);
    if (at >= 0) {
      circles.push([...trail.slice(at), file].join(" -> "));
      return;
    }
    if (done.has(file)) return;
    for (const target of graph.get(file) ?? []) walk(target.replace(/^type /, ""), [...trail, file]);
    done.add(file);
  }
  for (const file of graph.keys()) walk(file, []);
  return circles;
}
