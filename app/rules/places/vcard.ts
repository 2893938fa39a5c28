import { shortDescription } from "../content/page-seo";
import { foldText } from "../site/fold-text";
import { escapeText, type Line, writeLines } from "../site/icalendar-lines";
import { country } from "../town/country";
import { guideName, province, shortTownName } from "../town/town";
import type { PlaceData } from "./place-data";

/**
 * A contact card. Version 3.0 (RFC 2426) is what iOS, Android and Outlook read best: some refuse 4.0, and 2.1 encodes
 * accents differently. Nothing that changes soon, such as hours, is in it; it links to the page.
 */
export function placeVcard(place: PlaceData, guide: string): string {
  const { name, phone, whatsapp, website, latitude, longitude } = place;
  const about = [place.category_name, shortDescription(place.description), place.attribution];
  // Most addresses end with the town.
  const town = foldText(place.address).includes(foldText(shortTownName)) ? "" : shortTownName;
  const address = ["", "", place.address, town, province, "", country.localName];
  const lines: (Line | null)[] = [
    ["BEGIN", "VCARD"],
    ["VERSION", "3.0"],
    ["PRODID", `-//${guideName}//Places`],
    ["UID", `${place.id}@${new URL(place.url).hostname}`],
    ["REV", place.updated_at],
    // A business: no person's name.
    ["N", ";;;;"],
    ["FN", escapeText(name)],
    ["ORG", escapeText(name)],
    ["X-ABShowAs", "COMPANY"],
    phone ? ["TEL;TYPE=WORK,VOICE", phone] : null,
    whatsapp && whatsapp !== phone ? ["TEL;TYPE=CELL,VOICE", whatsapp] : null,
    ...labelled("item1", whatsapp && `https://wa.me/${whatsapp.replace(/\D/g, "")}`, "WhatsApp"),
    website ? ["URL;TYPE=WORK", website] : null,
    ...labelled("item2", place.url, guide),
    ["ADR;TYPE=WORK", address.map(escapeText).join(";")],
    latitude !== null && longitude !== null ? ["GEO", `${latitude};${longitude}`] : null,
    ["NOTE", escapeText(about.filter(Boolean).join("\n"))],
    ["END", "VCARD"],
  ];
  return writeLines(lines.filter((line) => line !== null));
}

/** A link with a label, on phones that show labels. */
function labelled(group: string, url: string | null, label: string): Line[] {
  if (!url) return [];
  return [
    [`${group}.URL`, url],
    [`${group}.X-ABLabel`, label],
  ];
}
