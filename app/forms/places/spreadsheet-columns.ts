import type { Dish } from "../../rules/places/menu";
import { menuText } from "../../rules/places/menu-text";
import type { ListingKind } from "../../rules/site/listing-kinds";
import type { Typed } from "../site/parse";
import { checked } from "./listing-entries";
import { listingForms } from "./listing-forms";
import { takeMenuApart } from "./menu";
import { typedListing } from "./typed-listing";

/** A row's key in its source, or its id if it was created here. */
export const keyColumn = "external_key";
/** Exported but not imported: they follow from other columns or from decisions. */
export const readOnlyColumns = ["slug", "status", "attribution"] as const;

/** Fields whose content is in other columns, or which are generated again. */
const notInTables = /^(hours_text$|menu$|translation\.menu$|portrait\.)/;
const between = " | ";
const yes = "yes";
const meansYes = /^(yes|y|sí|si|s|true|on|x|1)$/i;

const entriesOf = (kind: ListingKind) => listingForms[kind].correction({ category: "" }).entries;

export function fieldColumns(kind: ListingKind): string[] {
  return Object.keys(entriesOf(kind)).filter((name) => !notInTables.test(name));
}

/** `/admin/export` writes these columns and `/admin/import` reads them. */
export function tableColumns(kind: ListingKind): string[] {
  return [keyColumn, ...fieldColumns(kind), ...readOnlyColumns];
}

export function tableLine(kind: ListingKind, listing: { id: string; menu?: Dish[] }): string[] {
  const typed = typedListing(listing, []);
  const entries = entriesOf(kind);
  return tableColumns(kind).map((name) => {
    const text = (typed[name] ?? []).join(between);
    if (name === keyColumn) return text || listing.id;
    if (name === "menu_text") return menuText(listing.menu ?? []);
    return entries[name] === checked && text ? yes : text;
  });
}

export function typedLine(kind: ListingKind, line: Record<string, string>): Typed {
  const typed = Object.entries(entriesOf(kind)).flatMap(([name, entry]): [string, string[]][] => {
    const text = line[name]?.trim();
    if (text === undefined) return [];
    if (name === "menu_text")
      return Object.entries({ [name]: [text], ...takeMenuApart({ [name]: [text] }).typed });
    if (entry === checked) return [[name, meansYes.test(text) ? ["on"] : []]];
    return [[name, entry.type === "array" ? text.split(/\s*[|\n]\s*/).filter(Boolean) : [text]]];
  });
  return Object.fromEntries(typed);
}
