import { data } from "react-router";
import { typedListing } from "../../../forms/places/typed-listing";
import { nameOf } from "../../../rules/places/listing-texts";
import { changesState } from "../../../rules/review/changes-state";
import { withPending } from "../../../rules/review/moderation";
import { versionOf } from "../../../rules/review/row-version";
import { isPublic } from "../../../rules/review/status";
import { asOwnerKnows } from "../../../rules/review/undo-decision";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { selectOwnWords } from "../../db/pictures/pictures";
import { selectMissingPictures } from "../../db/pictures/stored-pictures";
import { listingTables, pictureLists } from "../../db/places/listings";
import { selectOwnListing } from "../../db/places/reviewed-listings";
import { selectSubmittedPictures } from "../../db/review/submitted-pictures";
import { requireUser } from "../../http/guards";
import { wordsIn } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { privatePage } from "../site/private-page";
import { picturesIn } from "../site/submission-answer";

type EditStage = "live" | "declined" | "pending" | "rejected";

/** With its waiting edit; other people's listings are a 404. */
export async function editPage(context: Context, url: URL, kind: ListingKind, id: string) {
  const viewer = requireUser(context, url);
  const { db, now } = context.get(servicesContext);
  const table = listingTables[kind];
  const [[found], facts] = await ask(db, [
    selectOwnListing(db, table, id, viewer.id),
    selectSubmittedPictures(db, table, id, pictureLists[kind]),
  ]);
  if (!found) throw data(null, 404);
  const listing = asOwnerKnows(found, now());
  const shownPlace = withPending(listing, listing.pending_changes);
  const {
    form_token: _,
    search_text: __,
    pending_changes: ___,
    review_note,
    review_reasons,
    ...fields
  } = shownPlace;
  const stage: EditStage = isPublic(listing)
    ? changesState(listing) === "declined"
      ? "declined"
      : "live"
    : listing.status === "rejected"
      ? "rejected"
      : "pending";
  const isTurnedDown = stage === "declined" || stage === "rejected";
  const title = wordsIn(context).t(`listings.editTitle.${kind}`);
  return privatePage(context, url, title, {
    kind,
    id,
    name: nameOf(kind, shownPlace),
    stage,
    note: isTurnedDown ? review_note : null,
    reasons: isTurnedDown ? review_reasons : null,
    typed: { ...typedListing(fields, facts), version: [versionOf(shownPlace)] },
  });
}

/** The row a submitted edit is about. */
export async function ownListing({ context, viewer, form }: SignedInForm, kind: ListingKind, id: string) {
  const { db } = context.get(servicesContext);
  const pictures = picturesIn(form);
  const [[listing], missing, pictureWords] = await ask(db, [
    selectOwnListing(db, listingTables[kind], id, viewer.id),
    selectMissingPictures(db, pictures),
    selectOwnWords(db, viewer.id, pictures),
  ]);
  if (!listing) throw data(null, 404);
  return {
    listing,
    pictureWords,
    missing: missing.map(({ key }) => key),
    shown: withPending(listing, listing.pending_changes),
  };
}
