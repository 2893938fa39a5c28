import type { ReactNode } from "react";
import { useEventWords } from "../../components/events/use-event-words";
import { useWords } from "../../components/site/words";
import type { FormAnswer } from "../../forms/site/form-answer";
import type { Typed } from "../../forms/site/parse";
import type { VenueClosed } from "../../rules/events/venue-closed";
import { editPath } from "../../rules/places/paths";
import type { FieldReasons } from "../../rules/review/field-reasons";
import { Fold } from "../../ui/fold";
import { Link } from "../../ui/link";
import { ClosedVenue } from "../forms/closed-venue";
import { EventFields } from "../forms/event-fields";
import { EventPreview, type PreviewedEvent } from "../forms/event-preview";
import type { FormFetcher } from "../forms/form-with-pictures";
import { PreviewButton } from "../forms/preview-panel";
import { ReviewNote } from "../forms/review-note";
import { SeriesScopeField } from "../forms/series-scope-field";
import { type CancelAnswer, CancelEvent } from "./cancel-event";
import { EditForm } from "./edit-form";

export type EventPage = {
  id: string;
  heading: string;
  title: string;
  isSeries: boolean;
  isCancelled: boolean;
  date: string | null;
  note: string | null;
  reasons: FieldReasons | null;
  dates: { id: string; event_date: string; cancelled_at: number | null }[];
  today: string;
  typed: Typed;
  /** Set if the venue is closed at that time. */
  closed: VenueClosed | null;
};

export type EventAnswer = FormAnswer & { preview?: PreviewedEvent };

type Props = {
  page: EventPage;
  answer: EventAnswer | undefined;
  cancelAnswer?: CancelAnswer;
  sender?: FormFetcher;
  canceller?: FormFetcher;
  cancel: ReactNode;
};

export function EditEvent({ page, answer, cancelAnswer, sender, canceller, cancel }: Props) {
  const { t, localPath } = useWords();
  const { id, title, isSeries, isCancelled, date, note, reasons, today, typed, closed } = page;
  const path = localPath(editPath("event", id));
  return (
    <>
      <p className="lead">{title}</p>
      <p className="text-muted">{t("listings.events.lead")}</p>
      <ReviewNote kind="event" note={note} reasons={reasons} />
      {closed ? <ClosedVenue closed={closed} /> : null}
      {isSeries ? <OtherDates {...page} /> : null}
      <EditForm
        kind="event"
        path={path}
        typed={typed}
        answer={answer}
        sender={sender}
        reasons={reasons}
        submitLabel={t("listings.save")}
        cancel={cancel}
      >
        {isSeries ? <input type="hidden" name="date" value={date ?? ""} /> : null}
        <EventFields today={today} isEdit />
        {isSeries ? <SeriesScopeField hint={t("listings.events.scopeHint")} /> : null}
        {answer?.preview ? <EventPreview event={answer.preview} today={today} /> : null}
        <PreviewButton path={path} />
      </EditForm>
      <CancelEvent {...{ path, isSeries, date, isCancelled }} answer={cancelAnswer} sender={canceller} />
    </>
  );
}

type OtherDatesProps = {
  id: string;
  dates: { id: string; event_date: string; cancelled_at: number | null }[];
};

function OtherDates({ id, dates }: OtherDatesProps) {
  const { t, localPath } = useWords();
  const words = useEventWords();
  return (
    <Fold title={t("listings.events.otherDate")}>
      <ul id="other-dates" tabIndex={-1} className="columns-[14rem] gap-6">
        {dates.map((date) => (
          <li className="break-inside-avoid py-1 first-letter:uppercase" key={date.id}>
            <Link
              href={localPath(editPath("event", date.id))}
              aria-current={date.id === id ? "page" : undefined}
            >
              {words.date(date.event_date, "full")}
            </Link>
            {date.cancelled_at ? ` (${t("events.page.cancelled")})` : null}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
