import type { Language } from "../site/language";
import type { ListingKind } from "../site/listing-kinds";
import { localise, readTranslation } from "../site/owner-translation";
import { hourInWords } from "./check-in";
import { hasHours, type WeekHours } from "./hours";
import { formatPrice } from "./prices";
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
/** A hotel's policies are shown one by one; its price is one of its facts too. */
export type SaidFact = Exclude<ConfirmableFact, "policies"> | "check_in" | "check_out" | "price_from";
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
  return confirmableFacts[kind].map((fact) => {
    const value = values.get(fact);
    if (fact === "closed_for_season") return { fact, value: Boolean(value) };
    if (fact !== "hours") return { fact, value: text(value) };
    return {
      fact,
      value: typeof value === "string" ? saidWeek(row, value, language) : weekOf(value, language),
    };
  });
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
  const [price, currency] = [values.get("price_from"), text(values.get("currency")) ?? ""];
  return [
    { fact: "phone" as const, value: text(policies.phone) },
    { fact: "check_in" as const, value: hour(policies.check_in) },
    { fact: "check_out" as const, value: hour(policies.check_out) },
    { fact: "price_from" as const, value: typeof price === "number" ? formatPrice(price, currency) : null },
  ];
}

function weekOf(hours: unknown, language: Language): string | null {
  const week = (hours ?? null) as WeekHours | null;
  return hasHours(week) ? weekInWords(week, language) : null;
}

/** In normal words where readable, else as typed. */
function saidWeek(row: Listing, hours: string, language: Language): string | null {
  const week = parseWeekHours(hours);
  if (week) return weekInWords(week, language);
  const source = { language: row.language, translation: readTranslation(row.translation) };
  return localise(source, { hours }, language, ["hours"]).texts.hours.text || null;
}
