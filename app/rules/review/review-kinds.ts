import { listingKinds } from "../site/slugs";

/** What an admin decides about, each with a screen of its own. */
export const reviewKinds = [...listingKinds, "event", "series", "post"] as const;
export type ReviewKind = (typeof reviewKinds)[number];
