import { and, eq } from "drizzle-orm";
import type { Database } from "./client";
import { behind, cardColumns, inListOrder, isPublicIn, type ListSlice, selectPictureFacts } from "./listings";
import { restaurantListings as restaurants } from "./schema/places";

const card = {
  ...cardColumns(restaurants),
  name: restaurants.name,
  hours: restaurants.hours,
  closed_for_season: restaurants.closed_for_season,
};

type Filter = ListSlice & { category?: string };

export function selectPublicRestaurants(db: Database, { after, limit, category }: Filter) {
  const isWanted = category ? eq(restaurants.category, category) : undefined;
  return db
    .select(card)
    .from(restaurants)
    .where(and(isPublicIn(restaurants), isWanted, behind(restaurants, after)))
    .orderBy(...inListOrder(restaurants))
    .limit(limit);
}

/** The first places in the order of the list, for the page that shows some that are open. */
export function selectOpenCandidates(db: Database) {
  return selectPublicRestaurants(db, { after: null, limit: 60 });
}

export function selectPublicRestaurant(db: Database, slug: string) {
  return db
    .select({
      ...card,
      address: restaurants.address,
      latitude: restaurants.latitude,
      longitude: restaurants.longitude,
      phone: restaurants.phone,
      whatsapp: restaurants.whatsapp,
      website: restaurants.website,
      gallery_images: restaurants.gallery_images,
      menu_images: restaurants.menu_images,
      approved_at: restaurants.approved_at,
      changed_at: restaurants.changed_at,
    })
    .from(restaurants)
    .where(and(eq(restaurants.slug, slug), isPublicIn(restaurants)))
    .limit(1);
}

export function selectPublicRestaurantPictures(db: Database, slug: string) {
  return selectPictureFacts(db, restaurants, slug, [restaurants.gallery_images, restaurants.menu_images]);
}
