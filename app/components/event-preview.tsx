import type { EventInput } from "../forms/event";
import { localise } from "../rules/localised-text";
import { formatDay, localDay, parseDay } from "../rules/panama-time";
import { firstFitting } from "../rules/recurrence";
import { seriesDays } from "../rules/recurrence-limits";
import { Notice } from "../ui/notice";
import { Paragraphs } from "../ui/prose";
import { useEventWords } from "./event-words";
import { useLanguage } from "./local-path";
import { useWords } from "./words";

type Props = { event: EventInput; now: Date };

const datesShown = 10;

/** The event as its page will tell it, with the rule in words and its next dates, before anything is saved. */
export function EventPreview({ event, now }: Props) {
  const { t } = useWords();
  const words = useEventWords();
  const language = useLanguage();
  const { title, location, description, full_description } = event;
  const { texts } = localise(event, { title, location, description, full_description }, language);
  return (
    <section
      id="preview"
      className="grid gap-4 rounded-xl border border-line bg-card p-6"
      aria-labelledby="preview-title"
    >
      <h2 id="preview-title" className="text-xl">
        {t("eventForm.preview.title")}
      </h2>
      <p className="text-2xl font-bold" lang={texts.title.lang}>
        {texts.title.text}
      </p>
      <p>
        {words.date(event.event_date, "full")}, {words.times(event)}
      </p>
      <p lang={texts.location.lang}>{texts.location.text}</p>
      <p>{t("events.page.hostedBy", { host: event.host })}</p>
      <p lang={texts.description.lang}>{texts.description.text}</p>
      <div className="prose" lang={texts.full_description.lang}>
        <Paragraphs text={texts.full_description.text} />
      </div>
      {event.pattern ? <SeriesPreview event={event} pattern={event.pattern} now={now} /> : null}
    </section>
  );
}

type SeriesProps = Props & { pattern: NonNullable<EventInput["pattern"]> };

function SeriesPreview({ event, pattern, now }: SeriesProps) {
  const { t } = useWords();
  const words = useEventWords();
  const start = parseDay(event.event_date) ?? localDay(now);
  const first = firstFitting(pattern, start) ?? start;
  const days = seriesDays(pattern, first, localDay(now)).map(formatDay);
  const first_date = formatDay(first);
  return (
    <>
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
      <h3>{t("eventForm.preview.dates")}</h3>
      <ol className="list-decimal pl-6">
        {days.slice(0, datesShown).map((day) => (
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
    </>
  );
}
