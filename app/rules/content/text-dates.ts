import { localDate } from "../time/panama-time";
import { hashOf } from "./localised-text";
import type { ContentRow } from "./page-content";

/** Since which day a page's built-in words have been what they are, told by a hash of them. */
export type TextDates = { [path: string]: { hash: string; since: string } };

/** Words seen for the first time, or other than before, count from today. */
export function dateTexts(known: TextDates, texts: { [path: string]: unknown }, today: string): TextDates {
  const dated = Object.entries(texts).map(([path, text]) => {
    const hash = hashOf(JSON.stringify(text));
    const before = known[path];
    return [path, before?.hash === hash ? before : { hash, since: today }] as const;
  });
  return Object.fromEntries(dated);
}

/** What was written down; nothing where it cannot be read any more. */
export function readTextDates(stored: string | undefined): TextDates {
  try {
    return (JSON.parse(stored ?? "{}") as TextDates | null) ?? {};
  } catch {
    return {};
  }
}

/** The days that pages of small print name as their own. */
const statedDays: { [path: string]: string } = { "/privacy": "2023-04-14", "/terms": "2023-04-14" };

export function statedDayOf(path: string): string | undefined {
  return statedDays[path];
}

/** The day of a page's text: the one it states, until somebody has rewritten or hidden a part of it. */
export function textDay(stated: string, rows: readonly ContentRow[]): string {
  const changed = rows.filter((row) => !row.is_visible || row.content_data !== "{}");
  const days = changed.map(({ updated_at }) => localDate(new Date(updated_at)));
  return [stated, ...days].sort().at(-1) ?? stated;
}
