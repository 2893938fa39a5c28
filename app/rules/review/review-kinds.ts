import { listingKinds } from "../site/slugs";

/** Each has a review screen. */
export const reviewKinds = [...listingKinds, "event", "series", "post"] as const;
export type ReviewKind = (typeof reviewKinds)[number];
