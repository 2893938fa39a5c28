import type { Language } from "../site/language";
import type { LocalText } from "../site/owner-translation";
import { hasHours, type WeekHours } from "./hours";
import type { PlaceMarks } from "./place-marks";
import type { PlaceOnMap } from "./village-map";
import { parseWeekHours } from "./week-hours";
import { hoursAsWritten } from "./week-of-place";

/** Stored columns beyond the map's. */
type Stored = {
  /** JSON by day, or one text. */
  hours: string | null;
  week: string | null;
  /** JSON. */
  week_translation: string | null;
  language: Language;
  kitchen_until: string | null;
  closed_for_season: 0 | 1;
  phone: string | null;
  whatsapp: string | null;
  mark: string;
};

/** Only what's true on any day. */
export type PocketPlace = Omit<PlaceOnMap, "note"> & {
  isClosed: boolean;
  price: string | null;
  hours: WeekHours | null;
  kitchenUntil: string | null;
  /** The owner's words, where they're unreadable as hours. */
  asWritten: LocalText | null;
  phone: string | null;
  whatsapp: string | null;
  /** Phone and WhatsApp are the same number. */
  isOneNumber: boolean;
  mark: PlaceMarks;
};

export function pocketPlace({ note, ...place }: PlaceOnMap, stored: Stored, wanted: Language): PocketPlace {
  const { phone, whatsapp, week, language } = stored;
  const translation = { hours: JSON.parse(stored.week_translation ?? "null") };
  const own: WeekHours | null = stored.hours === null ? null : JSON.parse(stored.hours);
  const hours = own ?? parseWeekHours(week);
  return {
    ...place,
    isClosed: stored.closed_for_season === 1,
    price: note?.is === "price" ? note.text : null,
    hours: hasHours(hours) ? hours : null,
    kitchenUntil: stored.kitchen_until,
    asWritten: hoursAsWritten({ hours: week, language, translation }, wanted),
    phone,
    whatsapp,
    isOneNumber: digits(whatsapp) === digits(phone),
    mark: JSON.parse(stored.mark),
  };
}

const digits = (number: string | null) => number?.replace(/\D/g, "") ?? "";
