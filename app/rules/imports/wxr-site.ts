import { addParagraphs } from "../posts/add-paragraphs";
import { cleanHtml } from "../posts/clean-html";
import { plainHtml, wholeAddress } from "./wxr-html";
import type { LeftOut } from "./wxr-item";
import { plainTitle } from "./wxr-topics";
import type { Wxr, WxrItem } from "./wxr-xml";

/** Pictures and venues by their ids. */
export type OldSite = {
  address: string;
  thing: (id: string) => WxrItem | undefined;
  addressOf: (id: string) => string;
  featuredOf: (item: WxrItem) => string;
  /** Pictures uploaded in an item's own form. */
  attachedTo: (item: WxrItem) => string[];
  /** Whether an item names this picture. */
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

/** Anything not public at the old site isn't public here. */
export function leftOut({ fields }: WxrItem): LeftOut {
  if (fields["wp:post_password"]) return "password";
  const status = fields["wp:status"] || "publish";
  return status === "publish" ? "" : status;
}

export const namesOf = ({ terms }: WxrItem, domain: RegExp) =>
  terms.filter((term) => domain.test(term.domain)).map(({ name, slug }) => plainTitle(name || slug));

/** Sanitised text. */
export function cleanText(text: string, site: OldSite): { clean: string; shortcodes: string[] } {
  const { html, shortcodes } = plainHtml(text, site.address, site.addressOf);
  return { clean: cleanHtml(addParagraphs(html)), shortcodes };
}

/** In UTC; WordPress writes zeros where it has none. */
export function instantOf(text: string): number | null {
  const [, date, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  const at = date && !date.startsWith("0000") ? Date.parse(`${date}T${time}Z`) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}
