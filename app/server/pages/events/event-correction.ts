import { data, type RouterContextProvider } from "react-router";
import { eventUploads } from "../../../forms/event";
import { correctedEvent, eventCorrection, seriesCorrection } from "../../../forms/event-correction";
import { typedListing } from "../../../forms/typed-listing";
import { withoutTypeSuffix } from "../../../rules/events/series-description";
import { submissionPath } from "../../../rules/places/paths";
import { withPending } from "../../../rules/review/pending-changes";
import { localDate } from "../../../rules/time/panama-time";
import { servicesContext } from "../../context";
import { type EventKind, selectReviewedEvent } from "../../db/events/event-review";
import { correctEvent } from "../../operations/events/correct-event";
import { filledRequest, staleAnswer } from "../review/correction-form";
import { answerSubmission } from "../site/submission-answer";

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
