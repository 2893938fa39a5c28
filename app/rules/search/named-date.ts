import { dayOfCivil, daysInMonth, formatDay } from "../time/days";

/** Folded, in both languages, without names that mean something else too: "mar" is the sea. */
const monthNames = [
  "january jan enero ene",
  "february feb febrero",
  "march marzo",
  "april apr abril abr",
  "may mayo",
  "june jun junio",
  "july jul julio",
  "august aug agosto",
  "september sept sep septiembre setiembre",
  "october oct octubre",
  "november nov noviembre",
  "december dec diciembre dic",
].map((names) => names.split(" ").join("|"));

const leapYear = 2028;
const ordinal = "(?:st|nd|rd|th|ro|o)?";
const year = String.raw`(?:,? (?:del? )?20\d\d)?`;

/** Days that are searched by name. */
const namedDays = [
  ["christmas eve|nochebuena", "date12n24"],
  ["christmas(?: day)?|(?:dia de )?navidad", "date12n25"],
  ["new year'?s eve", "date12n31"],
  ["mother'?s day|dia de las? madres?", "date12n8"],
] as const;

const datesInWords = monthNames.map((names, index) => {
  const month = index + 1;
  const days = Array.from({ length: daysInMonth(leapYear, month) }, (_, day) => day + 1);
  const day = `0?(${days.reverse().join("|")})${ordinal}`;
  const said = `(?:the )?${day} (?:of |de )?(?:${names})${year}|(?:${names}) (?:the )?${day}${year}`;
  return [said, `date${month}n$1$2`] as const;
});

/** Dates, and the single words they become: "November 28" and "28 de noviembre" are "date11n28". */
export const datePhrases = [...namedDays, ...datesInWords];

export type NamedDate = `date${number}n${number}`;

/** Only real dates: somebody may type such a word. */
export function isNamedDate(word: string): word is NamedDate {
  const [, month = 0, day = 0] = /^date(\d{1,2})n(\d{1,2})$/.exec(word)?.map(Number) ?? [];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(leapYear, month);
}

/** The next time it's that date, today included. */
export function nextDateOf(word: NamedDate, today: string): string {
  const [month = 0, day = 0] = word.slice("date".length).split("n").map(Number);
  const from = Number(today.slice(0, 4));
  const inYear = (year: number) =>
    day > daysInMonth(year, month) ? "" : formatDay(dayOfCivil(year, month, day));
  let year = from;
  while (inYear(year) < today) year++;
  return inYear(year);
}
