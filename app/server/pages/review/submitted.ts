import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { RouterContextProvider } from "react-router";
import { outdatedFields, readTranslation } from "../../../rules/pages/localised-text";
import { publicPath } from "../../../rules/places/paths";
import { nameOf, wordFields } from "../../../rules/places/words";
import { compareFields, withPending } from "../../../rules/review/pending-changes";
import { isPublic } from "../../../rules/review/status";
import type { ListingKind } from "../../../rules/site/slugs";
import type { AnyListing } from "../../db/places/listing-changes";
import type { ListingTable } from "../../db/places/listings";
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
    submission: { ...summaryOf(kind, listing, shown), owner, neighbours },
    shown,
    facts,
    photo: readPhoto(url),
    now,
  };
}

function summaryOf<Kind extends ListingKind>(
  kind: Kind,
  listing: AnyListing,
  shown: Record<string, unknown>,
) {
  const { id, slug, status, language, review_note, waiting_since, created_at, updated_at } = listing;
  const isEdit = isPublic(listing) && listing.pending_changes !== null;
  return {
    ...{ kind, id, status, language, review_note, waiting_since, created_at, updated_at },
    path: publicPath(kind, slug),
    name: nameOf(kind, shown),
    changes: isEdit ? compareFields({ ...listing }, listing.pending_changes ?? {}) : null,
    outdated: outdatedFields(readTranslation(shown.translation), wordsOf(kind, shown)),
  };
}

function wordsOf(kind: ListingKind, shown: Record<string, unknown>) {
  const texts = wordFields(kind).map((field) => {
    const value = shown[field];
    return [field, typeof value === "string" ? value : null] as const;
  });
  return Object.fromEntries(texts);
}
