import { webcalLink } from "../../rules/events/calendar-links";
import { type EventFilters, filterQuery } from "../../rules/events/event-filters";
import { ButtonLink } from "../../ui/button";
import { MoreLink } from "../../ui/section";
import { useWords } from "../site/words";

/** The feed with the page's filters: as a subscription, or as a file. */
export function CalendarSubscription({ filters, origin }: { filters: EventFilters; origin: string }) {
  const { t, localPath } = useWords();
  const feed = localPath(`/calendar.ics${filterQuery(filters)}`);
  return (
    <section aria-labelledby="subscribe">
      <h2 id="subscribe">{t("events.calendar.subscribe")}</h2>
      <p>{t("events.calendar.subscribeText")}</p>
      <div className="actions">
        <ButtonLink href={webcalLink(origin + feed)} variant="secondary" size="small" icon="calendar">
          {t("events.calendar.webcal")}
        </ButtonLink>
        <ButtonLink href={feed} variant="secondary" size="small" icon="download" download>
          {t("events.calendar.download")}
        </ButtonLink>
      </div>
      <MoreLink href={localPath("/data")} label={t("data.fromCalendar")} />
    </section>
  );
}
