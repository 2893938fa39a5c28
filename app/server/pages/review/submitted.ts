import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { RouterContextProvider } from "react-router";
import { wordsOf } from "../../../rules/places/listing-texts";
import { publicPath } from "../../../rules/places/paths";
import { withPending } from "../../../rules/review/moderation";
import type { ListingKind } from "../../../rules/site/slugs";
import type { ListingTable } from "../../db/places/listings";
import type { AnyListing } from "../../db/places/moderated-listings";
import { languageIn } from "../../http/i18n";
import { readPhoto } from "../places/place-page";
import { loadSubmission } from "./review-page";
import { summaryOf } from "./summary";

/** A submission of any kind with what its screen shows of it, as it would be public. */
export async function submitted<Kind extends ListingKind, Table extends ListingTable>(
  context: Readonly<RouterContextProvider>,
  url: URL,
  kind: Kind,
  table: Table,
  id: string,
  pictures: readonly SQLiteColumn[],
) {
  const { listing, ...found } = await loadSubmission(context, url, kind, table, id, pictures);
  const { form_token: _, search_text: __, ...shown } = withPending(listing, listing.pending_changes);
  const { facts, now, ...around } = found;
  const whole = withPending<AnyListing>(listing as AnyListing, listing.pending_changes);
  const summary = summaryOf(kind, listing, whole, wordsOf(kind, whole), languageIn(context));
  return {
    submission: { ...summary, ...around, path: publicPath(kind, listing.slug) },
    shown,
    facts,
    photo: readPhoto(url),
    now,
  };
}
