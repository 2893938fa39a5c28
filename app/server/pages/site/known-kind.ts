import { data } from "react-router";
import { isOneOf } from "../../../rules/places/categories";
import { type ListingKind, listingKinds } from "../../../rules/site/slugs";

/** The kind an address names; anything else is no page of ours. */
export function knownKind(text: string): ListingKind {
  if (!isOneOf(listingKinds, text)) throw data(null, 404);
  return text;
}
