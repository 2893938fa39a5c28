import type { PortraitWishes } from "../pictures/portrait-parts";
import { isSame } from "../review/compare-fields";
import type { Language } from "../site/language";
import type { Translation } from "../site/owner-translation";
import type { EventType } from "./event-types";

/** Fields a series shares with its dates. Each date may differ, except in its language. */
export type SharedFields = {
  title: string;
  location: string;
  host: string;
  event_type: EventType;
  description: string;
  full_description: string;
  image_url: string | null;
  portrait: PortraitWishes | null;
  language: Language;
  translation: Translation | null;
  start_time: string | null;
  end_time: string | null;
  cancelled_at: number | null;
};

export type EventFields = SharedFields & { event_date: string };

/** Columns derived from fields: the listing from the location, the colour from the picture. */
export const derivedColumns = {
  location: ["place_kind", "place_id"],
  image_url: ["image_colour"],
  portrait: ["portrait_code"],
} as const;

const names: readonly (keyof SharedFields)[] = [
  "title",
  "location",
  "host",
  "event_type",
  "description",
  "full_description",
  "image_url",
  "portrait",
  "language",
  "translation",
  "start_time",
  "end_time",
  "cancelled_at",
];
export const sharedFields = names;

export function sharedFieldsOf(row: SharedFields): SharedFields {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as SharedFields;
}

/** Fields in which a date differs from its series, and a day that isn't the rule's. */
export function ownFieldsOf(
  date: Partial<EventFields>,
  series: SharedFields,
  ruleDate: string,
): Partial<EventFields> {
  const shared: EventFields = { ...series, event_date: ruleDate };
  const ownFields = (Object.keys(date) as (keyof EventFields)[]).filter(
    (name) => !isSameField(name, date[name], shared[name]),
  );
  return Object.fromEntries(ownFields.map((name) => [name, date[name]]));
}

/** Whether it's cancelled counts, not when that happened. */
function isSameField(name: keyof EventFields, a: unknown, b: unknown): boolean {
  return name === "cancelled_at" ? (a === null) === (b === null) : isSame(a, b);
}
