import { languageOf, localPath } from "../site/language";
import type { Words } from "../site/words";
import { escapeXml } from "../site/xml";
import { atClockText, dateInWords } from "../time/date-words";
import { formatDay, minutesPerDay } from "../time/days";
import { isPocket, isTwin, needsSignal, pocketPath } from "./kept-pages";

/** Server settings for the service worker: words, what it adds to pages, and the town's clock offset. */
export type KeeperSettings = {
  words: { en: object; es: object };
  sheet: string;
  script: string;
  minutesAhead: number;
};

export type Moment = { at: number; now: number; minutesAhead: number };

/** "yesterday, 6:12 PM", in the town's time. */
export function whenInWords({ t, language }: Words, moment: Moment): string {
  const minute = minuteOf(moment.at, moment);
  const time = atClockText(minute, language);
  const ago = daysAgo(moment);
  if (ago === 0) return t("kept.today", { time });
  if (ago === 1) return t("kept.yesterday", { time });
  const day = dateInWords(formatDay(Math.floor(minute / minutesPerDay)), "dayOfMonth", language);
  return t("kept.earlier", { day, time });
}

const minuteOf = (instant: number, { minutesAhead }: Moment) => Math.floor(instant / 60_000) + minutesAhead;

function daysAgo(moment: Moment): number {
  const dayOf = (instant: number) => Math.floor(minuteOf(instant, moment) / minutesPerDay);
  return dayOf(moment.now) - dayOf(moment.at);
}

/** The end of the day it was kept on. */
function dayEnds(moment: Moment): number {
  const nextDay = Math.floor(minuteOf(moment.at, moment) / minutesPerDay) + 1;
  return (nextDay * minutesPerDay - moment.minutesAhead) * 60_000;
}

type Note = {
  words: Words;
  path: string;
  moment: Moment;
  sheet: string;
  script: string;
  missing: string | null;
};

/** A kept page with its note: when it's from, what the clock has changed since, and what can't work. */
export function withNote(html: string, { words, path, moment, sheet, script, missing }: Note): string {
  const { t, language } = words;
  const pageLanguage = languageOf(path);
  const when = whenInWords(words, moment);
  const say = (key: "asOf" | "notNow" | "needs") => escapeXml(t(`kept.${key}`, { when }));
  const lang = language === pageLanguage ? "" : ` lang="${language}"`;
  const reason = t(missing === null ? "kept.page" : isTwin(path, missing) ? "kept.twin" : "kept.missing", {
    when,
  });
  const line = [
    `<b>${escapeXml(t("kept.title"))}</b>`,
    escapeXml(reason),
    escapeXml(t("kept.without")),
    linkTo(missing ?? "", t("kept.again")),
    ...(isPocket(path) ? [] : [linkTo(localPath(language, pocketPath), t("kept.pocket"))]),
  ].join(" ");
  const note = `<link rel="stylesheet" href="${sheet}"><script type="module" src="${script}"></script><div class="kept-note${daysAgo(moment) === 0 ? "" : " of-another-day"}" data-day-ends="${dayEnds(moment)}" role="status"${lang}><p class="wrap">${line}</p></div>`;
  return html
    .replace(/<header\b/, (header) => note + header)
    .replace(/ data-changes-at="(\d+)"/g, (whole, until) => {
      const state = Number(until) > moment.now ? whole : " data-stale";
      return `${state} data-not-now="${say("notNow")}" data-as-of="${say("asOf")}"`;
    })
    .replace(/<a (?=[^>]*?\bhref="([^"]*)")/g, (whole, href) =>
      needsSignal(href) ? `${whole}data-needs="${say("needs")}" ` : whole,
    );
}

const linkTo = (href: string, label: string) => `<a href="${escapeXml(href)}">${escapeXml(label)}</a>`;
