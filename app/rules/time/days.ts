/** Days and minutes as plain numbers, without time zones. */
export const minutesPerDay = 1440;

/** Sunday is 0, as in the specification. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
type CivilDay = { year: number; month: number; day: number };

const twoDigits = (value: number) => (value < 10 ? `0${value}` : String(value));

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Days since 1970-01-01. Counting years from March puts the leap day last, so no table is needed. */
export function dayOfCivil(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

export function civilOfDay(dayNumber: number): CivilDay {
  const z = dayNumber + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

export function weekdayOfDay(dayNumber: number): Weekday {
  return ((((dayNumber + 4) % 7) + 7) % 7) as Weekday;
}

export const daysFromMonday = (dayNumber: number) => (weekdayOfDay(dayNumber) + 6) % 7;

/** Days since 1970 for an existing yyyy-MM-dd; null for anything else. */
export function parseDay(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8));
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return dayOfCivil(year, month, day);
}

export function formatDay(dayNumber: number): string {
  const { year, month, day } = civilOfDay(dayNumber);
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;
}

export function isDate(value: unknown): value is string {
  return typeof value === "string" && parseDay(value) !== null;
}

export function datesBetween(first: string, last: string): string[] {
  const [from, until] = [parseDay(first), parseDay(last)];
  if (from === null || until === null) return [];
  return Array.from({ length: Math.max(until - from + 1, 0) }, (_, ahead) => formatDay(from + ahead));
}

export function addDays(date: string, days: number): string {
  const day = parseDay(date);
  if (day === null) throw new RangeError(`not a date: ${date}`);
  return formatDay(day + days);
}

/** An HH:mm as minutes of the day. */
export function parseTime(time: string): number | null {
  if (!/^\d{2}:\d{2}$/.test(time)) return null;
  const hours = Number(time.slice(0, 2));
  const minutes = Number(time.slice(3));
  return hours > 23 || minutes > 59 ? null : hours * 60 + minutes;
}

/** 1440 and beyond wrap around. */
export function formatTime(minutes: number): string {
  const ofDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}

export function isTime(value: unknown): value is string {
  return typeof value === "string" && parseTime(value) !== null;
}
