import type { Language } from "../site/language";
import type { ListingKind } from "../site/listing-kinds";
import { localise, readTranslation } from "../site/owner-translation";
import { hourInWords } from "./check-in";
import { hasHours, type WeekHours } from "./hours";
import { priceFrom } from "./prices";
import { parseWeekHours } from "./week-hours";
import { weekInWords } from "./week-words";

/** Facts that go stale: the only ones an owner may change by a mailed link. */
export const confirmableFacts = {
  restaurant: ["hours", "phone", "whatsapp", "closed_for_season"],
  hotel: ["policies"],
  activity: ["hours", "whatsapp"],
  business: ["phone"],
} as const satisfies Record<ListingKind, readonly string[]>;

export type ConfirmableFact = "hours" | "phone" | "whatsapp" | "closed_for_season" | "policies";
/** A hotel's policies are shown one by one; prices and lengths are shown too, but changed in My Listings. */
export type SaidFact =
  | Exclude<ConfirmableFact, "policies">
  | ("check_in" | "check_out" | "price_from" | "duration");
type Said = { fact: SaidFact; value: string | boolean | null };

type Listing = { language: Language; translation: unknown };

export function confirmableFactsOf(
  kind: ListingKind,
  row: object,
): Partial<Record<ConfirmableFact, unknown>> {
  const values = new Map(Object.entries(row));
  return Object.fromEntries(confirmableFacts[kind].map((name) => [name, values.get(name) ?? null]));
}

/** In words of a language; null without a value. */
export function saidFacts<Row extends Listing>(kind: ListingKind, row: Row, language: Language): Said[] {
  const values = new Map<string, unknown>(Object.entries(row));
  if (kind === "hotel") return saidOfHotel(values, language);
  const confirmable = confirmableFacts[kind].map((fact): Said => {
    const value = values.get(fact);
    if (fact === "closed_for_season") return { fact, value: Boolean(value) };
    if (fact !== "hours") return { fact, value: text(value) };
    return {
      fact,
      value: typeof value === "string" ? saidWeek(row, value, language) : weekOf(value, language),
    };
  });
  return kind === "activity" ? [...confirmable, ...saidOfOffer(row, values, language)] : confirmable;
}

function saidOfOffer(row: Listing, values: Map<string, unknown>, language: Language): Said[] {
  return [
    { fact: "price_from", value: saidPrice("activity", values) },
    { fact: "duration", value: saidText(row, "duration", text(values.get("duration")), language) },
  ];
}

/** Before and after in words; changes of spelling alone are left out where possible. */
export function changedFacts<Row extends Listing>(
  kind: ListingKind,
  row: Row,
  { before, after }: { before: object; after: object },
  language: Language,
): { before: Said; after: Said }[] {
  const old = saidFacts(kind, { ...row, ...before }, language);
  const changes = saidFacts(kind, { ...row, ...after }, language).flatMap((young, index) => {
    const was = old[index];
    const isAbout = young.fact in after || (kind === "hotel" && young.fact !== "price_from");
    return was && isAbout ? [{ before: was, after: young }] : [];
  });
  const news = changes.filter((one) => one.before.value !== one.after.value);
  return news.length > 0 ? news : changes;
}

function text(value: unknown): string | null {
  return typeof value === "string" && value.trim() ? value.trim() : null;
}

function saidOfHotel(values: Map<string, unknown>, language: Language) {
  const policies = (values.get("policies") ?? {}) as { [name: string]: unknown };
  const hour = (value: unknown) => hourInWords(text(value) ?? undefined, language) ?? null;
  return [
    { fact: "phone" as const, value: text(policies.phone) },
    { fact: "check_in" as const, value: hour(policies.check_in) },
    { fact: "check_out" as const, value: hour(policies.check_out) },
    { fact: "price_from" as const, value: saidPrice("hotel", values) },
  ];
}

function weekOf(hours: unknown, language: Language): string | null {
  const week = (hours ?? null) as WeekHours | null;
  return hasHours(week) ? weekInWords(week, language) : null;
}

/** In normal words where readable, else as typed. */
function saidWeek(row: Listing, hours: string, language: Language): string | null {
  const week = parseWeekHours(hours);
  return week ? weekInWords(week, language) : saidText(row, "hours", hours, language);
}

function saidText(row: Listing, field: string, written: string | null, language: Language): string | null {
  const source = { language: row.language, translation: readTranslation(row.translation) };
  return localise(source, { [field]: written }, language, [field]).texts[field]?.text || null;
}

function saidPrice(kind: "hotel" | "activity", values: Map<string, unknown>): string | null {
  const price = values.get("price_from");
  if (typeof price !== "number") return null;
  return priceFrom(kind, { price_from: price, currency: text(values.get("currency")) ?? "" })?.text ?? null;
}
