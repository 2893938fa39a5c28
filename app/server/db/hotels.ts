import { and, eq, sql } from "drizzle-orm";
import type { Database } from "./client";
import { behind, cardColumns, inListOrder, isPublicIn, type ListSlice, selectPictureFacts } from "./listings";
import { hotelListings as hotels } from "./schema/places";

const card = {
  ...cardColumns(hotels),
  name: hotels.name,
  rating: hotels.rating,
  review_count: hotels.review_count,
  price_from: hotels.price_from,
  currency: hotels.currency,
};

type Filter = ListSlice & { category?: string };

export function selectPublicHotels(db: Database, { after, limit, category }: Filter) {
  return db
    .select(card)
    .from(hotels)
    .where(and(isPublicIn(hotels), isOf(category), behind(hotels, after)))
    .orderBy(...inListOrder(hotels))
    .limit(limit);
}

/** How many hotels one page of a search looks through. */
export const searchedHotels = 500;

/** The hotels among the next 500 in list order whose texts hold the term. */
export function searchPublicHotels(db: Database, term: string, { after, limit, category }: Filter) {
  const looked = db
    .select()
    .from(hotels)
    .where(and(isPublicIn(hotels), isOf(category), behind(hotels, after)))
    .orderBy(...inListOrder(hotels))
    .limit(searchedHotels)
    .as("hotel_listings");
  return db.select(card).from(looked).where(sql`instr(${looked.search_text}, ${term}) > 0`).limit(limit);
}

/** The last hotel a search looks at, where it does not come to the end of the list: it can go on behind it. */
export function selectSearchEnd(db: Database, { after, category }: Filter) {
  return db
    .select({ placement: hotels.placement, shuffle: hotels.shuffle, id: hotels.id })
    .from(hotels)
    .where(and(isPublicIn(hotels), isOf(category), behind(hotels, after)))
    .orderBy(...inListOrder(hotels))
    .limit(1)
    .offset(searchedHotels - 1);
}

function isOf(category: string | undefined) {
  return category ? eq(hotels.category, category) : undefined;
}

export function selectPublicHotel(db: Database, slug: string) {
  return db
    .select({
      ...card,
      full_description: hotels.full_description,
      address: hotels.address,
      latitude: hotels.latitude,
      longitude: hotels.longitude,
      affiliate_url: hotels.affiliate_url,
      gallery_images: hotels.gallery_images,
      amenities: hotels.amenities,
      policies: hotels.policies,
      approved_at: hotels.approved_at,
      changed_at: hotels.changed_at,
    })
    .from(hotels)
    .where(and(eq(hotels.slug, slug), isPublicIn(hotels)))
    .limit(1);
}

export function selectPublicHotelPictures(db: Database, slug: string) {
  return selectPictureFacts(db, hotels, slug, [hotels.gallery_images]);
}

export type PublicHotelCard = Awaited<ReturnType<typeof selectPublicHotels>>[number];
export type PublicHotel = Awaited<ReturnType<typeof selectPublicHotel>>[number];
