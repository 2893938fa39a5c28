import type { EventView } from "../../rules/events/event-view";
import type { LocalText } from "../../rules/site/owner-translation";
import laterStyles from "../../styles/calendar-later.css?url";
import { Dialog } from "../../ui/dialog";
import { Paragraphs } from "../../ui/paragraphs";
import { MoreLink } from "../../ui/section";
import { foreign } from "../places/place-text";
import { useWords } from "../site/words";
import { EventBadges } from "./event-badges";
import { EventPicture } from "./event-picture";
import { useEventWords } from "./use-event-words";

/** Each event's page as a dialog over the calendar. */
export function EventDialogs({ events }: { events: EventView[] }) {
  const words = useEventWords();
  return (
    <>
      <link rel="stylesheet" href={laterStyles} />
      {events.map((event) => (
        <EventDialog key={event.id} event={event} words={words} />
      ))}
    </>
  );
}

type Props = { event: EventView; words: ReturnType<typeof useEventWords> };

function EventDialog({ event, words }: Props) {
  const { t, language, localPath } = useWords();
  const lang = (words: LocalText) => foreign(words, language);
  const { title, location, description, full_description: details } = event.texts;
  const text = details.text ? details : description;
  return (
    <Dialog
      id={eventDialogId(event)}
      title={lang(title) ? <span lang={lang(title)}>{title.text}</span> : title.text}
      closeLabel={t("frame.dismiss")}
    >
      <div className="event-picture">
        <EventPicture event={event} sizes="40rem" />
      </div>
      <p className="card-meta">
        <EventBadges event={event} />
      </p>
      <p>{`${words.date(event.event_date, "full")}, ${words.times(event)}`}</p>
      <p lang={lang(location)}>{location.text}</p>
      <p>{t("events.page.hostedBy", { host: event.host })}</p>
      <div className="prose" lang={lang(text)}>
        <Paragraphs text={text.text} />
      </div>
      <MoreLink href={localPath(event.path)} label={t("events.page.details")} />
    </Dialog>
  );
}

/** Derived from the path, which appears beside it anyway, so it compresses to nothing. */
export function eventDialogId({ path }: Pick<EventView, "path">): string {
  return path.slice(1).replaceAll("/", "-");
}
