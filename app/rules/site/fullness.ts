const gigabyte = 1_000_000_000;
/** From here on somebody should think of it. */
const nearly = 0.8;

export type Fullness = { what: "database" | "pictures"; used: string; limit: string };

/** What comes near its limit, in gigabytes with one digit behind the point. */
export function nearlyFull(what: Fullness["what"], bytes: number, limit: number): Fullness[] {
  if (bytes < nearly * limit * gigabyte) return [];
  const used = Math.round((bytes / gigabyte) * 10) / 10;
  return [{ what, used: String(used), limit: String(limit) }];
}
