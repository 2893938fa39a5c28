import { data, type RouterContextProvider } from "react-router";
import type { InferOutput } from "valibot";
import type { ListingSchema, Written } from "../../../forms/listing-entries";
import { typedListing } from "../../../forms/typed-listing";
import type { Uploads } from "../../../forms/uploads";
import { readTranslation } from "../../../rules/pages/localised-text";
import { submissionPath } from "../../../rules/places/paths";
import { nameField } from "../../../rules/places/words";
import { withPending } from "../../../rules/review/pending-changes";
import type { ListingKind } from "../../../rules/site/slugs";
import { servicesContext } from "../../context";
import { type AnyListing, type ListingValues, selectReviewedListing } from "../../db/places/listing-changes";
import type { ListingTable } from "../../db/places/listings";
import { readForm } from "../../http/form-data";
import { requireAdmin } from "../../http/guards";
import { correctListing } from "../../operations/review/correct-listing";
import { answerSubmission } from "../site/submission-answer";
import { filledRequest, requireCorrection, staleAnswer } from "./correction-form";
import { answerDecision } from "./review-answer";

type Sent = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  url: URL;
  params: { id: string };
};

/** A kind's own form in a reviewer's hand. */
type Corrected<Row, S extends ListingSchema> = Uploads & {
  schema: (shown: Row) => S;
  /** The owner's columns, and those that only a reviewer may set. */
  texts: (value: InferOutput<S>, written: Written) => ListingValues;
  standing: (value: InferOutput<S>) => ListingValues;
};

/** Any act of a reviewer: the two decisions, or a correction, which the kind reads with its own form. */
export async function answerReview<Table extends ListingTable, S extends ListingSchema>(
  sent: Sent,
  kind: ListingKind,
  table: Table,
  { schema, texts, standing, ...uploads }: Corrected<Table["$inferSelect"], S>,
) {
  const { request, context, url, params } = sent;
  const { id } = params;
  const viewer = requireAdmin(context, url);
  const form = await readForm(request);
  const decided = await answerDecision({ context, url, form, viewer, kind, id });
  if (decided) return decided;
  requireCorrection(form);

  const [found] = await selectReviewedListing(context.get(servicesContext).db, table, id);
  if (!found) throw data(null, 404);
  const listing: AnyListing = found;
  const stale = staleAnswer(form, listing);
  if (stale) return stale;
  const shown = withPending<Record<string, unknown>>({ ...found }, listing.pending_changes);
  const asked = schema(shown as Table["$inferSelect"]);
  const again = filledRequest(request, form, {
    schema: asked,
    stored: typedListing(shown, []),
    name: nameField(kind),
  });
  return answerSubmission(
    { ...sent, request: again },
    {
      ...uploads,
      schema: asked,
      submit: (services, _, value, __, { words }) => {
        const language = value.language ?? listing.language;
        const written = { language, previous: readTranslation(shown.translation) };
        const correction = { texts: texts(value, written), standing: standing(value), words };
        return correctListing(services, viewer, kind, listing, correction);
      },
      path: submissionPath(kind, id),
      toast: "submissionCorrected",
    },
  );
}
