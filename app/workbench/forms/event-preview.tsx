import { useEventWords } from "../../components/events/use-event-words";
import { useWords } from "../../components/site/words";
import type { EventInput } from "../../forms/events/event";
import { firstFitting } from "../../rules/events/recurrence";
import { seriesDays, skippedMonths } from "../../rules/events/recurrence-limits";
import type { VenueClosed } from "../../rules/events/venue-closed";
import { localise } from "../../rules/site/owner-translation";
import { formatDay, parseDay } from "../../rules/time/days";
import { Icon } from "../../ui/icon";
import { Notice } from "../../ui/notice";
import { Paragraphs } from "../../ui/paragraphs";
import { ClosedVenue } from "./closed-venue";
import { PreviewPanel } from "./preview-panel";

export type PreviewedEvent = EventInput & { closed: VenueClosed | null };
type Props = { event: PreviewedEvent; today: string };

const datesShown = 10;

/** The event as its page would show it, with its rule and next dates. */
export function EventPreview({ event, today }: Props) {
  const { t, language } = useWords();
  const words = useEventWords();
  const { title, location, description, full_description } = event;
  const { texts } = localise(event, { title, location, description, full_description }, language);
  return (
    <PreviewPanel>
      <div className="grid gap-3">
        <h3 className="text-3xl" lang={texts.title.lang}>
          {texts.title.text}
        </h3>
        <p className="text-lg text-muted" lang={texts.description.lang}>
          {texts.description.text}
        </p>
      </div>
      {event.closed ? <ClosedVenue closed={event.closed} /> : null}
      <ul className="grid gap-2">
        <li className="flex items-start gap-3">
          <Icon name="calendar" className="mt-1 text-sea-ink" />
          <span className="inline-block first-letter:uppercase">
            {words.date(event.event_date, "full")}, {words.times(event)}
          </span>
        </li>
        <li className="flex items-start gap-3">
          <Icon name="pin" className="mt-1 text-sea-ink" />
          <span lang={texts.location.lang}>{texts.location.text}</span>
        </li>
        <li className="flex items-start gap-3">
          <Icon name="user" className="mt-1 text-sea-ink" />
          {t("events.page.hostedBy", { host: event.host })}
        </li>
      </ul>
      <div className="prose" lang={texts.full_description.lang}>
        <Paragraphs text={texts.full_description.text} />
      </div>
      {event.pattern ? <SeriesPreview event={event} pattern={event.pattern} today={today} /> : null}
    </PreviewPanel>
  );
}

type SeriesProps = Props & { pattern: NonNullable<EventInput["pattern"]> };

function SeriesPreview({ event, pattern, today }: SeriesProps) {
  const { t } = useWords();
  const words = useEventWords();
  const thisDay = parseDay(today) ?? 0;
  const start = parseDay(event.event_date) ?? thisDay;
  const first = firstFitting(pattern, start) ?? start;
  const days = seriesDays(pattern, first, thisDay);
  const first_date = formatDay(first);
  const skipped = skippedMonths(pattern, days);
  const lines = days.slice(0, datesShown).map(formatDay);
  return (
    <div className="grid gap-4 border-t border-line pt-6">
      {first === start ? null : (
        <Notice tone="warn">
          {t("eventForm.preview.notFitting", {
            start: words.date(event.event_date, "full"),
            first: words.date(first_date, "full"),
          })}
        </Notice>
      )}
      <p>
        <strong>{t("eventForm.preview.rule")}</strong>: {words.rule({ ...pattern, ...event, first_date })}
      </p>
      {skipped.length > 0 ? (
        <Notice tone="warn">
          {t("eventForm.preview.skips", {
            day: Number(first_date.slice(8)),
            months: skipped.map((month) => words.date(month, "month")).join(", "),
          })}
        </Notice>
      ) : null}
      <h3>{t("eventForm.preview.dates", { count: lines.length })}</h3>
      <ol className="grid list-inside list-decimal gap-x-6 gap-y-1 tabular-nums sm:grid-cols-2 [&>li]:first-letter:uppercase">
        {lines.map((day) => (
          <li key={day}>
            <time dateTime={day}>{words.date(day, "full")}</time>
          </li>
        ))}
      </ol>
      <p className="hint">
        {pattern.end_type === "never"
          ? t("eventForm.preview.endless")
          : t("eventForm.preview.datesCount", { count: days.length })}
      </p>
    </div>
  );
}
