import type { ListingKind } from "../rules/site/slugs";
import type { Typed } from "./parse";

/** What somebody said of themselves at sign-up. */
type KnownPerson = {
  name: string;
  whatsapp_number: string | null;
  business_affiliated: boolean;
  business_name: string | null;
};

/** What a new form need not ask again: an event of whoever has one place is most likely there. */
export function knownFields(
  kind: ListingKind | "event",
  person: KnownPerson | undefined,
  places: readonly string[] = [],
): Typed {
  const business = (person?.business_affiliated && person.business_name) || "";
  const number = person?.whatsapp_number ?? "";
  const fields: Record<typeof kind, Record<string, string>> = {
    restaurant: { name: business, whatsapp: number },
    hotel: { name: business },
    activity: { business_name: business, whatsapp: number },
    business: { name: business, phone: number },
    event: { host: business || (person?.name ?? ""), location: (places.length === 1 && places[0]) || "" },
  };
  return Object.fromEntries(
    Object.entries(fields[kind]).flatMap(([field, text]) => (text ? [[field, [text]]] : [])),
  );
}
