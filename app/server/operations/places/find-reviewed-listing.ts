import { nameOf } from "../../../rules/places/listing-texts";
import { editPath, publicPath } from "../../../rules/places/paths";
import { hasFactsAtOnce } from "../../../rules/review/facts-at-once";
import { withPending } from "../../../rules/review/moderation";
import { tagsOfListing } from "../../../rules/site/cache-tags";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import { ask } from "../../db/database";
import { listingTables } from "../../db/places/listings";
import {
  type AnyListing,
  type ListingChange,
  selectReviewedListing,
} from "../../db/places/reviewed-listings";
import { type LastAct, selectLastAct } from "../../db/site/audit-log";
import { selectOwner } from "../../db/site/submission-owner";
import { placeDecided } from "../../emails/review/decided";
import type { Services } from "../../services";
import type { ReviewSubject, SubjectOwner } from "../review/review-subject";
import { writeListing } from "./write-listing";

/** In one round trip; null where there's none. */
export async function findReviewedListing(services: Services, kind: ListingKind, id: string) {
  const table = listingTables[kind];
  const [[row], [owner], [last]] = await ask(services.db, [
    selectReviewedListing(services.db, table, id),
    selectOwner(services.db, table, id),
    selectLastAct(services.db, kind, id),
  ]);
  return row ? listingSubject(services, kind, row, { owner: owner ?? null, last: last ?? null }) : null;
}

function listingSubject(
  services: Services,
  kind: ListingKind,
  row: AnyListing,
  { owner, last }: { owner: SubjectOwner | null; last: LastAct | null },
): ReviewSubject<AnyListing, ListingChange> {
  return {
    kind,
    rules: kind,
    noun: "listing",
    row,
    owner,
    last,
    name: nameOf(kind, withPending(row, row.pending_changes)),
    write: (values, entry) => writeListing(services, kind, row, values, entry),
    tags: tagsOfListing(kind, row.id),
    paths: { approve: publicPath(kind, row.slug), reject: editPath(kind, row.id) },
    mail: (t, decided) => placeDecided(t, { ...decided, category: row.category }, hasFactsAtOnce(kind)),
  };
}
