import { hashOf } from "./localised-text";

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
export const statedDays = { "/privacy": "2023-04-14", "/terms": "2023-04-14" };

export function statedDayOf(path: string): string | undefined {
  return (statedDays as { [path: string]: string })[path];
}
