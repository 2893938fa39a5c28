import { eventsTag } from "../../../rules/events/event-tags";
import { tagsOfListing } from "../../../rules/places/tags";
import type { ListingKind } from "../../../rules/site/slugs";
import type { Services } from "../../services";
import { purgePages } from "../site/purge-pages";

/** Everything a change of a public listing makes stale: home, and the events that take place there, included. */
export function purgeListing(services: Services, kind: ListingKind, id: string): void {
  purgePages(services, [...tagsOfListing(kind, id), "page:/", eventsTag]);
}
