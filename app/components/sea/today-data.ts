import type { EventAtVenue } from "../../rules/events/event-at-venue";
import type { HoursRange, WeekHours } from "../../rules/places/hours";
import type { OpenStatus } from "../../rules/places/open-status";
import type { DayPicture } from "../../rules/sea/day-picture";
import type { Window } from "../../rules/sea/day-window";
import type { MoonFact } from "../../rules/sea/moon-of-day";
import type { SkyDay } from "../../rules/sea/sky-day";
import type { SeaDayAhead } from "../../rules/sea/small-day-picture";
import type { SpringRun } from "../../rules/sea/spring-tides";
import type { Tide, Water } from "../../rules/sea/tide-at";
import type { SeaHour } from "../../rules/sea/wave-forecast";
import type { WhenToGo } from "../../rules/sea/when-to-go";
import type { SeasonOfDay } from "../../rules/town/season-of-day";

export type PlaceOfDay = {
  id: string;
  name: string;
  slug: string;
  hours: WeekHours | null;
  openings: HoursRange[];
  status: OpenStatus;
  closesSoon: boolean;
  isMissed: boolean;
};

export type Today = {
  date: string;
  isToday: boolean;
  now: Date;
  until: Date;
  window: Window;
  picture: DayPicture;
  go: WhenToGo | null;
  /** The first low tide in daylight. */
  low: Water | null;
  tide: Tide | null;
  waters: Water[];
  sky: SkyDay;
  moon: MoonFact & { up: { rise: number | null; set: number | null } };
  run: SpringRun | null;
  waves: (SeaHour & { fetchedAt: number }) | null;
  places: PlaceOfDay[];
  hasMorePlaces: boolean;
  events: EventAtVenue[];
  /** Only if nothing more is on. */
  nextEvent: EventAtVenue | null;
  /** Today, whether something was on earlier. */
  hadEvents: boolean;
  hasMoreEvents: boolean;
  season: SeasonOfDay;
  ahead: SeaDayAhead[];
  previous: string | null;
  next: string | null;
};
