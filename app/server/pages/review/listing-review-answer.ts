import { data } from "react-router";
import type { InferOutput } from "valibot";
import type { ListingFields } from "../../../forms/listing-edits";
import type { ListingSchema, Written } from "../../../forms/listing-entries";
import { typedListing } from "../../../forms/typed-listing";
import type { Uploads } from "../../../forms/uploads";
import { readTranslation } from "../../../rules/content/localised-text";
import { nameField } from "../../../rules/places/listing-texts";
import { submissionPath } from "../../../rules/places/paths";
import { withPending } from "../../../rules/review/moderation";
import type { ListingKind } from "../../../rules/site/slugs";
import { servicesContext } from "../../context";
import type { ListingTable } from "../../db/places/listings";
import type { ListingChange } from "../../db/places/moderated-listings";
import { wordsFor } from "../../http/i18n";
import type { OwnSent } from "../../http/sent-form";
import { findReviewedListing } from "../../operations/places/find-reviewed-listing";
import { correct } from "../../operations/review/correct";
import { answerCorrection, requireCorrection } from "./correction-form";
import { answerDecision, nextPath } from "./review-answer";

/** A kind's own form in a reviewer's hand. */
type Corrected<Row, S extends ListingSchema> = Uploads & {
  schema: (shown: Row) => S;
  /** The owner's fields, and those that only a reviewer may set. */
  fields: (value: InferOutput<S>, written: Written) => ListingFields;
  standing: (value: InferOutput<S>) => ListingChange;
};

/** Any act of a reviewer: the two decisions, or a correction, which the kind reads with its own form. */
export async function answerListingReview<Table extends ListingTable, S extends ListingSchema>(
  sent: OwnSent,
  kind: ListingKind,
  id: string,
  { schema, fields, standing, ...uploads }: Corrected<Table["$inferSelect"], S>,
) {
  const { form, context } = sent;
  const subject = await findReviewedListing(context.get(servicesContext), kind, id);
  if (!subject) throw data(null, 404);
  const decided = await answerDecision(sent, subject);
  if (decided) return decided;
  const isApproving = requireCorrection(form);
  const { row } = subject;
  const shown = withPending(row, row.pending_changes);
  const asked = schema(shown as Table["$inferSelect"]);
  const stored = typedListing(shown, []);
  return answerCorrection(
    sent,
    row,
    { schema: asked, stored, name: nameField(kind) },
    {
      ...uploads,
      schema: asked,
      submit: (services, { id: reviewerId }, value, _, { words, form }) => {
        const written = {
          language: value.language ?? row.language,
          previous: readTranslation(shown.translation),
        };
        const correction = { fields: fields(value, written), standing: standing(value), words };
        const approving = isApproving ? wordsFor(context) : null;
        return correct<typeof row, ListingFields, ListingChange>(
          services,
          { id: reviewerId, form },
          subject,
          correction,
          approving,
        );
      },
      path: isApproving ? nextPath(sent) : submissionPath(kind, id),
      toast: isApproving ? "submissionApproved" : "submissionCorrected",
    },
  );
}
