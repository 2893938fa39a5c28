import { type ListingValue, listingForms } from "../../../forms/places/listing-forms";
import { previewOfPlace } from "../../../forms/places/place-preview";
import { tabOf } from "../../../rules/places/own-listings";
import { isPublic } from "../../../rules/review/status";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import { readTranslation } from "../../../rules/site/owner-translation";
import type { SignedInForm } from "../../http/submitted-form";
import { editListing } from "../../operations/places/edit-listing";
import { answerSubmission } from "../site/submission-answer";
import { takeOnce } from "../site/take-once";
import { ownListing } from "./edit-listing-page";

/** An owner's edit. */
export async function answerEdit(submitted: SignedInForm, kind: ListingKind, id: string) {
  const { shown: shownPlace, ...own } = await ownListing(submitted, kind, id);
  const { edit, columns, folder, uploads } = listingForms[kind];
  const columnsOf = (value: ListingValue) =>
    columns(value, {
      language: value.language ?? shownPlace.language,
      previous: readTranslation(shownPlace.translation),
    });
  const path = `/my-listings?type=${tabOf(kind)}`;
  // An edit of something unapproved changes nothing public.
  const toast = `${tabOf(kind)}Updated${isPublic(own.listing) ? "" : "Waits"}`;
  return takeOnce(submitted, () =>
    answerSubmission(submitted, {
      path,
      toast,
      folder,
      uploads,
      schema: edit(shownPlace),
      preview: (value, language) => previewOfPlace(kind, columnsOf(value), language),
      submit: (services, viewer, value, _, sending) =>
        editListing(services, viewer, kind, own, columnsOf(value), sending),
    }),
  );
}
