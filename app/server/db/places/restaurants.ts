import { and, eq } from "drizzle-orm";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { restaurantListings as restaurants } from "../schema/places";
import { cardColumns, isPublicIn, publicList, selectPictureFacts } from "./listings";

const card = {
  ...cardColumns(restaurants),
  ...pick(restaurants, "name", "hours", "kitchen_until", "closed_for_season"),
};

export const selectPublicRestaurants = publicList(restaurants, card);
export const selectCallableRestaurants = publicList(restaurants, {
  ...card,
  phone: restaurants.phone,
  whatsapp: restaurants.whatsapp,
});

/** For the weekly sheet. */
export const selectRestaurantHours = publicList(restaurants, {
  id: restaurants.id,
  slug: restaurants.slug,
  name: restaurants.name,
  hours: restaurants.hours,
  closed_for_season: restaurants.closed_for_season,
  phone: restaurants.phone,
  whatsapp: restaurants.whatsapp,
});

/** The first in list order, for the page that shows open ones. */
export function selectOpenCandidates(db: Database) {
  return selectPublicRestaurants(db, { after: null, limit: 60 });
}

export const selectPublicRestaurant = (db: Database, { slug }: { slug: string }) =>
  db
    .select({
      ...card,
      ...pick(restaurants, "address", "latitude", "longitude", "phone", "whatsapp", "website"),
      ...pick(
        restaurants,
        "gallery_images",
        "menu_images",
        "attribution",
        "external_key",
        "menu",
        "mark_note",
      ),
      ...pick(restaurants, "approved_at", "changed_at", "confirmed_at", "created_at"),
    })
    .from(restaurants)
    .where(and(eq(restaurants.slug, slug), isPublicIn(restaurants)))
    .limit(1);

export const selectPublicRestaurantPictures = (db: Database, { slug }: { slug: string }) =>
  selectPictureFacts(db, "restaurant", slug);
