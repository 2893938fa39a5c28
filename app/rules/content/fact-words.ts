import type { FactWord, Words } from "../site/words";
import { dateInWords } from "../time/date-words";
import type { Range } from "../town/certainty";
import { driveBetween, type Fact, monthsOf, shares, type TownFacts } from "../town/facts";
import { isWithin, type Season } from "../town/seasons";

type Speaker = Pick<Words, "t" | "language">;

/**
 * Facts of the town in a language, by the names texts use: `turtleMonths`; capitalised at the start of a sentence,
 * `TurtleMonths`; with its certainty, `turtleMonthsSaid`; short for tables, `driveTonosiShort`.
 */
export function factWords(facts: TownFacts, speaker: Speaker): FactWord {
  const known = new Map<string, string | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, wordOf(name, facts, speaker));
    return known.get(name);
  };
}

function wordOf(name: string, facts: TownFacts, speaker: Speaker): string | undefined {
  const [, first = "", plain = "", form] = name.match(/^(.)(\w*?)(Said|Short)?$/) ?? [];
  const fact = factOf(first.toLowerCase() + plain, facts);
  const word = fact ? wordsOf(fact, form, speaker) : otherWord(first.toLowerCase() + plain, facts, speaker);
  return word && first !== first.toLowerCase() ? capitalised(word) : word;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A stored fact or a derived one. */
function factOf(name: string, facts: TownFacts): Fact | undefined {
  const drive = (amount: Range): Fact => ({ unit: "minutes", amount, certainty: "low" });
  switch (name) {
    case "hoursToTown":
      return drive(driveBetween(facts, "panama-city", "cambutal"));
    case "fromTonosi":
      return drive(driveBetween(facts, "tonosi", "cambutal"));
    case "fromLasTablas":
      return drive(driveBetween(facts, "las-tablas", "cambutal"));
    default:
      return facts.get(name);
  }
}

function otherWord(name: string, facts: TownFacts, speaker: Speaker): string | undefined {
  const [, month] = name.match(/^month(\d{1,2})$/) ?? [];
  if (month) return monthLine(Number(month), facts, speaker);
  if (name === "lastWhales") return monthName(monthsOf(facts, "whale")[1], speaker);
  return undefined;
}

function wordsOf({ unit, amount, certainty }: Fact, form: string | undefined, speaker: Speaker): string {
  const { t } = speaker;
  const [least, most] = amount;
  const isOne = least === most;
  const said = (fact: string) => (form === "Said" ? t(`facts.said.${certainty}`, { fact }) : fact);
  switch (unit) {
    case "months": {
      const [from, until] = amount.map((month) => monthName(month, speaker));
      return said(t(`facts.months.${isOne ? "one" : "span"}`, { from, until }));
    }
    case "minutes":
      return said(driveTime(amount, form === "Short", speaker));
    case "km":
      return t(`facts.km.${certainty}`, { km: least });
    case "feet":
      return said(t(`facts.feet.${isOne ? "one" : "span"}`, { least, most }));
    case "share":
      return t(`facts.shares.${shares[least] ?? "some"}`);
  }
}

/** "20 to 45 minutes", "4 to 5 hours", "1 h 40 to 2 h 05", "45 min to 1 h". */
export function driveTime([least, most]: Range, isShort: boolean, { t }: Pick<Speaker, "t">): string {
  const style = most < 60 ? "minutes" : least % 60 === 0 && most % 60 === 0 ? "hours" : "both";
  const one = (minutes: number) => {
    if (style !== "both") return style === "hours" ? minutes / 60 : minutes;
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (hours === 0) return t("facts.clock.minutes", { minutes: rest });
    return rest === 0
      ? t("facts.clock.hours", { hours })
      : t("facts.clock.both", { hours, minutes: String(rest).padStart(2, "0") });
  };
  const key = `facts.${isShort ? "short" : "time"}.${least === most ? "one" : "span"}.${style}` as const;
  return t(key, { least: one(least), most: one(most) });
}

function monthName(month: number, { t, language }: Speaker): string {
  const name = dateInWords(`2026-${String(Math.floor(month)).padStart(2, "0")}`, "monthName", language);
  return Number.isInteger(month) ? name : t("facts.months.middle", { month: name });
}

/** What's in season in a month: "Rain, swell, the first whales, turtles." */
function monthLine(month: number, facts: TownFacts, { t }: Speaker): string {
  const day = (half: number) => `2026-${String(month).padStart(2, "0")}-${half}`;
  const has = (season: Season) => isWithin(monthsOf(facts, season), day(10));
  const isFirst = (season: Season) => Math.floor(monthsOf(facts, season)[0]) === month;
  const isLast = (season: Season) => Math.floor(monthsOf(facts, season)[1]) === month;
  const marks = [
    has("dry") ? "dry" : isWithin(monthsOf(facts, "dry"), day(20)) && "drySoon",
    has("rainBest") ? "rainBest" : has("rain") && (isFirst("rain") ? "rainFirst" : "rain"),
    has("swell") && (isFirst("swell") ? "swellFirst" : isLast("swell") ? "swellLast" : "swell"),
    has("cool") && "cool",
    has("whale") && (isFirst("whale") ? "whaleFirst" : isLast("whale") ? "whaleLast" : "whale"),
    has("turtleBest") ? "turtleBest" : has("turtle") && "turtle",
  ] as const;
  const words = marks.flatMap((mark) => (mark ? [t(`facts.month.${mark}`)] : []));
  return words.length === 0 ? "" : `${capitalised(words.join(", "))}.`;
}
