import { readData } from "./page-content";

/** A section in a preview: the page it's on, and its title there. */
export type PreviewPart = { name: string; path: string; title: string };

/** Its title: the page's own row, then the built-in text, then the other language. */
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
