import { EventPicture } from "../../components/events/event-picture";
import { useEventWords } from "../../components/events/use-event-words";
import { foreign } from "../../components/places/place-text";
import { useWords } from "../../components/site/words";
import { type PublicEventRow, pathOfEvent, textsOf } from "../../rules/events/event-view";
import { editPath } from "../../rules/places/paths";
import { changesState } from "../../rules/review/changes-state";
import type { FieldReasons } from "../../rules/review/field-reasons";
import { isPublic, type Status } from "../../rules/review/status";
import { clockText } from "../../rules/time/date-words";
import { parseTime } from "../../rules/time/days";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { Icon } from "../../ui/icon";
import { ReviewNote } from "../forms/review-note";
import { EditLink, RemoveLink } from "./card-links";
import { eventShortcuts } from "./event-shortcuts";
import { correctionsOf, type OwnCorrection, OwnCorrections } from "./own-corrections";
import { StatusBadges } from "./own-listing-card";
import { ComingDates, DatesOfSeries, OtherHalves, type OwnSeriesOfCard } from "./own-series";

export type OwnEventOfCard = Omit<PublicEventRow, "starts_at"> & {
  status: Status;
  is_series_master: boolean;
  review_note: string | null;
  review_reasons: FieldReasons | null;
  waiting_since: number | null;
  pending_changes: number;
  created_at: number;
  isComing: boolean;
  series: OwnSeriesOfCard | null;
};

/** An event, or a series with those dates that differ from it. */
type Props = { event: OwnEventOfCard; corrections: OwnCorrection[] };

export function OwnEventCard({ event, corrections }: Props) {
  const { t, language, localPath } = useWords();
  const words = useEventWords();
  const { texts } = textsOf(event, language);
  const { title, location, description } = texts;
  const { series } = event;
  const times = [event.start_time, event.end_time].flatMap((time) => {
    const minutes = parseTime(time ?? "");
    return minutes === null ? [] : [clockText(minutes, language)];
  });
  const isDeclined = event.status === "rejected" || changesState(event) === "declined";
  return (
    <Card
      title={title.text}
      lang={foreign(title, language)}
      heading="h2"
      picture={<EventPicture event={event} sizes="(min-width: 40rem) 22rem, 92vw" />}
      meta={
        <>
          <StatusBadges listing={event} />
          {event.event_series_id ? <Badge tone="info">{t("listings.events.master")}</Badge> : null}
          {event.cancelled_at ? <Badge tone="closed">{t("events.page.cancelled")}</Badge> : null}
        </>
      }
      footer={
        <div className="own-acts">
          <EditLink href={localPath(editPath("event", event.id))} name={title.text} />
          {event.isComing && !series && event.status !== "rejected"
            ? eventShortcuts(event).map(([href, word, named]) => (
                <ButtonLink
                  key={word}
                  href={localPath(href)}
                  variant="quiet"
                  size="small"
                  aria-label={t(named, { name: title.text })}
                >
                  {t(word)}
                </ButtonLink>
              ))
            : null}
          <RemoveLink kind="event" id={event.id} name={title.text} />
        </div>
      }
    >
      <p className="flex items-start gap-2 text-sm">
        <Icon name="calendar" />
        <span className="inline-block first-letter:uppercase">
          {series ? (
            words.rule({ ...series.pattern, ...series })
          ) : (
            <>
              {words.date(event.event_date, "full")}
              {times.length > 0 ? ", " : ""}
              <span className="whitespace-nowrap">{times.join(" – ")}</span>
            </>
          )}
        </span>
      </p>
      {series ? <ComingDates series={series} /> : null}
      <p className="mt-1 flex items-start gap-2 text-sm" lang={foreign(location, language)}>
        <Icon name="pin" />
        {location.text}
      </p>
      <p className="mt-1 flex items-start gap-2 text-sm">
        <Icon name="user" />
        {t("events.page.hostedBy", { host: event.host })}
      </p>
      <p className="clamp-2 mt-3" lang={foreign(description, language)}>
        {description.text}
      </p>
      {isPublic(event) ? (
        <p className="mt-2 text-sm">
          <a href={localPath(pathOfEvent(event.is_series_master ? { slug: event.slug } : event))}>
            {t("listings.view")}
          </a>
        </p>
      ) : null}
      {series ? <OtherHalves {...series.halves} /> : null}
      {series ? <DatesOfSeries series={series} /> : null}
      <OwnCorrections
        corrections={
          event.event_series_id
            ? correctionsOf(corrections, "series", event.event_series_id)
            : correctionsOf(corrections, "event", event.id)
        }
        name={title.text}
        editHref={localPath(editPath("event", event.id))}
      />
      {isDeclined && <ReviewNote kind="event" note={event.review_note} reasons={event.review_reasons} />}
    </Card>
  );
}
