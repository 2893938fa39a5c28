import { minutesPerDay } from "../time/days";

export type Half = "am" | "pm";
/** A time as spoken; without AM or PM, "7" may be either. */
export type Clock = { hour: number; minute: number; half: Half | null; padded: boolean };

const halfWords = [
  "a ?m|p ?m|m ?d|m ?n|m",
  // In Spanish "a" also means "to": "9 a 5" isn't nine in the morning.
  "a(?! ?(?:las? |el )?(?:\\d|noon|mid|medi))|p",
  "(?:de|en|por|a) la (?:manana|madrugada|tarde|noche)|del mediodia",
  "in the (?:morning|afternoon|evening)|at night",
].join("|");
const clockText = new RegExp(
  `(?:12 ?(?:del? |the )?)?(noon|midday|midnight|medio ?dia|media ?noche)(?![a-z])|(?:(\\d{1,2})[:.h](\\d{2})|(\\d{1,2})(\\d{2})|(\\d{1,2}))(?!\\d)(?: ?(?:hrs?|hs|horas?|h)(?![a-z]))?(?: ?(?:o ?'? ?clock|en punto))?(?: ?(${halfWords})(?![a-z]))?`,
  "y",
);

/** The time at this position of a normalised text; "wrong" for an impossible one. */
export function clockAt(text: string, at: number): { length: number; clock: Clock | "wrong" } | null {
  clockText.lastIndex = at;
  const found = clockText.exec(text);
  if (!found) return null;
  const [all, word, hours, minutes, joinedHours, joinedMinutes, alone, half] = found;
  if (word) return { length: all.length, clock: twelve(/night|noche/.test(word) ? "am" : "pm") };
  const written = hours ?? joinedHours ?? alone ?? "";
  return { length: all.length, clock: readClock(written, minutes ?? joinedMinutes, half) };
}

const twelve = (half: Half): Clock => ({ hour: 12, minute: 0, half, padded: false });

function readClock(
  hours: string,
  minutes: string | undefined,
  halfWord: string | undefined,
): Clock | "wrong" {
  const hour = Number(hours);
  const minute = Number(minutes ?? 0);
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return "wrong";
  const half = halfWord ? readHalf(halfWord, hour) : null;
  if (half === "wrong") return "wrong";
  const clock = { hour, minute };
  // "17:00 PM" and "0:30 AM" are on the 24-hour clock.
  if (hour > 12 || hour === 0) {
    const fits = half === null || (hour === 0 ? half === "am" : half === "pm");
    return fits ? { ...clock, half: null, padded: false } : "wrong";
  }
  return { ...clock, half, padded: hours.startsWith("0") };
}

/** "12 m." and "12 m. d." are noon, "12 m. n." midnight; twelve "de la noche" is midnight too. */
function readHalf(written: string, hour: number): Half | "wrong" {
  const word = written.replaceAll(" ", "");
  if (word === "m" || word === "md" || word === "mn") {
    if (hour !== 12) return "wrong";
    return word === "mn" ? "am" : "pm";
  }
  if (/noche|night/.test(word)) return hour === 12 || hour < 5 ? "am" : "pm";
  return /^a(?!la)|manana|madrugada|morning/.test(word) ? "am" : "pm";
}

export function minutesOf({ hour, minute }: Clock, half: Half | null): number {
  if (!half) return hour * 60 + minute;
  return ((hour % 12) + (half === "pm" ? 12 : 0)) * 60 + minute;
}

/** One to twelve without AM or PM. */
export function isBare({ hour, half }: Clock): boolean {
  return half === null && hour >= 1 && hour <= 12;
}

/** Only the 24-hour clock has 17, 0 or 09. */
export function tells24(clock: Clock): boolean {
  return clock.half === null && (clock.hour > 12 || clock.hour === 0 || clock.padded);
}

/** The next reading of a bare time, from this minute on. */
export function nextShown(clock: Clock, from: number): number {
  const morning = minutesOf(clock, "am");
  const noon = minutesPerDay / 2;
  return morning + Math.max(0, Math.floor((from - morning) / noon) + 1) * noon;
}
