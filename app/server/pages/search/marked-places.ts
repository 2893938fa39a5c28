import { telLink, whatsappLink } from "../../../rules/places/contact-links";
import { nameField } from "../../../rules/places/listing-texts";
import { type OpenStatus, openStatus } from "../../../rules/places/open-status";
import { publicPath } from "../../../rules/places/paths";
import { fits } from "../../../rules/places/place-filter";
import { priceFrom } from "../../../rules/places/prices";
import { parseWeekHours } from "../../../rules/places/week-hours";
import { foundPicture } from "../../../rules/search/found-pictures";
import { affordableFirst } from "../../../rules/search/price-limit";
import type { Query } from "../../../rules/search/query";
import type { Language } from "../../../rules/site/language";
import type { PlaceKind } from "../../../rules/site/listing-kinds";
import { localise, readTranslation } from "../../../rules/site/owner-translation";
import { type AnswerRows, placesMarked } from "./answer-rows";
import type { QueryIntent } from "./query-intent";

const kinds = ["hotel", "restaurant", "activity"] as const;

/** Places with the marks asked for, hotels first and within the price: kind, whether open, and number. */
export function markedPlacesOf(
  [, , , , restaurants, hotels, activities]: AnswerRows,
  { marked, doors }: QueryIntent,
  { priceLimit }: Query,
  language: Language,
  now: Date,
) {
  if (!marked || doors) return null;
  const ofKind = {
    hotel: hotels.map((row) => ({
      ...row,
      type: row.category,
      status: null,
      price: priceFrom("hotel", row),
      contact: contactOf({ phone: row.policies.phone }),
    })),
    restaurant: restaurants.map((row) => ({
      ...row,
      type: row.category,
      status: openStatus(row.hours, now, row.closed_for_season, row.kitchen_until),
      price: null,
      contact: row.closed_for_season ? null : contactOf(row),
    })),
    activity: activities.map((row) => ({
      ...row,
      name: row.business_name,
      type: row.business_type,
      status: openStatus(parseWeekHours(row.hours), now),
      price: priceFrom("activity", row),
      contact: contactOf(row),
    })),
  };
  const found = kinds.map((kind) => ({
    kind,
    places: affordableFirst(
      ofKind[kind].filter((place) => fits(place, marked)).map((place) => ({ ...place, kind })),
      priceLimit,
    )
      .toSorted((one, other) => doorRank(one.status) - doorRank(other.status))
      .slice(0, placesMarked)
      .map(({ type, status, price, contact, ...row }) => ({
        kind,
        name: nameIn(kind, row, language),
        path: publicPath(kind, row.slug),
        type,
        status,
        price,
        contact,
        picture: foundPicture(kind, row),
      })),
  }));
  const places = found.flatMap((one) => one.places);
  const having = found.filter((one) => one.places.length > 0).map(({ kind }) => kind);
  return places.length > 0 ? { marks: marked.marks, places, kinds: having } : null;
}

/** Open places first, those closed for the season last. */
function doorRank(status: OpenStatus | null): number {
  if (status === null || status.state === "open") return 0;
  return status.state === "closed-for-season" ? 2 : 1;
}

type Named = { name: string; language: Language; translation: unknown };

function nameIn(kind: PlaceKind, { name, ...row }: Named, language: Language): string {
  const field = nameField(kind);
  const source = { language: row.language, translation: readTranslation(row.translation) };
  return localise(source, { [field]: name }, language).texts[field]?.text ?? name;
}

type Numbers = { phone?: string | null; whatsapp?: string | null };

/** The phone number, else WhatsApp. */
function contactOf({ phone, whatsapp }: Numbers): { href: string; number: string } | null {
  const [call, chat] = [telLink(phone), whatsappLink(whatsapp)];
  if (call) return { href: call, number: phone?.trim() ?? "" };
  return chat ? { href: chat, number: whatsapp?.trim() ?? "" } : null;
}
