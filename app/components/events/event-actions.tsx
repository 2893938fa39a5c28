import { googleAddLink, outlookAddLink } from "../../rules/events/calendar-links";
import type { EventTimes } from "../../rules/events/event-times";
import type { EventView } from "../../rules/events/event-view";
import { Button, ButtonLink } from "../../ui/button";
import { useWords } from "../site/words";

type Props = {
  event: EventTimes & { title: string; description: string; location: string; url: string };
  /** The calendar file of the event or of its series. */
  file: string;
  /** The rule of a series, as calendars read it. */
  rule?: string;
  /** Its story card; none if no date is to come. */
  story?: string | null;
  /** A date that is over or cancelled can be shared but not added to a calendar. */
  isGone?: boolean;
};

/** Add to calendar, remind and share. */
export function EventActions({ event, file, rule, story, isGone }: Props) {
  const { t } = useWords();
  const words = `${event.title} ${event.url}`;
  const links = [
    [googleAddLink(event, rule), t("events.page.google")],
    [rule ? null : outlookAddLink(event), t("events.page.outlook")],
  ] as const;
  return (
    <>
      {isGone ? null : (
        <section aria-labelledby="keep">
          <h2 id="keep">{t("events.page.addToCalendar")}</h2>
          <div className="actions">
            {links.map(([href, label]) =>
              href ? (
                <ButtonLink
                  key={label}
                  href={href}
                  variant="secondary"
                  size="small"
                  rel="noopener"
                  target="_blank"
                >
                  {label}
                </ButtonLink>
              ) : null,
            )}
            <ButtonLink href={file} variant="secondary" size="small" icon="download">
              {t("events.page.file")}
            </ButtonLink>
          </div>
        </section>
      )}
      <section aria-labelledby="share">
        <h2 id="share">{t("events.page.share")}</h2>
        <div className="actions">
          <ButtonLink href={`${event.url}/share`} variant="secondary" size="small" icon="share">
            {t("events.page.share")}
          </ButtonLink>
          <ButtonLink
            href={`https://wa.me/?text=${encodeURIComponent(words)}`}
            variant="secondary"
            size="small"
            icon="message"
            rel="noopener"
            target="_blank"
          >
            {t("events.page.shareWhatsapp")}
          </ButtonLink>
          <ButtonLink
            href={`mailto:?subject=${encodeURIComponent(event.title)}&body=${encodeURIComponent(words)}`}
            variant="secondary"
            size="small"
            icon="mail"
          >
            {t("events.page.shareMail")}
          </ButtonLink>
          {story ? (
            <ButtonLink href={story} variant="secondary" size="small" icon="image">
              {t("story.link")}
            </ButtonLink>
          ) : null}
        </div>
      </section>
    </>
  );
}

type EventReminderProps = {
  event: Pick<EventView, "slug" | "series_instance_date" | "event_date" | "path">;
  /** Null if signed out. */
  isReminded: boolean | null;
};

/** One reminder mail, twelve hours before. */
export function EventReminder({ event, isReminded }: EventReminderProps) {
  const { t, localPath } = useWords();
  if (isReminded === null) {
    const next = encodeURIComponent(localPath(event.path));
    return (
      <div className="box">
        <p>{t("events.reminder.text")}</p>
        <ButtonLink href={`${localPath("/auth")}?next=${next}`} icon="clock">
          {t("events.reminder.signIn")}
        </ButtonLink>
      </div>
    );
  }
  const date = event.series_instance_date ?? event.event_date;
  return (
    <form className="box" method="post" action={localPath(`/events/${event.slug}/${date}/reminder`)}>
      <p>{t(isReminded ? "events.reminder.isSet" : "events.reminder.text")}</p>
      <Button
        intent={isReminded ? "forget" : "remind"}
        variant={isReminded ? "secondary" : "primary"}
        icon="clock"
      >
        {t(isReminded ? "events.reminder.forget" : "events.reminder.ask")}
      </Button>
    </form>
  );
}
