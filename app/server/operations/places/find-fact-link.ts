import { confirmableFactsOf } from "../../../rules/places/confirmable-facts";
import type { FactLink } from "../../../rules/places/facts-check";
import { versionOf } from "../../../rules/review/row-version";
import { type ListingKind, listingKinds } from "../../../rules/site/listing-kinds";
import { ask } from "../../db/database";
import { type FoundLink, selectFactLink, selectLinkedPlace } from "../../db/places/fact-links";
import type { AnyListing } from "../../db/places/reviewed-listings";
import { hashToken } from "../../platform/tokens";
import type { Services } from "../../services";

/** The place a link opens while the link is unused. */
export type OpenLink = {
  state: "open";
  link: FoundLink;
  kind: ListingKind;
  row: AnyListing;
  version: string;
};
export type LinkedPlace =
  | OpenLink
  | { state: "used"; kind: ListingKind; row: AnyListing }
  | { state: "gone" };

export async function findFactLink(
  { db, now }: Services,
  token: string,
  purpose: Exclude<FactLink, "stop">,
): Promise<LinkedPlace> {
  const hash = await hashToken(token);
  const [[link], ...found] = await ask(db, [
    selectFactLink(db, hash, purpose, now()),
    ...listingKinds.map((kind) => selectLinkedPlace(db, kind, hash, purpose, now())),
  ]);
  const places = listingKinds.map((kind, index) => ({ kind, row: found[index]?.[0] }));
  const place = places.find(({ row }) => row !== undefined);
  if (!link || !place?.row) return { state: "gone" };
  const { kind, row } = place;
  if (link.used_at !== null) return { state: "used", kind, row };
  return { state: "open", link, kind, row, version: versionOf(confirmableFactsOf(kind, row)) };
}

/** The owner that an opt-out link belongs to. */
export async function findStopLink({ db, now }: Services, token: string): Promise<FoundLink | null> {
  const [[link]] = await ask(db, [selectFactLink(db, await hashToken(token), "stop", now())]);
  return link ?? null;
}
