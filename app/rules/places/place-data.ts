import { isOwnPicture } from "../pictures/picture-sources";
import { type Language, localPath } from "../site/language";
import type { ListingKind } from "../site/listing-kinds";
import { localise, readTranslation } from "../site/owner-translation";
import { safeImageUrl, safeUrl } from "../site/safe-url";
import { formatTime } from "../time/days";
import { telLink, whatsappLink } from "./contact-links";
import { coordinatesOf, roundCoordinate } from "./coordinates";
import { hasHours, type WeekHours } from "./hours";
import { parseKitchenTime } from "./kitchen";
import { osmHours } from "./opening-hours-osm";
import { publicPath } from "./paths";
import { placeMarks } from "./place-marks";
import { parseWeekHours } from "./week-hours";
import { weekInWords } from "./week-words";

/** As the database returns it. */
export type PlaceRow = {
  kind: ListingKind;
  id: string;
  slug: string;
  name: string;
  description: string;
  category: string;
  /** Only activities have one. */
  business_type: string | null;
  address: string;
  latitude: number | null;
  longitude: number | null;
  phone: string | null;
  whatsapp: string | null;
  website: string | null;
  /** JSON, or an activity's single text. */
  hours: string | null;
  kitchen_until: string | null;
  closed_for_season: 0 | 1;
  price_from: number | null;
  currency: string | null;
  /** Only activities have one. */
  duration: string | null;
  image_url: string | null;
  /** JSON, like the translation. */
  mark: string;
  attribution: string | null;
  language: Language;
  translation: string | null;
  changed_at: number;
};

/** Words in the file's language. */
export type PlaceWords = {
  language: Language;
  origin: string;
  /** Why no hours apply at present. */
  asleep: string;
  category: (stored: string) => string;
};

/** For other programs. Every field is present; unknown ones are null. */
export function describePlace(row: PlaceRow, { language, origin, asleep, category }: PlaceWords) {
  const { name, description, duration } = row;
  const nameOf = row.kind === "activity" ? "business_name" : "name";
  const stored = { language: row.language, translation: readTranslation(parsed(row.translation)) };
  const { texts } = localise(stored, { [nameOf]: name, description, duration } as Texts, language, [
    "duration",
  ]);
  const where = coordinatesOf(row);
  const picture = safeImageUrl(row.image_url);
  const kitchen = parseKitchenTime(row.kitchen_until);
  return {
    id: row.id,
    kind: row.kind,
    url: origin + localPath(language, publicPath(row.kind, row.slug)) + (hasPage(row) ? "" : `#${row.slug}`),
    name: texts[nameOf].text,
    description: texts.description.text,
    language: texts.description.lang,
    category: row.category,
    category_name: category(row.business_type ?? row.category),
    address: row.address,
    latitude: where && roundCoordinate(where.latitude),
    longitude: where && roundCoordinate(where.longitude),
    phone: numberOf(telLink(row.phone)),
    whatsapp: numberOf(whatsappLink(row.whatsapp)),
    website: safeUrl(row.website),
    opening_hours: osmHours(writtenHours(row), row.closed_for_season ? asleep : null),
    closed_for_season: row.closed_for_season === 1,
    kitchen_until: kitchen === null ? null : formatTime(kitchen),
    price_from: row.price_from,
    currency: row.price_from === null ? null : (row.currency ?? "USD"),
    duration: texts.duration.text || null,
    marks: marksOf(row.mark),
    image: picture && (isOwnPicture(picture) ? `${origin}${picture}?w=1280` : picture),
    attribution: row.attribution,
    updated_at: new Date(row.changed_at).toISOString(),
  };
}

export type PlaceData = ReturnType<typeof describePlace>;
export type MappedPlace = PlaceData & { latitude: number; longitude: number; about: string[] };

type Texts = Record<"name" | "business_name" | "description" | "duration", string>;

/** With its position and the lines of its map popup; null without a position. */
export function mappedPlace(row: PlaceRow, words: PlaceWords): MappedPlace | null {
  const place = describePlace(row, words);
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null) return null;
  const hours = place.closed_for_season ? words.asleep : hoursInWords(row, words.language);
  const about = [place.category_name, hours, place.phone, place.url, place.attribution];
  return { ...place, latitude, longitude, about: about.filter((line) => line !== null) };
}

function hoursInWords(row: PlaceRow, language: Language): string | null {
  const written = writtenHours(row);
  const week = typeof written === "string" ? parseWeekHours(written) : written;
  return hasHours(week) ? weekInWords(week, language).replaceAll("\u00a0", " ") : null;
}

function writtenHours({ kind, hours }: PlaceRow): WeekHours | string | null {
  return kind === "activity" ? hours : (parsed(hours) as WeekHours | null);
}

/** General businesses share one page. */
const hasPage = ({ kind }: PlaceRow) => kind !== "business";

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

/** In international form. */
function numberOf(link: string | null): string | null {
  return link?.replace(/^(tel:|https:\/\/wa\.me\/(?=\d))/, (way) => (way === "tel:" ? "" : "+")) ?? null;
}

/** Only answered marks, in a fixed order. */
function marksOf(json: string): Record<string, boolean> {
  const answers = parsed(json) as Record<string, unknown> | null;
  return Object.fromEntries(
    placeMarks.flatMap((mark) => {
      const answer = answers?.[mark];
      return typeof answer === "boolean" ? [[mark, answer]] : [];
    }),
  );
}
