import { and, eq } from "drizzle-orm";
import type { Database } from "../client";
import { restaurantListings as restaurants } from "../schema/places";
import { cardColumns, isPublicIn, publicList, selectPictureFacts } from "./listings";

const card = {
  ...cardColumns(restaurants),
  name: restaurants.name,
  hours: restaurants.hours,
  kitchen_until: restaurants.kitchen_until,
  closed_for_season: restaurants.closed_for_season,
};

export const selectPublicRestaurants = publicList(restaurants, card);
/** The same with the number to call. */
export const selectCallableRestaurants = publicList(restaurants, {
  ...card,
  phone: restaurants.phone,
  whatsapp: restaurants.whatsapp,
});

/** The first places in the order of the list, for the page that shows some that are open. */
export function selectOpenCandidates(db: Database) {
  return selectPublicRestaurants(db, { after: null, limit: 60 });
}

export const selectPublicRestaurant = (db: Database, { slug }: { slug: string }) =>
  db
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
      attribution: restaurants.attribution,
      menu: restaurants.menu,
      mark_note: restaurants.mark_note,
      approved_at: restaurants.approved_at,
      changed_at: restaurants.changed_at,
    })
    .from(restaurants)
    .where(and(eq(restaurants.slug, slug), isPublicIn(restaurants)))
    .limit(1);

export const selectPublicRestaurantPictures = (db: Database, { slug }: { slug: string }) =>
  selectPictureFacts(db, "restaurant", slug);
