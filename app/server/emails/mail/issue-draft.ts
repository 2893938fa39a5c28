import type { TFunction } from "i18next";
import type { RecurrencePattern } from "../../../rules/events/recurrence";
import { type RecurrenceWords, recurrenceInWords } from "../../../rules/events/recurrence-words";
import type { IssueBlock } from "../../../rules/mail/issue";
import { feetText, metresText } from "../../../rules/sea/height-text";
import type { Water } from "../../../rules/sea/tide-at";
import { type Language, localPath } from "../../../rules/site/language";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import { escapeWords, escapeXml } from "../../../rules/site/xml";
import { clockText, dateInWords, datesOfMonthInWords } from "../../../rules/time/date-words";
import { parseDay, parseTime } from "../../../rules/time/days";
import { localDate, timeText } from "../../../rules/time/panama-time";
import type { TownFacts } from "../../../rules/town/facts";
import type { SeasonOfDay } from "../../../rules/town/season-of-day";

type Rule = RecurrencePattern & { first_date: string; start_time: string | null };
type Linked = { name: string; path: string };
/** The news in one language. */
export type IssueNews = {
  month: string;
  /** An event that repeats within the month says its rule, or names its dates. */
  events: (Linked & { rule: Rule | null; dates: string[]; time: string | null; location: string })[];
  places: (Linked & { kind: ListingKind; line: string })[];
  posts: Linked[];
  /** The month's highest and lowest water by daylight. */
  tides: Water[];
  season: SeasonOfDay;
  facts: TownFacts;
};
type Draft = { subject: string; content: string };

/** For the editor to shorten. */
export function issueDraft(
  t: TFunction,
  language: Language,
  news: IssueNews,
  blocks: readonly IssueBlock[],
): Draft {
  const month = dateInWords(news.month, "month", language);
  const opening = `<p>${escapeWords(t("newsletterIssue.draft.opening", { month }))}</p>`;
  const parts = blocks.map((block) => issueBlock(t, language, news, block));
  return {
    subject: t("newsletterIssue.draft.subject", { month }),
    content: [opening, ...parts.filter(Boolean)].join("\n"),
  };
}

/** One block as HTML; empty where there's no news. */
export function issueBlock(t: TFunction, language: Language, news: IssueNews, block: IssueBlock): string {
  const link = ({ name, path }: Linked) =>
    `<a href="${escapeXml(localPath(language, path))}">${escapeWords(name)}</a>`;
  const lists: Record<IssueBlock, string[]> = {
    events: news.events.map((event) => {
      const when = event.rule ? ruleInWords(t, event.rule) : datesLine(event, language);
      const where = event.location ? `, ${escapeWords(event.location)}` : "";
      return `${escapeWords(when)}: ${link(event)}${where}`;
    }),
    places: news.places.map((place) => {
      const kind = t(`newsletterIssue.draft.kinds.${place.kind}`);
      return `${link(place)}, ${escapeWords(place.line ? `${kind}: ${place.line}` : kind)}`;
    }),
    posts: news.posts.map(link),
    tides: news.tides.map((water) => escapeWords(tideLine(t, language, water))),
    season: [],
  };
  const heading = `<h2>${escapeWords(t(`newsletterIssue.blocks.${block}`))}</h2>`;
  if (block === "season") return `${heading}\n<p>${escapeWords(t(`sea.today.season.${news.season}`))}</p>`;
  const lines = lists[block];
  if (lines.length === 0) return "";
  return `${heading}\n<ul>\n${lines.map((line) => `<li>${line}</li>`).join("\n")}\n</ul>`;
}

function datesLine({ dates, time }: { dates: string[]; time: string | null }, language: Language): string {
  const [first = "", another] = dates;
  const day = capitalised(
    another ? datesOfMonthInWords(dates, language) : dateInWords(first, "day", language),
  );
  const minutes = time === null ? null : parseTime(time);
  return minutes === null ? day : `${day}, ${clockText(minutes, language)}`;
}

/** "Every Tuesday and Thursday, 7:00 AM". */
function ruleInWords(t: TFunction, rule: Rule): string {
  const words: RecurrenceWords = { ...t("events.words", { returnObjects: true }), at: "{start}" };
  const { first_date, start_time } = rule;
  return recurrenceInWords(rule, parseDay(first_date) ?? 0, { start_time, end_time: null }, words);
}

function tideLine(t: TFunction, language: Language, { at, kind, metres }: Water): string {
  const instant = new Date(at);
  return t(`newsletterIssue.draft.${kind}`, {
    date: dateInWords(localDate(instant), "day", language),
    time: timeText(instant, language),
    height: t("sea.height", { metres: metresText(metres), feet: feetText(metres) }),
  });
}

/** Spanish weekdays are lower case except at the start of a line. */
function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
