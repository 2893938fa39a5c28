const gigabyte = 1_000_000_000;
const nearly = 0.8;

export type Fullness = { what: "database" | "pictures"; used: string; limit: string };

/** In gigabytes with one decimal. */
export function nearlyFull(what: Fullness["what"], bytes: number, limit: number): Fullness[] {
  if (bytes < nearly * limit * gigabyte) return [];
  const used = Math.round((bytes / gigabyte) * 10) / 10;
  return [{ what, used: String(used), limit: String(limit) }];
}
