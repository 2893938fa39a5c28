import { readData } from "./page-content";

/** A part of a page in a preview: in which language's page it stands, and its title there. */
export type PreviewPart = { name: string; path: string; title: string };

/** What a part says for itself on a page: a row of that page before the built-in text, that before the other language's. */
export function partTitle(
  { name, path }: Pick<PreviewPart, "name" | "path">,
  { rows, builtIn }: { rows: readonly PreviewPart[]; builtIn: readonly PreviewPart[] },
): string {
  const titled = (parts: readonly PreviewPart[]) => parts.filter((one) => one.name === name && one.title);
  const parts = titled(rows).filter((one) => one.path === path);
  return [...parts, ...titled(builtIn), ...titled(rows)][0]?.title ?? name;
}

export function titleIn(stored: unknown): string {
  const data = readData(stored) as { title?: unknown } | null;
  return typeof data?.title === "string" ? data.title : "";
}
