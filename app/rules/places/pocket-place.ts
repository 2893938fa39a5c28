import { hasHours, type WeekHours } from "./hours";
import type { PlaceMarks } from "./place-marks";
import type { PlaceOnMap } from "./village-map";
import { parseWeekHours } from "./week-hours";

/** What is stored of a place beside what the map shows of it. */
type Stored = {
  /** JSON of a week, or a week in one text. */
  hours: string | null;
  week: string | null;
  kitchen_until: string | null;
  closed_for_season: 0 | 1;
  phone: string | null;
  whatsapp: string | null;
  mark: string;
};

/** A place as the pocket guide tells it: nothing that is true of today alone. */
export type PocketPlace = Omit<PlaceOnMap, "note"> & {
  isClosed: boolean;
  price: string | null;
  hours: WeekHours | null;
  kitchenUntil: string | null;
  /** Its hours as they were written, where nobody can read them. */
  asWritten: string | null;
  phone: string | null;
  whatsapp: string | null;
  /** Both are one number, which is told once. */
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
