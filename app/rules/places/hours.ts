import { minutesPerDay } from "../time/days";
import { foldText } from "./search-text";

/** Minutes since the day began; past midnight `closes` goes on counting, so 26:00 is two in the next morning. */
export type HoursRange = { opens: number; closes: number };
export type DayHours =
  | { state: "open"; ranges: HoursRange[] }
  | { state: "closed" }
  | { state: "unreadable" };

/** In the order an owner fills them in; the index of a Panama weekday is another one, see `weekdayNames`. */
export const daysOfHours = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
export type DayOfHours = (typeof daysOfHours)[number];
export const weekdayNames: readonly DayOfHours[] = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
];
export type WeekHours = { [day in DayOfHours]?: string | null };

type Meridiem = "am" | "pm";
type Clock = { hour: number; minute: number; meridiem: Meridiem | null; padded: boolean };

const closedWords = new Set([
  "closed",
  "closed all day",
  "close",
  "cerrado",
  "cerrada",
  "cerrado todo el dia",
  "cerramos",
  "no abre",
  "no abrimos",
  "descanso",
]);
const allDay =
  /^(?:open |abierto |abierta )?(?:(?:las )?24 ?(?:h|hs|hr|hrs|hours?|horas?)(?: (?:a day|al dia))?|24\/7)$/;
const longestText = 200;

const meridiemWords =
  "a ?m|p ?m|m ?d|m ?n|m|a|p|(?:de|en|por) la (?:manana|madrugada|tarde|noche)|del mediodia|in the (?:morning|afternoon|evening)|at night";
const clock = `(?:(noon|midday|midnight|(?:el |la )?medio ?dia|(?:el |la )?media ?noche)|(\\d{1,2})(?:[:.h]?(\\d{2}))?(?: ?(?:h|hs|hrs?|horas))?(?: ?(${meridiemWords})(?![a-z]))?)`;
const rangeText = new RegExp(
  `^(?:open|abierto|abierta|abrimos)? ?(?:from|desde|de)? ?(?:las? )?${clock} ?(?:-|to|until|till|til|a|al|hasta) ?(?:las? )?${clock}$`,
);

const read = new Map<string, DayHours>();
const mostTexts = 500;

/** One day as an owner wrote it. A town writes its hours in a few ways only, so each is read once. */
export function parseDayHours(text: string | null | undefined): DayHours {
  const written = text ?? "";
  const before = read.get(written);
  if (before) return before;
  if (written.length > longestText) return { state: "unreadable" };
  if (read.size === mostTexts) read.clear();
  const hours = readDayHours(written);
  read.set(written, hours);
  return hours;
}

/** What cannot be read is neither open nor closed. */
function readDayHours(text: string): DayHours {
  const plain = plainText(text);
  if (plain === "" || closedWords.has(plain)) return { state: "closed" };
  if (allDay.test(plain)) return { state: "open", ranges: [{ opens: 0, closes: minutesPerDay }] };
  const parts = plain.split(/[;,/&]| (?:and|y) /).map((part) => part.trim());
  const ranges = parts.filter(Boolean).map(parseRange);
  if (ranges.length === 0 || ranges.includes(null)) return { state: "unreadable" };
  return { state: "open", ranges: (ranges as HoursRange[]).sort((a, b) => a.opens - b.opens) };
}

/** One text for every day, as activities write theirs; null when it cannot be read, so that nothing is claimed. */
export function everyDay(text: string | null | undefined): WeekHours | null {
  if (!text?.trim() || parseDayHours(text).state === "unreadable") return null;
  return Object.fromEntries(daysOfHours.map((day) => [day, text]));
}

/** "3 PM" in minutes of the day; what cannot be read as one time claims nothing. */
export function parseTimeOfDay(text: string | null | undefined): number | null {
  if (!text?.trim()) return null;
  const read = parseDayHours(`${text} - 11:59 PM`);
  const [range, ...others] = read.state === "open" ? read.ranges : [];
  return range && others.length === 0 ? range.opens : null;
}

/** Nothing written on any day says nothing about the place; one written day makes the blank ones closed. */
export function hasHours(hours: WeekHours | null | undefined): hours is WeekHours {
  return !!hours && daysOfHours.some((day) => hours[day]?.trim());
}

/** Accents, capitals, odd spaces, every kind of dash and the dots of "p. m." no longer matter. */
function plainText(text: string): string {
  return foldText(text.trim().replace(/\n/g, ";"))
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[\u2010-\u2015\u2212\u2043~\u301c]/g, "-")
    .replace(/\b([apm])\. ?([mdn])\b\.?/g, "$1$2")
    .replace(/\b([apm])\.(?!\w)/g, "$1")
    .replace(/\s+/g, " ")
    .replace(/[.!]+$/, "")
    .trim();
}

function parseRange(text: string): HoursRange | null {
  const found = rangeText.exec(text);
  const start = found && readClock(found[1], found[2], found[3], found[4]);
  const end = found && readClock(found[5], found[6], found[7], found[8]);
  if (!start || !end) return null;
  const opens = startMinutes(start, end) % minutesPerDay;
  const closes = endMinutes(end, start, opens);
  if (closes <= opens && isBare(start) && isBare(end) && !end.padded) return null;
  return { opens, closes: closes <= opens ? closes + minutesPerDay : closes };
}

function readClock(word?: string, hours?: string, minutes?: string, half?: string): Clock | null {
  if (word) return { hour: 12, minute: 0, meridiem: /night|noche/.test(word) ? "am" : "pm", padded: false };
  const hour = Number(hours);
  const minute = Number(minutes ?? 0);
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null;
  const meridiem = half ? readMeridiem(half, hour) : null;
  if (meridiem === "unknown") return null;
  // "17:00 PM" and "0:30 AM" are the 24-hour clock with a word too many.
  if (hour > 12 || hour === 0) {
    const fits = meridiem === null || (hour === 0 ? meridiem === "am" : meridiem === "pm");
    return fits ? { hour, minute, meridiem: null, padded: false } : null;
  }
  return { hour, minute, meridiem, padded: hours?.[0] === "0" };
}

/** "12 m." and "12 m. d." are noon and "12 m. n." midnight; twelve "de la noche" is midnight too. */
function readMeridiem(half: string, hour: number): Meridiem | "unknown" {
  const word = half.replace(" ", "");
  if (word === "m" || word === "md" || word === "mn") {
    if (hour !== 12) return "unknown";
    return word === "mn" ? "am" : "pm";
  }
  if (/noche|night/.test(word)) return hour === 12 || hour < 5 ? "am" : "pm";
  return /^a|manana|madrugada|morning/.test(word) ? "am" : "pm";
}

function minutesOf({ hour, minute }: Clock, meridiem: Meridiem | null): number {
  if (!meridiem) return hour * 60 + minute;
  return ((hour % 12) + (meridiem === "pm" ? 12 : 0)) * 60 + minute;
}

/** A start without AM or PM takes the end's, unless that would put it at or after the end. */
function startMinutes(start: Clock, end: Clock): number {
  if (start.meridiem || start.hour > 12 || start.hour === 0 || !end.meridiem) {
    return minutesOf(start, start.meridiem);
  }
  const same = minutesOf(start, end.meridiem);
  return same < minutesOf(end, end.meridiem) ? same : minutesOf(start, end.meridiem === "am" ? "pm" : "am");
}

/** An end without AM or PM after a start that has one is the next time the clock shows it. */
function endMinutes(end: Clock, start: Clock, opens: number): number {
  if (end.meridiem || !start.meridiem || end.hour > 12 || end.hour === 0) return minutesOf(end, end.meridiem);
  const morning = minutesOf(end, "am");
  const evening = minutesOf(end, "pm");
  return morning > opens ? morning : evening > opens ? evening : morning + minutesPerDay;
}

/** "9 - 5" may be nine to five or nine in the morning to five in the next: a wrong guess ends at a closed door. */
function isBare({ hour, meridiem }: Clock): boolean {
  return meridiem === null && hour >= 1 && hour <= 12;
}
