import { eventsTag } from "../../rules/event-tags";
import { tagsOfListing } from "../../rules/listing-tags";
import type { ListingKind } from "../../rules/slugs";
import type { Services } from "../services";
import { purgePages } from "./purge-pages";

/** Everything a change of a public listing makes stale: home, and the events that take place there, included. */
export function purgeListing(services: Services, kind: ListingKind, id: string): void {
  purgePages(services, [...tagsOfListing(kind, id), "page:/", eventsTag]);
}
