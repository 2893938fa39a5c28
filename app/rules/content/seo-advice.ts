import { textWidth } from "./text-width";

/**
 * How search results are set: type size, and pixels before the text is cut. Google publishes no numbers and changes
 * them; these are observed, so they only advise.
 */
export const resultTitle = { size: 20, room: 580 };
export const resultDescription = { size: 14, room: 920 };
export const phoneDescription = { size: 14, room: 680 };

/** Shorter titles say too little to be chosen among ten results. */
const leanTitle = 200;
const leanDescription = 350;

export type LengthAdvice = "missing" | "short" | "long" | "longOnPhones" | null;

export function titleAdvice(title: string): LengthAdvice {
  return lengthAdvice(title, resultTitle, leanTitle);
}

export function descriptionAdvice(description: string): LengthAdvice {
  const advice = lengthAdvice(description, resultDescription, leanDescription);
  const isLong = advice === null && widthOf(description, phoneDescription) > phoneDescription.room;
  return isLong ? "longOnPhones" : advice;
}

function lengthAdvice(text: string, setting: typeof resultTitle, lean: number): LengthAdvice {
  if (!text.trim()) return "missing";
  const width = widthOf(text, setting);
  if (width > setting.room) return "long";
  return width < lean ? "short" : null;
}

function widthOf(text: string, { size }: { size: number }): number {
  return Math.round(textWidth(text.replace(/\s+/g, " ").trim(), size));
}

/** For the bar under a field: percent of the room used, over 100 where the text is cut. */
export function filledPart(text: string, setting: typeof resultTitle): number {
  return Math.ceil((100 * widthOf(text, setting)) / setting.room);
}

type SeoTexts = { path: string; title: string; description: string };

/** Paths that share their title or description with another of the same language. */
export function doubled(pages: readonly SeoTexts[], word: "title" | "description"): Set<string> {
  const byText = new Map<string, string[]>();
  for (const page of pages) {
    const text = page[word].trim().toLowerCase();
    if (text) byText.set(text, [...(byText.get(text) ?? []), page.path]);
  }
  return new Set([...byText.values()].filter((paths) => paths.length > 1).flat());
}
