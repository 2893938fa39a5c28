import type { ComponentProps } from "react";
import type { EventView } from "../../rules/events/event-view";
import { MoreLink } from "../../ui/section";
import { TodayOnly } from "../../ui/today-only";
import { HolidayNotes } from "../site/holiday-notes";
import { useWords } from "../site/words";
import { EarlierToday } from "./earlier-today";
import { EventList } from "./event-list";
import { useEventWords } from "./use-event-words";

type Props = {
  date: string | null;
  isToday: boolean;
  isPast: boolean;
  events: ComponentProps<typeof EventList>["events"];
  earlier: readonly EventView[];
  /** What comes after a day with nothing on. */
  next?: ComponentProps<typeof EventList>["events"][number];
  hasMore: boolean;
  isFiltered: boolean;
};

/** The events of the calendar's chosen day. */
export function DayEvents({ date, isToday, isPast, events, earlier, next, hasMore, isFiltered }: Props) {
  const { t, localPath } = useWords();
  const words = useEventWords();
  if (!date) return <p id="day">{t("events.calendar.pickDay")}</p>;
  // The date stays in one line.
  const on = { date: words.date(date, "long").replaceAll(" ", "\u00a0") };
  const title = t("events.calendar.dayTitle", on);
  return (
    <section id="day" aria-labelledby="day-title">
      <h2 id="day-title">
        {isToday ? <TodayOnly dated={title}>{t("events.calendar.dayTitleToday", on)}</TodayOnly> : title}
      </h2>
      {isPast ? null : <HolidayNotes days={[date]} />}
      {events.length > 0 ? (
        <EventList events={events} dated lead="has-lead" dialogs />
      ) : earlier.length > 0 ? null : (
        <p>{t(isFiltered ? "events.calendar.dayFiltered" : "events.calendar.dayEmpty")}</p>
      )}
      <EarlierToday events={earlier} />
      {next ? (
        <>
          <p className="day-next">
            {t("events.calendar.dayNext", { date: words.date(next.event_date, "day") })}
          </p>
          <EventList events={[next]} dated lead="has-lead" dialogs />
        </>
      ) : null}
      {hasMore ? (
        <MoreLink
          href={localPath(`/events?from=${date}&to=${date}`)}
          label={t("events.calendar.moreOnDay")}
        />
      ) : null}
    </section>
  );
}
