import { data } from "react-router";
import type { ListingFields } from "../../../forms/places/listing-edits";
import { listingForms } from "../../../forms/places/listing-forms";
import { typedListing } from "../../../forms/places/typed-listing";
import { nameField } from "../../../rules/places/listing-texts";
import { withPending } from "../../../rules/review/moderation";
import { submissionPath } from "../../../rules/review/submission-path";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import { readTranslation } from "../../../rules/site/owner-translation";
import { servicesContext } from "../../context";
import type { ListingChange } from "../../db/places/reviewed-listings";
import { wordsFor } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { findReviewedListing } from "../../operations/places/find-reviewed-listing";
import { correctSubmission } from "../../operations/review/correct-submission";
import { answerDecision, nextPath } from "./review-answer";
import { answerReviewerCorrection, requireCorrection } from "./reviewer-correction";

/** A decision, or a correction, which each kind reads with its own form. */
export async function answerListingReview(submitted: SignedInForm, kind: ListingKind, id: string) {
  const { form, context } = submitted;
  const subject = await findReviewedListing(context.get(servicesContext), kind, id);
  if (!subject) throw data(null, 404);
  const decided = await answerDecision(submitted, subject);
  if (decided) return decided;
  const isApproving = requireCorrection(form);
  const { row } = subject;
  const shownPlace = withPending(row, row.pending_changes);
  const { correction, columns, standing, folder, uploads } = listingForms[kind];
  const schema = correction(shownPlace);
  const stored = typedListing(shownPlace, []);
  return answerReviewerCorrection(
    submitted,
    row,
    { schema, stored, name: nameField(kind) },
    {
      folder,
      uploads,
      schema,
      submit: (services, { id: reviewerId }, value, _, { words, form }) => {
        const written = {
          language: value.language ?? row.language,
          previous: readTranslation(shownPlace.translation),
        };
        const corrected = { fields: columns(value, written), standing: standing(value), words };
        const approving = isApproving ? wordsFor(context) : null;
        return correctSubmission<typeof row, ListingFields, ListingChange>(
          services,
          { id: reviewerId, form },
          subject,
          corrected,
          approving,
        );
      },
      path: isApproving ? nextPath(submitted) : submissionPath(kind, id),
      toast: isApproving ? "submissionApproved" : "submissionCorrected",
    },
  );
}
