import { data, type RouterContextProvider } from "react-router";
import { eventUploads } from "../../forms/event";
import { correctedEvent, eventCorrection, seriesCorrection } from "../../forms/event-correction";
import { typedListing } from "../../forms/typed-listing";
import { submissionPath } from "../../rules/listing-paths";
import { localDate } from "../../rules/panama-time";
import { withPending } from "../../rules/pending-changes";
import { withoutTypeSuffix } from "../../rules/series-description";
import { servicesContext } from "../../server/context";
import { type EventKind, selectReviewedEvent } from "../../server/db/event-review";
import { correctEvent } from "../../server/operations/correct-event";
import { answerSubmission } from "../add/submission-answer";
import { filledRequest, staleAnswer } from "./correction-form";

type Sent = { request: Request; context: Readonly<RouterContextProvider>; url: URL };

/** Saves a reviewer's own wording of an event, or of all dates of a series. */
export async function answerEventCorrection(
  sent: Sent,
  viewer: { id: string },
  kind: EventKind,
  id: string,
  form: FormData,
) {
  const { db, now } = sent.context.get(servicesContext);
  const [row] = await selectReviewedEvent(db, kind, id)[0];
  if (!row) throw data(null, 404);
  const stale = staleAnswer(form, row);
  if (stale) return stale;
  const live = { ...row, description: withoutTypeSuffix(row.description) };
  const shown = withPending<typeof live>(live, row.pending_changes);
  const schema = "event_date" in row ? eventCorrection(localDate(now()), row.event_date) : seriesCorrection;
  const filling = { schema, stored: typedListing(shown, []), name: "title" };
  return answerSubmission(
    { ...sent, request: filledRequest(sent.request, form, filling) },
    {
      ...eventUploads,
      schema,
      submit: (services, _, value, __, { words }) => {
        const fields = correctedEvent(value, shown);
        return correctEvent(services, viewer, kind, row, fields, words);
      },
      path: submissionPath(kind, id),
      toast: "submissionCorrected",
    },
  );
}
