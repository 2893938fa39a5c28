import { and, count, eq, sql } from "drizzle-orm";
import type { PlaceMark } from "../../../rules/places/place-marks";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { hotelListings as hotels } from "../schema/places";
import {
  behind,
  cardColumns,
  hasMark,
  inListOrder,
  isOf,
  isPublicIn,
  type ListFilter,
  publicList,
  selectPictureFacts,
} from "./listings";

const card = {
  ...cardColumns(hotels),
  ...pick(hotels, "name", "rating", "review_count", "price_from", "currency", "latitude", "longitude"),
};

export const selectPublicHotels = publicList(hotels, card);
export const selectCallableHotels = publicList(hotels, { ...card, policies: hotels.policies });

/** How many hotels one search page looks through; with those shown, that's under 500 rows. */
export const searchedHotels = 400;

/**
 * Hotels among the next 400 in list order that match the term and marks. One pass: each row also says how many were
 * looked at and which was the last; where none matches, a row without a hotel says it.
 */
export function searchPublicHotels(
  db: Database,
  term: string,
  { after, limit, category }: ListFilter,
  marks: readonly PlaceMark[],
) {
  const next = db
    .select({
      id: hotels.id,
      key: sql`format('%010d %010d ', ${hotels.placement}, ${hotels.shuffle}) || ${hotels.id}`.as("key"),
      holds:
        sql`${and(sql`instr(${hotels.search_text}, ${term}) > 0`, ...marks.map((mark) => hasMark(hotels, mark)))}`.as(
          "holds",
        ),
    })
    .from(hotels)
    .where(and(isPublicIn(hotels), isOf(hotels, category), behind(hotels, after)))
    .orderBy(...inListOrder(hotels))
    .limit(searchedHotels)
    .as("next");
  const looked = db
    .select({
      ids: sql`json_group_array(${next.id}) FILTER (WHERE ${next.holds})`.as("ids"),
      count: count().as("looked"),
      last: sql<string | null>`max(${next.key})`.as("last"),
    })
    .from(next)
    .as("looked");
  return db
    .select({ card, looked: looked.count, last: looked.last })
    .from(looked)
    .leftJoin(sql`json_each(${looked.ids}) AS hit`, sql`true`)
    .leftJoin(hotels, sql`${hotels.id} = hit.value`)
    .limit(limit);
}

export const selectPublicHotel = (db: Database, { slug }: { slug: string }) =>
  db
    .select({
      ...card,
      ...pick(hotels, "full_description", "address", "affiliate_url"),
      ...pick(hotels, "gallery_images", "amenities", "mark_note", "policies", "attribution", "external_key"),
      ...pick(hotels, "approved_at", "changed_at", "confirmed_at", "created_at"),
    })
    .from(hotels)
    .where(and(eq(hotels.slug, slug), isPublicIn(hotels)))
    .limit(1);

export const selectPublicHotelPictures = (db: Database, { slug }: { slug: string }) =>
  selectPictureFacts(db, "hotel", slug);

type PublicHotelCard = ReturnType<typeof selectPublicHotels>["_"]["result"][number];
/** The types make every column optional, but a card is either complete or missing. */
export type FoundHotel = { card: PublicHotelCard | null; looked: number; last: string | null };
