import { utcValue } from "../events/feed-times";
import { escapeText, type Line, writeLines } from "../site/icalendar-lines";
import type { Language } from "../site/language";
import { guideName, townKey } from "../town/town";
import type { Water } from "./tide-at";

type Feed = {
  name: string;
  description: string;
  language: Language;
  /** The calendar entry's title. */
  summary: (water: Water) => string;
};

/** Entries that don't mark anybody as busy. The same waters give the same text. */
export function tideFeed(waters: readonly Water[], { name, description, language, summary }: Feed): string {
  return writeLines([
    ["BEGIN", "VCALENDAR"],
    ["VERSION", "2.0"],
    ["PRODID", `-//${guideName}//Tides//${language.toUpperCase()}`],
    ["CALSCALE", "GREGORIAN"],
    ["METHOD", "PUBLISH"],
    ["NAME", escapeText(name)],
    ["X-WR-CALNAME", escapeText(name)],
    ["X-WR-CALDESC", escapeText(description)],
    ["REFRESH-INTERVAL;VALUE=DURATION", "P1D"],
    ["X-PUBLISHED-TTL", "P1D"],
    ...waters.flatMap((water): Line[] => {
      const at = utcValue(new Date(water.at));
      return [
        ["BEGIN", "VEVENT"],
        ["UID", `tide-${at}@${townKey}`],
        ["DTSTAMP", at],
        ["DTSTART", at],
        ["SUMMARY", escapeText(summary(water))],
        ["DESCRIPTION", escapeText(description)],
        ["TRANSP", "TRANSPARENT"],
        ["END", "VEVENT"],
      ];
    }),
    ["END", "VCALENDAR"],
  ]);
}
