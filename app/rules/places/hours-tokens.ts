import { foldText } from "../site/fold-text";
import { type Meaning, meaningOf } from "./hours-dictionary";
import { type Clock, clockAt, isBare, minutesOf, tells24 } from "./typed-clock";

export type HoursToken =
  | Exclude<Meaning, { is: "holiday" }>
  | { is: "clock"; clock: Clock; text: string }
  | { is: "break" }
  | { is: "wrong-time" | "letters" | "holiday" | "unknown"; text: string };
type Found = { length: number; word: HoursToken };

/** Words without meaning are dropped. */
export function hoursTokens(text: string): HoursToken[] {
  const plain = plainHours(text);
  const words: HoursToken[] = [];
  for (let at = 0; at < plain.length; ) {
    const { length, word } = wordAt(plain, at, words.at(-1)?.is === "to");
    if (word.is !== "filler") words.push(word);
    at += length;
  }
  return words;
}

/** "Leaves at 5 AM", but not a phone number or "2 tours a day". */
export function namesTime(text: string): boolean {
  return hoursTokens(text).some(
    (word) => word.is === "clock" && (word.clock.half !== null || word.text.includes(":")),
  );
}

function wordAt(plain: string, at: number, isAfterTo: boolean): Found {
  const sign = plain[at] ?? "";
  if (/[a-z]/.test(sign)) return lettersAt(plain, at);
  if (/\d/.test(sign))
    return (isAfterTo ? null : countAt(plain, at)) ?? timeAt(plain, at) ?? unknownAt(plain, at);
  if (/[->→]/.test(sign)) return { length: 1, word: { is: "to" } };
  if (/[&+]/.test(sign)) return { length: 1, word: { is: "and" } };
  if (/[,;/|()[\].·•]/.test(sign)) return { length: 1, word: { is: "break" } };
  return /[\s:"'“”«»=*@]/.test(sign) ? { length: 1, word: { is: "filler" } } : unknownAt(plain, at);
}

function lettersAt(plain: string, at: number): Found {
  const phrase = matchAt(/[a-z]+(?: [a-z]+)*/y, plain, at) ?? "";
  const found = meaningOf(phrase.split(" "));
  const short = found?.meaning.is === "days" ? null : shortDaysAt(plain, at);
  if (short) return short;
  if (!found) return timeAt(plain, at) ?? unknownAt(plain, at);
  const { count, meaning } = found;
  const text = phrase.split(" ").slice(0, count).join(" ");
  // The dot of "Mon." ends no sentence.
  const dot = meaning.is === "days" && plain[at + text.length] === "." ? 1 : 0;
  return { length: text.length + dot, word: meaning.is === "holiday" ? { is: "holiday", text } : meaning };
}

/**
 * Two letters may be another word ("we open"), so they need a dash, a number, another such day, an end, or a final
 * closing ("We off") after them.
 */
const twoLetters = ["mo|lu", "tu|ma", "we|mi", "th|ju", "fr|vi", "sa", "su|do"];
const anyTwo = twoLetters.join("|");
const closed = "(?:off|closed|cerrado|cerrada|libre)";
const twoLetterDay = new RegExp(
  `(${anyTwo})(?![a-z])\\.?(?= ?(?:[-,:/;]|\\d|(?:a|al|to|y|and) (?:${anyTwo})(?![a-z])|${closed} ?(?:[,;/|()]|$)|$))`,
  "y",
);
const letterSpan = /[lmxjvs](?: ?- ?| al? )[xjvsdf](?![a-z])/y;
const letterDay = /[lxjvsd](?= ?:? ?\d| y [lxjvsd](?![a-z]))/y;
const letters = "lmxjvsd";

function shortDaysAt(plain: string, at: number): Found | null {
  const two = matchAt(twoLetterDay, plain, at);
  if (two) return daysFound(two.length, [twoLetters.findIndex((names) => names.includes(two.slice(0, 2)))]);
  const span = matchAt(letterSpan, plain, at);
  if (span) return { length: span.length, word: letterDays(span) };
  const one = matchAt(letterDay, plain, at);
  return one ? daysFound(1, [letters.indexOf(one)]) : null;
}

const daysFound = (length: number, days: readonly number[]): Found => ({
  length,
  word: { is: "days", days },
});

/** "L-V" and "M-F"; "M-S" is Tuesday to Saturday in Spanish and Monday to Saturday in English. */
function letterDays(text: string): HoursToken {
  const [from = "", to = ""] = [text[0], text.at(-1)];
  if (to === "f") return from === "m" ? { is: "days", days: daysBetween(0, 4) } : { is: "letters", text };
  if (from === "m" && to === "s") return { is: "letters", text };
  return { is: "days", days: daysBetween(letters.indexOf(from), letters.indexOf(to)) };
}

/** Around the end of the week: Friday to Monday are four days. */
export function daysBetween(from: number, to: number): number[] {
  const count = ((to - from + 7) % 7) + 1;
  return Array.from({ length: count }, (_, step) => (from + step) % 7);
}

/** Numbers that aren't times: "24 hours", "24/7", "7 days a week". */
function countAt(plain: string, at: number): Found | null {
  const allDay = matchAt(
    /24(?:[/x-]7(?! ?(?:[ap]|:|\d))| ?(?:hours?|hrs?|hs|horas?|h)(?![a-z])(?: (?:a|per|every) day| al dia| diarias)?)/y,
    plain,
    at,
  );
  if (allDay) return { length: allDay.length, word: { is: "all-day" } };
  const week = matchAt(/7 (?:days(?: a week)?|dias(?: (?:de|a) la semana)?)(?![a-z])/y, plain, at);
  return week ? daysFound(week.length, daysBetween(0, 6)) : null;
}

function timeAt(plain: string, at: number): Found | null {
  const time = clockAt(plain, at);
  if (!time) return null;
  const { length, clock } = time;
  const text = plain.slice(at, at + length);
  return { length, word: clock === "wrong" ? { is: "wrong-time", text } : { is: "clock", clock, text } };
}

function unknownAt(plain: string, at: number): Found {
  const text = matchAt(/[^\s,;/|()[\]·•+&]+/y, plain, at) ?? plain.slice(at, at + 1);
  return { length: text.length, word: { is: "unknown", text } };
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

const atTime = "(?=(?:las? )?(?:\\d|noon|mid|medi))";
const opening = new RegExp(`\\b(?:opens?|abre|abren|abrimos|abierto) (?:at |a )${atTime}`, "g");
const closing = new RegExp(
  `(?: ?[,;]| and| y)? ?\\b(?:closes?|closing|cierra|cierran|cerramos) (?:at |a )?${atTime}`,
  "g",
);

/** Normalises accents, case, spaces, dashes and "p. m.". */
export function plainHours(text: string): string {
  return foldText(text.trim().replace(/\n+/g, ";"))
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[\u2010-\u2015\u2212\u2043~\u301c]/g, "-")
    .replace(/(?<=\b|\d)([apm])\. ?([mdn])\b\.?/g, "$1$2")
    .replace(/(?<=\d ?)([apm])\.(?!\w)/g, "$1")
    .replace(/\s+/g, " ")
    .replace(/[.!]+$/, "")
    .replace(opening, "")
    .replace(closing, " - ")
    .trim();
}

/**
 * One time of day, for check-in and check-out: "3 PM", "15:00", "11h", "by noon". Without AM or PM, seven to twelve
 * are in the morning or noon; "3" is unclear.
 */
export function parseTimeOfDay(text: string | null | undefined): number | null {
  const words = hoursTokens((text ?? "").slice(0, 100)).filter(({ is }) => is !== "to");
  const [word, another] = words;
  if (word?.is !== "clock" || another) return null;
  const { clock } = word;
  const isAmbiguous = isBare(clock) && !tells24(clock) && clock.hour < 7;
  return isAmbiguous ? null : minutesOf(clock, clock.half) % (24 * 60);
}
