import type { ListingKind } from "../site/listing-kinds";
import { type FileRefusal, limits } from "./file-limits";
import { oldEvent } from "./wxr-event";
import type { OldRest, WordPressItem } from "./wxr-item";
import { kindOfListing, oldPlace } from "./wxr-place";
import { oldPost } from "./wxr-post";
import { idOf, siteOf } from "./wxr-site";
import { readXml } from "./wxr-xml";

export type WxrFile =
  | { ok: true; items: WordPressItem[]; title: string }
  | { ok: false; refusal: FileRefusal };
type Wish = { kind: ListingKind | null; today: number };

/** What can be imported from a WordPress export, and how much there is of the rest. */
export function readWxr(text: string, { kind, today }: Wish): WxrFile {
  const read = readXml(text);
  if (!read.ok) return read;
  const site = siteOf(read.wxr);
  const items: WordPressItem[] = [];
  const rest = new Map<string, OldRest>();
  for (const item of read.wxr.items) {
    const sort = item.fields["wp:post_type"] || "post";
    const listing = kindOfListing(sort, item, kind);
    if (sort === "post") items.push(oldPost(item, site));
    else if (sort === "tribe_events") items.push(oldEvent(item, site, today));
    else if (listing) items.push(oldPlace(item, site, listing.kind));
    else countIn(rest, sort, site.isNamed(item) ? "" : site.addressOf(idOf(item)));
  }
  const all = [...items, ...rest.values()];
  if (all.length > limits.rows) return { ok: false, refusal: "rows" };
  return all.length > 0 ? { ok: true, items: all, title: read.wxr.title } : { ok: false, refusal: "empty" };
}

function countIn(rest: Map<string, OldRest>, sort: string, picture: string): void {
  const one = rest.get(sort) ?? { type: "rest", key: `rest/${sort}`, title: sort, count: 0, pictures: [] };
  one.count += 1;
  if (picture) one.pictures.push(picture);
  rest.set(sort, one);
}
