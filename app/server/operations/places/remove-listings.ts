import { tagsOfListing } from "../../../rules/site/cache-tags";
import { type ListingKind, listingKinds } from "../../../rules/site/listing-kinds";
import { listingNames } from "../../db/places/listing-names";
import { listingTables } from "../../db/places/listings";
import type { Services } from "../../services";
import { type Deletable, removeOwn } from "../review/delete-own-submission";

export function deletableListing(kind: ListingKind): Deletable {
  return {
    kind,
    table: listingTables[kind],
    name: listingNames[kind],
    noun: "listing",
    tags: (id) => tagsOfListing(kind, id),
  };
}

export async function removeListings(services: Services, now: Date): Promise<string> {
  return `removed ${await removeOwn(services, listingKinds.map(deletableListing), now)} listings`;
}
