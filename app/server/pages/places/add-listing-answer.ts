import { listingForms } from "../../../forms/places/listing-forms";
import { previewOfPlace } from "../../../forms/places/place-preview";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import type { SubmittedForm } from "../../http/submitted-form";
import { submitListing } from "../../operations/places/submit-listing";
import { answerSubmission } from "../site/submission-answer";

/** Where each kind's form leads once sent, and its toast. */
const taken: Record<ListingKind, { path: string; toast: string }> = {
  restaurant: { path: "/eat", toast: "restaurantSubmitted" },
  hotel: { path: "/profile?tab=listings", toast: "hotelSubmitted" },
  activity: { path: "/do", toast: "businessSubmitted" },
  business: { path: "/info?tab=businesses", toast: "businessSubmitted" },
};

/** Texts without a language of their own are in the page's. */
export function answerAddListing(submitted: SubmittedForm, kind: ListingKind) {
  const { form, columns, folder, uploads } = listingForms[kind];
  return answerSubmission(submitted, {
    ...taken[kind],
    folder,
    uploads,
    schema: form,
    submit: (services, viewer, value, language, sending) =>
      submitListing(
        services,
        viewer,
        kind,
        columns(value, { language: value.language ?? language }),
        sending,
      ),
    preview: (value, language) =>
      previewOfPlace(kind, columns(value, { language: value.language ?? language }), language),
  });
}
