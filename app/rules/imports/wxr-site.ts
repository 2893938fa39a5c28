import { cleanHtml } from "../posts/post-html";
import { withParagraphs } from "../posts/written-text";
import { plainHtml, wholeAddress } from "./wxr-html";
import type { LeftOut } from "./wxr-item";
import { plainTitle } from "./wxr-words";
import type { Wxr, WxrItem } from "./wxr-xml";

/** An old site's pictures and places to be, by their numbers there. */
export type OldSite = {
  address: string;
  thing: (id: string) => WxrItem | undefined;
  addressOf: (id: string) => string;
  featuredOf: (item: WxrItem) => string;
  /** The pictures that were uploaded on a thing's own form. */
  attachedTo: (item: WxrItem) => string[];
  /** Whether a picture belongs to something that names it. */
  isNamed: (item: WxrItem) => boolean;
};

export const idOf = ({ fields }: WxrItem) => fields["wp:post_id"] ?? "";

export function siteOf({ site, items }: Wxr): OldSite {
  const things = new Map(items.map((item) => [idOf(item), item]));
  const byParent = Map.groupBy(
    items.filter(({ fields }) => fields["wp:post_type"] === "attachment"),
    ({ fields }) => fields["wp:post_parent"] ?? "0",
  );
  const featured = new Set(items.flatMap(({ meta }) => meta._thumbnail_id ?? []));
  const addressOf = (id: string) => {
    const address = things.get(id)?.fields["wp:attachment_url"];
    return address && isPicture(address) ? wholeAddress(address, site) : "";
  };
  return {
    address: site,
    thing: (id) => things.get(id),
    addressOf,
    featuredOf: ({ meta }) => addressOf(meta._thumbnail_id ?? ""),
    attachedTo: (item) => (byParent.get(idOf(item)) ?? []).flatMap((one) => addressOf(idOf(one)) || []),
    isNamed: (item) => featured.has(idOf(item)) || things.has(item.fields["wp:post_parent"] ?? ""),
  };
}

const isPicture = (address: string) => /\.(jpe?g|png|gif|webp|heic|avif|bmp)(\?|$)/i.test(address);

/** What its old site doesn't show to everybody isn't shown here. */
export function leftOut({ fields }: WxrItem): LeftOut {
  if (fields["wp:post_password"]) return "password";
  const status = fields["wp:status"] || "publish";
  return status === "publish" ? "" : status;
}

export const namesOf = ({ terms }: WxrItem, domain: RegExp) =>
  terms.filter((term) => domain.test(term.domain)).map(({ name, slug }) => plainTitle(name || slug));

/** The text of a thing, cleaned; what its old site shows where a text has room for it. */
export function cleanText(text: string, site: OldSite): { clean: string; shortcodes: string[] } {
  const { html, shortcodes } = plainHtml(text, site.address, site.addressOf);
  return { clean: cleanHtml(withParagraphs(html)), shortcodes };
}

/** "2023-05-01 12:00:00" in Greenwich; WordPress writes noughts where it has none. */
export function instantOf(text: string): number | null {
  const [, date, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  const at = date && !date.startsWith("0000") ? Date.parse(`${date}T${time}Z`) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}
