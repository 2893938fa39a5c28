import { data } from "react-router";
import { isOneOf } from "../../rules/categories";
import { type ListingKind, listingKinds } from "../../rules/slugs";

/** The kind an address names; anything else is no page of ours. */
export function knownKind(text: string): ListingKind {
  if (!isOneOf(listingKinds, text)) throw data(null, 404);
  return text;
}
