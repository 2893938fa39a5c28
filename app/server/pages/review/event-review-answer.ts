import { data } from "react-router";
import { eventUploads } from "../../../forms/events/event";
import {
  correctedEvent,
  type EventCorrection,
  eventCorrection,
  seriesCorrection,
} from "../../../forms/events/event-correction";
import { withEndFollowing } from "../../../forms/events/event-time-problems";
import type { PictureWords } from "../../../forms/pictures/picture-words";
import { typedListing } from "../../../forms/places/typed-listing";
import { withPending } from "../../../rules/review/moderation";
import { submissionPath } from "../../../rules/review/submission-path";
import type { Toast } from "../../../rules/site/flash";
import { servicesContext } from "../../context";
import type { EventRow, SeriesRow } from "../../db/events/own-event";
import type { EventKind } from "../../db/events/reviewed-event";
import type { Sender } from "../../db/site/audit-log";
import { wordsFor } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { findReviewedEvent, findReviewedSeries } from "../../operations/events/find-reviewed-event";
import type { WordsByLanguage } from "../../operations/mail/write-mail";
import { correctSubmission } from "../../operations/review/correct-submission";
import { answerDecision, nextPath } from "./review-answer";
import { answerReviewerCorrection, requireCorrection } from "./reviewer-correction";

/** Approves, rejects with a reason in the owner's language, or corrects an event. */
export async function answerEventReview(submitted: SignedInForm, id: string) {
  const services = submitted.context.get(servicesContext);
  const subject = await findReviewedEvent(services, id);
  if (!subject) throw data(null, 404);
  const { row } = subject;
  return (
    (await answerDecision(submitted, subject)) ??
    answerEventCorrection(submitted, {
      kind: "event",
      row,
      schema: eventCorrection(services.now(), row),
      // A date's language is its series'.
      save: (reviewer, { language, ...fields }, words, approving) => {
        const correctedFields = row.event_series_id === null ? { ...fields, language } : fields;
        const correction = { fields: correctedFields, standing: {}, words };
        return correctSubmission<EventRow, Partial<EventCorrection>, object>(
          services,
          reviewer,
          subject,
          correction,
          approving,
        );
      },
    })
  );
}

/** The same for a whole series. */
export async function answerSeriesReview(submitted: SignedInForm, id: string) {
  const services = submitted.context.get(servicesContext);
  const subject = await findReviewedSeries(services, id);
  if (!subject) throw data(null, 404);
  return (
    (await answerDecision(submitted, subject)) ??
    answerEventCorrection(submitted, {
      kind: "series",
      row: subject.row,
      schema: seriesCorrection(subject.row),
      save: (reviewer, fields, words, approving) =>
        correctSubmission<SeriesRow, EventCorrection, object>(
          services,
          reviewer,
          subject,
          { fields, standing: {}, words },
          approving,
        ),
    })
  );
}

type Corrected = {
  kind: EventKind;
  row: EventRow | SeriesRow;
  schema: ReturnType<typeof eventCorrection> | ReturnType<typeof seriesCorrection>;
  save: (
    reviewer: Sender,
    fields: EventCorrection,
    pictures: PictureWords[],
    approving: WordsByLanguage | null,
  ) => ReturnType<typeof correctSubmission>;
};

function answerEventCorrection(submitted: SignedInForm, { kind, row, schema, save }: Corrected) {
  const isApproving = requireCorrection(submitted.form);
  const shownFields = withPending(row, row.pending_changes);
  let isEndMoved = false;
  const filling = { schema, stored: typedListing(shownFields, []), name: "title" };
  return answerReviewerCorrection(submitted, row, filling, {
    ...eventUploads,
    schema,
    arrange: (typed) => {
      const arranged = withEndFollowing(typed, row);
      isEndMoved = arranged !== typed;
      return { typed: arranged, isDone: false };
    },
    submit: (_, { id }, value, __, { words, form }) =>
      save(
        { id, form },
        correctedEvent(value, shownFields),
        words,
        isApproving ? wordsFor(submitted.context) : null,
      ),
    path: isApproving ? nextPath(submitted) : submissionPath(kind, row.id),
    toast: () => toastOfCorrection(isApproving, isEndMoved),
  });
}

function toastOfCorrection(isApproving: boolean, isEndMoved: boolean): Toast {
  if (isEndMoved) return { name: isApproving ? "approvedEndMoved" : "correctedEndMoved", variant: "warning" };
  return { name: isApproving ? "submissionApproved" : "submissionCorrected", variant: "default" };
}
