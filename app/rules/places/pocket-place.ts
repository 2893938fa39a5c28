import { hasHours, type WeekHours } from "./hours";
import type { PlaceMarks } from "./place-marks";
import type { PlaceOnMap } from "./village-map";
import { parseWeekHours } from "./week-hours";

/** Stored columns beyond the map's. */
type Stored = {
  /** JSON by day, or one text. */
  hours: string | null;
  week: string | null;
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
  /** The hours as typed, where they're unreadable. */
  asWritten: string | null;
  phone: string | null;
  whatsapp: string | null;
  /** Phone and WhatsApp are the same number. */
  isOneNumber: boolean;
  mark: PlaceMarks;
};

export function pocketPlace({ note, ...place }: PlaceOnMap, stored: Stored): PocketPlace {
  const { phone, whatsapp, week } = stored;
  const own: WeekHours | null = stored.hours === null ? null : JSON.parse(stored.hours);
  const hours = own ?? parseWeekHours(week);
  return {
    ...place,
    isClosed: stored.closed_for_season === 1,
    price: note?.is === "price" ? note.text : null,
    hours: hasHours(hours) ? hours : null,
    kitchenUntil: stored.kitchen_until,
    asWritten: hours === null ? week?.trim() || null : null,
    phone,
    whatsapp,
    isOneNumber: digits(whatsapp) === digits(phone),
    mark: JSON.parse(stored.mark),
  };
}

const digits = (number: string | null) => number?.replace(/\D/g, "") ?? "";
