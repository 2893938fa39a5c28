import { listingKinds } from "../site/listing-kinds";

/** Each has a review screen. */
export const reviewKinds = [...listingKinds, "event", "series", "post"] as const;
export type ReviewKind = (typeof reviewKinds)[number];
