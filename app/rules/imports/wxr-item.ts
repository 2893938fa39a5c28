import type { Language } from "../site/language";
import type { ListingKind } from "../site/listing-kinds";
import type { CalendarItem } from "./calendar-item";

/** Its status there, or that it has a password. */
export type LeftOut = string;
type OldThing = { key: string; title: string; leftOut: LeftOut; comments: number; pictures: string[] };

export type OldPost = OldThing & {
  type: "post";
  slug: string;
  /** Sanitised. */
  content: string;
  excerpt: string;
  published_at: number | null;
  category: string;
  /** Category and tag names of the old site. */
  categories: string[];
  tags: string[];
  seo_title: string;
  seo_description: string;
  language: Language | null;
  featured: string;
  /** Shortcodes that were removed. */
  shortcodes: string[];
};
export type OldEvent = CalendarItem & { type: "event"; leftOut: LeftOut; comments: number };
export type OldPlace = OldThing & {
  type: "place";
  kind: ListingKind | null;
  /** The directory's categories. */
  categories: string[];
  amenities: string[];
  description: string;
  featured: string;
  meta: { [key: string]: string };
};
/** Everything else of one type, counted: pages, menus, pictures. */
export type OldRest = { type: "rest"; key: string; title: string; count: number; pictures: string[] };

/** A WordPress item, as its import row keeps it. */
export type WordPressItem = OldPost | OldEvent | OldPlace | OldRest;
