import { plainText } from "../posts/html-text";
import { type ListingKind, listingKinds } from "../site/listing-kinds";
import { categoryFor } from "./category-words";
import { picturesIn } from "./wxr-html";
import type { OldPlace } from "./wxr-item";
import { cleanText, idOf, leftOut, namesOf, type OldSite } from "./wxr-site";
import { plainTitle } from "./wxr-topics";
import type { WxrItem } from "./wxr-xml";

/** Post types of GeoDirectory, HivePress, Directorist, Business Directory, WP Job Manager. */
const listingSorts =
  /^(gd_\w+|hp_listing|at_biz_dir|wpbdp_listing|job_listing|listing|business|place|property)$/;
const own: [RegExp, ListingKind][] = [
  [/restaurant|comida|eat/, "restaurant"],
  [/hotel|lodging|stay|hospedaje/, "hotel"],
  [/activit|tour|surf/, "activity"],
];
const categoryDomain = /categor|_cat$|_type$/;

/** By its post type, its categories, or else as chosen by the admin. */
export function kindOfListing(
  sort: string,
  item: WxrItem,
  wish: ListingKind | null,
): { kind: ListingKind | null } | null {
  if (!listingSorts.test(sort) || sort === "gd_event") return null;
  const said = own.find(([words]) => words.test(sort))?.[1];
  if (said) return { kind: said };
  const categories = namesOf(item, categoryDomain);
  const found = listingKinds.find((kind) => categories.some((name) => categoryFor(kind, name)));
  return { kind: found ?? wish };
}

/** What a directory keeps in tables of its own isn't in this file. */
export function oldPlace(item: WxrItem, site: OldSite, kind: ListingKind | null): OldPlace {
  const { fields, meta, comments } = item;
  const { clean } = cleanText(fields["content:encoded"] || fields["excerpt:encoded"] || "", site);
  const featured = site.featuredOf(item);
  const all = [featured, ...site.attachedTo(item), ...picturesIn(clean)];
  return {
    type: "place",
    key: idOf(item),
    title: plainTitle(fields.title ?? ""),
    leftOut: leftOut(item),
    comments,
    kind,
    categories: namesOf(item, categoryDomain),
    amenities: namesOf(item, /amenit|feature|comodidad/),
    description: plainText(clean),
    featured,
    pictures: [...new Set(all.filter(Boolean))],
    meta: Object.fromEntries(Object.entries(meta).filter(([, text]) => text && text.length <= 5000)),
  };
}
