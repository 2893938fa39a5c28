import { formatDay, parseDay } from "../time/days";
import type { Range } from "../town/certainty";

/** When an owner is asked whether what visitors read of their places is still right, and what becomes of no answer. */
const day = 24 * 60 * 60_000;

/** Facts that nobody has looked at for so long are asked about. */
export const factsAge = 90 * day;
/** Before a season those are, too, that somebody looked at lately, unless it was as lately as this. */
export const freshAge = 30 * day;
/** Between two mails to one owner, so that no month has two. */
export const restBetween = 31 * day;
/** How long the links of such a mail do what they are for. */
export const linkSpans = { confirm: 30 * day, "take-back": 7 * day, stop: 400 * day } as const;
export type FactLink = keyof typeof linkSpans;
/** So often asked without an answer, it is for an admin to ring them up. */
export const askedInVain = 2;
/** So many days before its first one a season is asked about. */
const seasonLead = 14;
const oldAge = 365 * day;

export type CheckedPlace = {
  confirmed_at: number | null;
  changed_at: number | null;
  approved_at: number | null;
  created_at: number;
};

/** Since when the facts of a place are as they are: its owner's last word, or the last change of what visitors read. */
export function factsSince({ confirmed_at, changed_at, approved_at, created_at }: CheckedPlace): number {
  return Math.max(confirmed_at ?? 0, changed_at ?? approved_at ?? created_at);
}

/** Which of an owner's places a mail asks about: one that is due takes along what was not looked at lately. */
export function placesToAsk<Place extends CheckedPlace>(
  places: readonly Place[],
  isBeforeSeason: boolean,
  now: Date,
): Place[] {
  const age = (place: Place) => now.getTime() - factsSince(place);
  const along = places.filter((place) => age(place) >= freshAge);
  return isBeforeSeason || along.some((place) => age(place) >= factsAge) ? along : [];
}

/** Whether one of the seasons begins within the next two weeks; a month from its middle counts as 12.5. */
export function isBeforeSeason(seasons: readonly Range[], today: string): boolean {
  const now = parseDay(today) ?? 0;
  const coming = Array.from({ length: seasonLead }, (_, ahead) => formatDay(now + ahead + 1));
  return seasons.some(([first]) => coming.some((date) => date.slice(5) === firstDay(first)));
}

function firstDay(month: number): string {
  return `${String(Math.floor(month)).padStart(2, "0")}-${Number.isInteger(month) ? "01" : "16"}`;
}

/** What a place's page says of how fresh its facts are; nothing where nobody was ever asked and they are young. */
export type FactsStanding = { is: "confirmed" | "unconfirmed"; since: number } | null;

export function factsStanding(place: CheckedPlace, now: Date): FactsStanding {
  const since = factsSince(place);
  if (now.getTime() - since > oldAge) return { is: "unconfirmed", since };
  return place.confirmed_at === null ? null : { is: "confirmed", since: place.confirmed_at };
}

/** Mail that nobody asked for comes in the morning: written at night, it leaves at this hour of the town. */
export const mailHour = "09:00";
