import type { Language } from "../site/language";
import type { ListingKind } from "../site/slugs";
import type { CalendarItem } from "./calendar-item";

/** Why something of an old site isn't brought along: in its own words there, or because a password is asked for. */
export type LeftOut = string;
type OldThing = { key: string; title: string; leftOut: LeftOut; comments: number; pictures: string[] };

export type OldPost = OldThing & {
  type: "post";
  slug: string;
  /** Cleaned. */
  content: string;
  excerpt: string;
  published_at: number | null;
  category: string;
  /** The categories of the old site as it names them, and the names of its tags. */
  categories: string[];
  tags: string[];
  seo_title: string;
  seo_description: string;
  language: Language | null;
  featured: string;
  /** What only WordPress understands, and is left out of the text. */
  shortcodes: string[];
};
export type OldEvent = CalendarItem & { type: "event"; leftOut: LeftOut; comments: number };
export type OldPlace = OldThing & {
  type: "place";
  kind: ListingKind | null;
  /** Its words of the directory's categories. */
  categories: string[];
  amenities: string[];
  description: string;
  featured: string;
  meta: { [key: string]: string };
};
/** Everything else of one sort, counted: pages, menus, pictures. */
export type OldRest = { type: "rest"; key: string; title: string; count: number; pictures: string[] };

/** A thing of an old site that was made with WordPress, as a row of its import keeps it. */
export type WordPressItem = OldPost | OldEvent | OldPlace | OldRest;
