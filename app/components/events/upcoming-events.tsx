import type { EventView } from "../../rules/events/event-view";
import type { NearDay } from "../../rules/events/near-day";
import { Card, CardGrid } from "../../ui/card";
import { Section } from "../../ui/section";
import { TodayOnly } from "../../ui/today-only";
import { foreign } from "../places/place-text";
import { useWords } from "../site/words";
import { EventBadges } from "./event-badges";
import { EventPicture } from "./event-picture";
import { useEventWords } from "./use-event-words";

type NextEvent = EventView & { nearDay: NearDay | null };

/** The next events as cards, with a link to the calendar; nothing if none are planned. */
export function UpcomingEvents({ events }: { events: NextEvent[] }) {
  const { t, language, localPath } = useWords();
  const words = useEventWords();
  if (events.length === 0) return null;
  return (
    <Section
      id="next-events"
      title={t("events.next.title")}
      more={{ href: localPath("/calendar"), label: t("events.next.more") }}
    >
      <CardGrid onPhone="rows">
        {events.map((event) => (
          <Card
            key={event.id}
            title={event.texts.title.text}
            href={localPath(event.path)}
            lang={foreign(event.texts.title, language)}
            picture={<EventPicture event={event} sizes="(min-width: 40rem) 22rem, 92vw" />}
            meta={
              <time dateTime={event.event_date}>
                <DayOf event={event} />, {words.times(event)}
              </time>
            }
            facts={
              <>
                <EventBadges event={event} />
                <span>{event.texts.location.text}</span>
              </>
            }
          >
            <p className="clamp-2">{event.texts.description.text}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

function DayOf({ event: { event_date, nearDay } }: { event: NextEvent }) {
  const { t } = useWords();
  const date = useEventWords().date(event_date, "short");
  return nearDay ? <TodayOnly dated={date}>{t(`events.near.${nearDay}`)}</TodayOnly> : date;
}
