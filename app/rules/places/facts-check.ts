import { formatDay, parseDay } from "../time/days";
import type { Range } from "../town/certainty";

/** When owners are asked whether their places' facts are still right. */
const day = 24 * 60 * 60_000;

/** Facts older than this are asked about. */
export const factsAge = 90 * day;
/** Before a season also younger ones, except those confirmed this recently. */
export const freshAge = 30 * day;
/** Between two mails to one owner, so that no month has two. */
export const restBetween = 31 * day;
/** How long such a mail's links work. */
export const linkSpans = { confirm: 30 * day, "take-back": 7 * day, stop: 400 * day } as const;
export type FactLink = keyof typeof linkSpans;
/** After so many mails without an answer an admin should call. */
export const askedInVain = 2;
/** How many days before a season's start it's asked about. */
const seasonLead = 14;
const oldAge = 365 * day;

export type CheckedPlace = {
  confirmed_at: number | null;
  changed_at: number | null;
  approved_at: number | null;
  created_at: number;
};

/** The owner's last confirmation or the last public change, whichever is later. */
export function factsSince({ confirmed_at, changed_at, approved_at, created_at }: CheckedPlace): number {
  return Math.max(confirmed_at ?? 0, changed_at ?? approved_at ?? created_at);
}

/** One due place brings along all that weren't confirmed lately. */
export function placesToAsk<Place extends CheckedPlace>(
  places: readonly Place[],
  isBeforeSeason: boolean,
  now: Date,
): Place[] {
  const age = (place: Place) => now.getTime() - factsSince(place);
  const along = places.filter((place) => age(place) >= freshAge);
  return isBeforeSeason || along.some((place) => age(place) >= factsAge) ? along : [];
}

/** Whether a season begins within two weeks; 12.5 is mid-December. */
export function isBeforeSeason(seasons: readonly Range[], today: string): boolean {
  const now = parseDay(today) ?? 0;
  const coming = Array.from({ length: seasonLead }, (_, ahead) => formatDay(now + ahead + 1));
  return seasons.some(([first]) => coming.some((date) => date.slice(5) === firstDay(first)));
}

function firstDay(month: number): string {
  return `${String(Math.floor(month)).padStart(2, "0")}-${Number.isInteger(month) ? "01" : "16"}`;
}

/** What a place's page says about its facts' age; null where they're young and nobody was asked. */
export type FactsStanding = { is: "confirmed" | "unconfirmed"; since: number } | null;

export function factsStanding(place: CheckedPlace, now: Date): FactsStanding {
  const since = factsSince(place);
  if (now.getTime() - since > oldAge) return { is: "unconfirmed", since };
  return place.confirmed_at === null ? null : { is: "confirmed", since: place.confirmed_at };
}

/** Unsolicited mail written at night waits until this hour in Panama. */
export const mailHour = "09:00";
