import { data } from "react-router";
import { wordsOf } from "../../../rules/places/listing-texts";
import { publicPath } from "../../../rules/places/paths";
import { withPending } from "../../../rules/review/moderation";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { listingTables, pictureLists } from "../../db/places/listings";
import { selectReviewedListing } from "../../db/places/reviewed-listings";
import { selectSubmittedPictures } from "../../db/review/submitted-pictures";
import { selectOwner } from "../../db/site/submission-owner";
import { requireAdmin } from "../../http/guards";
import { languageIn } from "../../http/i18n";
import { readPhoto } from "../places/place-page";
import { privatePage } from "../site/private-page";
import { aroundOf, selectAround } from "./beside-submission";
import { summaryOf } from "./submission-summary";

/** A waiting place as it would be public. */
export async function loadListingReview(context: Context, url: URL, kind: ListingKind, id: string) {
  const { listing, facts, now, ...around } = await loadSubmission(context, url, kind, id);
  const whole = withPending(listing, listing.pending_changes);
  const { form_token: _, search_text: __, ...shownPlace } = whole;
  const summary = summaryOf(kind, listing, whole, wordsOf(kind, whole), languageIn(context));
  return privatePage(context, url, summary.name, {
    submission: { ...summary, ...around, path: publicPath(kind, listing.slug) },
    place: shownPlace,
    facts,
    tab: url.searchParams.get("tab"),
    photo: readPhoto(url),
    now,
  });
}

/** With its owner, pictures and surroundings, in one round trip. */
async function loadSubmission(context: Context, url: URL, kind: ListingKind, id: string) {
  requireAdmin(context, url);
  const { db, now: clock } = context.get(servicesContext);
  const now = clock();
  const table = listingTables[kind];
  const [[listing], [owner], facts, ...around] = await ask(db, [
    selectReviewedListing(db, table, id),
    selectOwner(db, table, id),
    selectSubmittedPictures(db, table, id, pictureLists[kind]),
    ...selectAround(db, kind, id, now),
  ]);
  if (!listing) throw data(null, 404);
  return { listing, owner: owner ?? null, facts, now, ...aroundOf(id, around) };
}
