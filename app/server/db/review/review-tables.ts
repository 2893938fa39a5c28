import { listingNames } from "../places/listing-names";
import { listingTables } from "../places/listings";
import { eventSeries, events } from "../schema/events";
import { blogPosts } from "../schema/posts";

export const reviewTables = {
  ...listingTables,
  event: events,
  series: eventSeries,
  post: blogPosts,
} as const;
export const reviewNames = {
  ...listingNames,
  event: events.title,
  series: eventSeries.title,
  post: blogPosts.title,
} as const;
/** An event's type. */
export const reviewCategories = {
  restaurant: listingTables.restaurant.category,
  hotel: listingTables.hotel.category,
  activity: listingTables.activity.category,
  business: listingTables.business.category,
  event: events.event_type,
  series: eventSeries.event_type,
  post: blogPosts.category,
} as const;
