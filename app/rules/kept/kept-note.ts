import type { Words } from "../site/words";
import { escapeXml } from "../site/xml";
import { atClockText, dateInWords } from "../time/dates";
import { formatDay, minutesPerDay } from "../time/days";

/** What the worker that keeps pages is told by the server: its words, its sheet, and how far the town's clock is ahead. */
export type KeeperSettings = {
  words: { en: object; es: object };
  sheet: string;
  minutesAhead: number;
};

export type Moment = { at: number; now: number; minutesAhead: number };

/** "yesterday, 6:12 PM", by the town's clock. */
export function whenInWords({ t, language }: Words, { at, now, minutesAhead }: Moment): string {
  const minuteOf = (instant: number) => Math.floor(instant / 60_000) + minutesAhead;
  const dayOf = (instant: number) => Math.floor(minuteOf(instant) / minutesPerDay);
  const time = atClockText(minuteOf(at), language);
  const ago = dayOf(now) - dayOf(at);
  if (ago === 0) return t("kept.today", { time });
  if (ago === 1) return t("kept.yesterday", { time });
  return t("kept.earlier", { day: dateInWords(formatDay(dayOf(at)), "day", language), time });
}

type Note = { words: Words; page: Words["language"]; moment: Moment; sheet: string; missing: string | null };

/** A page as it was kept, with a line above it that says so; what has changed since by the clock says of when it is. */
export function withNote(html: string, { words, page, moment, sheet, missing }: Note): string {
  const { t, language } = words;
  const when = whenInWords(words, moment);
  const lang = language === page ? "" : ` lang="${language}"`;
  const told = t(missing === null ? "kept.page" : "kept.missing", { when });
  const line = [
    `<b>${escapeXml(t("kept.title"))}</b>`,
    escapeXml(told),
    escapeXml(t("kept.without")),
    `<a href="${escapeXml(missing ?? "")}">${escapeXml(t("kept.again"))}</a>`,
  ].join(" ");
  const note = `<link rel="stylesheet" href="${sheet}"><div class="kept-note" role="status"${lang}><p class="wrap">${line}</p></div>`;
  const asOf = escapeXml(t("kept.asOf", { when }));
  return html
    .replace(/<header\b/, (header) => note + header)
    .replace(/ data-changes-at="(\d+)"/g, (whole, until) =>
      Number(until) > moment.now ? whole : ` data-as-of="${asOf}"`,
    );
}
