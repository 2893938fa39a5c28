import type { ReactNode } from "react";
import { googleAddLink, outlookAddLink } from "../../rules/events/calendar-links";
import type { EventTimes } from "../../rules/events/event-interval";
import type { EventView } from "../../rules/events/event-view";
import { Button, ButtonLink, buttonClass } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { useWords } from "../site/words";

type Props = {
  event: EventTimes & { title: string; description: string; location: string; url: string };
  /** The calendar file of the event or of its series. */
  file: string;
  /** The rule of a series, as calendars read it. */
  rule?: string;
  /** A date that is over or cancelled can be shared but not added to a calendar. */
  isGone?: boolean;
  reminder?: ReactNode;
};

/** Adding it to a calendar, and sharing it. */
export function EventActions({ event, file, rule, isGone, reminder }: Props) {
  const { t } = useWords();
  const links = [
    [googleAddLink(event, rule), t("events.page.google")],
    [rule ? null : outlookAddLink(event), t("events.page.outlook")],
  ] as const;
  return (
    <>
      {isGone ? null : (
        <details className="folded">
          <summary className={buttonClass({ size: "small" })}>
            <Icon name="calendar" />
            {t("events.page.addToCalendar")}
          </summary>
          <div className="actions" id="keep">
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
        </details>
      )}
      {reminder}
      <ButtonLink href={`${event.url}/share`} variant="secondary" size="small" icon="share">
        {t("events.page.share")}
      </ButtonLink>
    </>
  );
}

type EventReminderProps = {
  event: Pick<EventView, "slug" | "series_instance_date" | "event_date" | "path">;
  /** Null if signed out. */
  isReminded: boolean | null;
  /** It begins within the twelve hours. */
  isAtOnce: boolean;
};

/** One reminder mail, twelve hours before. */
export function EventReminder({ event, isReminded, isAtOnce }: EventReminderProps) {
  const { t, localPath } = useWords();
  const soon = isAtOnce ? "Soon" : "";
  if (isReminded === null) {
    const next = encodeURIComponent(localPath(event.path));
    return (
      <div className="remind">
        <ButtonLink href={`${localPath("/auth")}?next=${next}`} variant="secondary" size="small" icon="clock">
          {t("events.reminder.ask")}
        </ButtonLink>
        <p>{t(`events.reminder.signIn${soon}`)}</p>
      </div>
    );
  }
  const date = event.series_instance_date ?? event.event_date;
  return (
    <form className="remind" method="post" action={localPath(`/events/${event.slug}/${date}/reminder`)}>
      <Button intent={isReminded ? "forget" : "remind"} variant="secondary" size="small" icon="clock">
        {t(isReminded ? "events.reminder.forget" : "events.reminder.ask")}
      </Button>
      <p>{t(`events.reminder.${isReminded ? "isSet" : "text"}${soon}`)}</p>
    </form>
  );
}
