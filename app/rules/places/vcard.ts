import { shortDescription } from "../content/page-seo";
import { escapeText, type Line, writeLines } from "../site/content-lines";
import { foldText } from "../site/fold-text";
import { country } from "../town/country";
import { guideName, province, shortTownName } from "../town/town";
import type { PlaceData } from "./place-data";

/**
 * A place for the contacts of a phone. Version 3.0 (RFC 2426): iOS, Android and Outlook have all read it for years, while
 * 4.0 is refused by some and 2.1 writes accents in a way of its own. Nothing stands here that soon isn't true any more, such as
 * hours: the page, whose address is among the links, tells those.
 */
export function placeVcard(place: PlaceData, guide: string): string {
  const { name, phone, whatsapp, website, latitude, longitude } = place;
  const about = [place.category_name, shortDescription(place.description), place.attribution];
  // Most write the town at the end of their address.
  const town = foldText(place.address).includes(foldText(shortTownName)) ? "" : shortTownName;
  const address = ["", "", place.address, town, province, "", country.localName];
  const lines: (Line | null)[] = [
    ["BEGIN", "VCARD"],
    ["VERSION", "3.0"],
    ["PRODID", `-//${guideName}//Places`],
    ["UID", `${place.id}@${new URL(place.url).hostname}`],
    ["REV", place.updated_at],
    // A business: without a person's name, and shown under its own.
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

/** An address with a name of its own, where a phone shows such names; others show the address alone. */
function labelled(group: string, url: string | null, label: string): Line[] {
  if (!url) return [];
  return [
    [`${group}.URL`, url],
    [`${group}.X-ABLabel`, label],
  ];
}
