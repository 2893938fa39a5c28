import { categoryFor } from "../../rules/imports/category-words";
import { matchColumns } from "../../rules/imports/column-names";
import type { OldPlace } from "../../rules/imports/wxr-item";
import type { Language } from "../../rules/site/language";
import { shortTownName } from "../../rules/town/town";
import type { ImportedRow, RowNote } from "./import-row";

/** Fields a directory may contain besides the text. Ratings are left out: they were given by that site's visitors. */
const placeFields = [
  ...["address", "location", "latitude", "longitude", "phone", "whatsapp", "website", "email"],
  ...["hours", "hours_text", "affiliate_url", "price_from", "currency", "duration"],
];
const ownPrefix = /^_*(geodir|hp|job|company|listing|wpbdp|geolocation|manual|atbdp)_/;
const packed = /^([aO]:\d+:\{|s:\d+:")/;

export function rowFromOldPlace(item: OldPlace, language: Language): ImportedRow {
  const { kind, key, title, categories, amenities, description, pictures, comments } = item;
  const notes: RowNote[] = comments > 0 ? [{ about: "comments", text: String(comments) }] : [];
  if (!kind) {
    const unknown: RowNote = { about: "unknown", text: categories.join(", ") || title };
    return { kind: "business", key, line: { name: title }, notes: [unknown], isUnknown: true };
  }
  const meta = Object.entries(item.meta).filter(([, text]) => !packed.test(text));
  const names = meta.map(([name]) => name.replace(ownPrefix, "").replace(/^_+/, ""));
  const fields = matchColumns(names, placeFields, language);
  const found = Object.fromEntries(
    fields.flatMap((field, at) => (field ? [[field, meta[at]?.[1] ?? ""]] : [])),
  );
  const address = found.address || found.location || "";
  if (!address) notes.push({ about: "read", field: "address", text: "", becomes: shortTownName });
  const [main = "", ...others] = pictures;
  const line = {
    ...found,
    name: title,
    business_name: title,
    address: address || shortTownName,
    description,
    category: categories.find((name) => categoryFor(kind, name)) ?? categories.join(", "),
    ...(amenities.length > 0 ? { amenities: amenities.join("|") } : {}),
    affiliate_url: found.affiliate_url || found.website || "",
    whatsapp: found.whatsapp || (kind === "activity" ? (found.phone ?? "") : ""),
    image_url: main,
    gallery_images: others.join(" "),
  };
  return { kind, key, line, notes, isUnknown: false };
}
