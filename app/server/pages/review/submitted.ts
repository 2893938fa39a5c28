import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { RouterContextProvider } from "react-router";
import { outdatedFields, readTranslation } from "../../../rules/pages/localised-text";
import { publicPath } from "../../../rules/places/paths";
import { nameOf, wordsOf } from "../../../rules/places/words";
import { compareFields } from "../../../rules/review/compare-fields";
import { isWaitingEdit, withPending } from "../../../rules/review/moderation";
import type { ListingKind } from "../../../rules/site/slugs";
import type { ListingTable } from "../../db/places/listings";
import type { AnyListing } from "../../db/places/moderated-listings";
import { readPhoto } from "../places/place-page";
import { loadSubmission } from "./review-page";

/** A submission of any kind with what its screen shows of it, as it would be public. */
export async function submitted<Kind extends ListingKind, Table extends ListingTable>(
  context: Readonly<RouterContextProvider>,
  url: URL,
  kind: Kind,
  table: Table,
  id: string,
  pictures: readonly SQLiteColumn[],
) {
  const { listing, owner, facts, now, neighbours } = await loadSubmission(
    context,
    url,
    kind,
    table,
    id,
    pictures,
  );
  const { form_token: _, search_text: __, ...shown } = withPending(listing, listing.pending_changes);
  return {
    submission: { ...summaryOf(kind, listing as AnyListing), owner, neighbours },
    shown,
    facts,
    photo: readPhoto(url),
    now,
  };
}

function summaryOf<Kind extends ListingKind>(kind: Kind, listing: AnyListing) {
  const { id, slug, status, language, review_note, waiting_since, created_at, updated_at } = listing;
  const shown = withPending(listing, listing.pending_changes);
  return {
    ...{ kind, id, status, language, review_note, waiting_since, created_at, updated_at },
    path: publicPath(kind, slug),
    name: nameOf(kind, shown),
    changes: isWaitingEdit(listing) ? compareFields(listing, listing.pending_changes ?? {}) : null,
    outdated: outdatedFields(readTranslation(shown.translation), wordsOf(kind, shown)),
  };
}
