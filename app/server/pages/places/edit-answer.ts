import { type ListingValue, listingForms } from "../../../forms/listing-forms";
import { previewOfPlace } from "../../../forms/place-preview";
import { readTranslation } from "../../../rules/content/localised-text";
import { tabOf } from "../../../rules/places/own-listings";
import { isPublic } from "../../../rules/review/status";
import type { ListingKind } from "../../../rules/site/slugs";
import type { OwnSent } from "../../http/sent-form";
import { editListing } from "../../operations/places/edit-listing";
import { answerSubmission } from "../site/submission-answer";
import { takeOnce } from "../site/take-once";
import { ownListing } from "./edit-page";

/** A place of any kind in its owner's hand, once it has been sent before. */
export async function answerEdit(sent: OwnSent, kind: ListingKind, id: string) {
  const { shown, ...own } = await ownListing(sent, kind, id);
  const { edit, columns, folder, uploads } = listingForms[kind];
  const columnsOf = (value: ListingValue) =>
    columns(value, {
      language: value.language ?? shown.language,
      previous: readTranslation(shown.translation),
    });
  const path = `/my-listings?type=${tabOf(kind)}`;
  // What nobody has approved changes nothing that is public.
  const toast = `${tabOf(kind)}Updated${isPublic(own.listing) ? "" : "Waits"}`;
  return takeOnce(sent, () =>
    answerSubmission(sent, {
      path,
      toast,
      folder,
      uploads,
      schema: edit(shown),
      preview: (value, language) => previewOfPlace(kind, columnsOf(value), language),
      submit: (services, viewer, value, _, sending) =>
        editListing(services, viewer, kind, own, columnsOf(value), sending),
    }),
  );
}
