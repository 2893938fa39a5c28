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
