import { data } from "react-router";
import { type OwnKind, ownKinds } from "../../../rules/places/own-listings";
import { type ListingKind, listingKinds } from "../../../rules/site/listing-kinds";
import { isOneOf } from "../../../rules/site/one-of";
import { deletableListing } from "../../operations/places/remove-listings";
import { deletablePost } from "../../operations/posts/remove-posts";
import type { Deletable } from "../../operations/review/delete-own-submission";

const deletables: Record<OwnKind, Deletable> = {
  restaurant: deletableListing("restaurant"),
  hotel: deletableListing("hotel"),
  activity: deletableListing("activity"),
  business: deletableListing("business"),
  post: deletablePost,
};

/** Anything an owner can't delete is a 404. */
export function ownKind(text: string): { kind: OwnKind; what: Deletable } {
  if (!isOneOf(ownKinds, text)) throw data(null, 404);
  return { kind: text, what: deletables[text] };
}

export function listingKind(text: string | undefined): ListingKind {
  if (!isOneOf(listingKinds, text)) throw data(null, 404);
  return text;
}
