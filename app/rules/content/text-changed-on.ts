import { hashOf } from "../site/text-hash";
import { localDate } from "../time/panama-time";
import type { ContentRow } from "./page-content";

/** Since when each page's built-in text has had its hash. */
export type TextDates = { [path: string]: { hash: string; since: string } };

/** New and changed texts count from today. */
export function dateTexts(known: TextDates, texts: { [path: string]: unknown }, today: string): TextDates {
  const dated = Object.entries(texts).map(([path, text]) => {
    const hash = hashOf(JSON.stringify(text));
    const before = known[path];
    return [path, before?.hash === hash ? before : { hash, since: today }] as const;
  });
  return Object.fromEntries(dated);
}

/** An unreadable file counts as empty. */
export function readTextDates(stored: string | undefined): TextDates {
  try {
    return (JSON.parse(stored ?? "{}") as TextDates | null) ?? {};
  } catch {
    return {};
  }
}

/** Dates that legal pages state themselves. */
const statedDays: { [path: string]: string } = { "/privacy": "2023-04-14", "/terms": "2023-04-14" };

export function statedDayOf(path: string): string | undefined {
  return statedDays[path];
}

/** The stated date, until somebody has changed or hidden a section. */
export function textDay(stated: string, rows: readonly ContentRow[]): string {
  const changed = rows.filter((row) => !row.is_visible || row.content_data !== "{}");
  const days = changed.map(({ updated_at }) => localDate(new Date(updated_at)));
  return [stated, ...days].sort().at(-1) ?? stated;
}
