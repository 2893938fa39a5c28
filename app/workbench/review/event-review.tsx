import { EventPage } from "../../components/events/event-page";
import { type SeriesDate, SeriesPage, type SeriesView } from "../../components/events/series-page";
import { useEventWords } from "../../components/events/use-event-words";
import { useWords } from "../../components/site/words";
import { typedListing } from "../../forms/places/typed-listing";
import type { CorrectionAnswer, ReviewAnswer } from "../../forms/review/review-answer";
import type { EventView } from "../../rules/events/event-view";
import type { Venue } from "../../rules/events/venue";
import type { VenueClosed } from "../../rules/events/venue-closed";
import type { PictureFacts } from "../../rules/pictures/picture-sources";
import { ClosedVenue } from "../forms/closed-venue";
import { EventFields } from "../forms/event-fields";
import { ListingFacts } from "./listing-facts";
import type { Submission } from "./review-heading";
import { ReviewScreen } from "./review-screen";
import { ReviewerCorrectionForm } from "./reviewer-correction-form";
import { useReviewAnswer } from "./use-review-answer";

type Common = {
  submission: Submission;
  /** The columns as they'd be once approved. */
  shownFields: object;
  facts: PictureFacts[];
  /** The public address; null if it isn't public. */
  address: string | null;
  today: string;
  now: Date;
  /** Set if the venue is closed at that time. */
  closed: VenueClosed | null;
};
type OneEvent = Common & { kind: "event"; event: EventView & Venue; isOver: boolean };
type Series = Common & { kind: "series"; series: SeriesView; dates: SeriesDate[]; dateCount: number };
type Props = { page: OneEvent | Series; answer: CorrectionAnswer | ReviewAnswer | undefined };

export function EventReview({ page, answer }: Props) {
  const { kind, submission, shownFields, facts, today, now } = page;
  const { decision, correction } = useReviewAnswer(answer);
  return (
    <ReviewScreen
      submission={submission}
      now={now}
      answer={decision}
      isEditing={correction !== undefined}
      isPreviewOpen={false}
      preview={
        <div className="[&_.calendar]:grid-cols-1">
          {page.kind === "event" ? <EventPage {...page} /> : <SeriesPage {...page} />}
        </div>
      }
      warning={page.closed ? <ClosedVenue closed={page.closed} /> : null}
      facts={(reasons) => (
        <>
          {page.kind === "series" ? <Rule {...page} /> : null}
          <ListingFacts kind={kind} listing={shownFields} words={submission.words} reasons={reasons} />
        </>
      )}
      editForm={(given) => (
        <ReviewerCorrectionForm
          {...given}
          version={submission.updated_at}
          typed={typedListing(shownFields, facts)}
          answer={correction}
        >
          <EventFields today={today} isEdit hasDate={kind === "event"} hasRule={false} />
        </ReviewerCorrectionForm>
      )}
    />
  );
}

function Rule({ series, dateCount }: Series) {
  const { t } = useWords();
  const words = useEventWords();
  return (
    <p className="mb-4">
      {words.rule(series)} ({t("eventForm.preview.datesCount", { count: dateCount })})
    </p>
  );
}
