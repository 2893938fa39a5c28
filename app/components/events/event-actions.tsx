import type { ReactNode } from "react";
import { googleAddLink, outlookAddLink } from "../../rules/events/calendar-links";
import type { EventTimes } from "../../rules/events/event-times";
import type { EventView } from "../../rules/events/event-view";
import { Button, ButtonLink, buttonClass } from "../../ui/button";
import { Icon, type IconName } from "../../ui/icon";
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

/** Adding it to a calendar, and sharing it. */
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
        <Folded icon="calendar" label={t("events.page.addToCalendar")} id="keep" isMain>
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
        </Folded>
      )}
      <Folded icon="share" label={t("events.page.share")}>
        <ButtonLink href={`${event.url}/share`} variant="secondary" size="small" icon="share">
          {t("events.page.shareWays")}
        </ButtonLink>
        <ButtonLink
          href={`https://wa.me/?text=${encodeURIComponent(words)}`}
          variant="secondary"
          size="small"
          icon="message"
          rel="noopener"
          target="_blank"
        >
          WhatsApp
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
      </Folded>
    </>
  );
}

type FoldedProps = { icon: IconName; label: string; id?: string; isMain?: boolean; children: ReactNode };

/** A button that opens what it can do in several ways; opening one closes the other. */
function Folded({ icon, label, id, isMain, children }: FoldedProps) {
  return (
    <details name="acts" className="folded">
      <summary className={buttonClass({ variant: isMain ? "primary" : "secondary", size: "small" })}>
        <Icon name={icon} />
        {label}
      </summary>
      <div className="actions" id={id}>
        {children}
      </div>
    </details>
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
      <div className="remind">
        <p>{t("events.reminder.text")}</p>
        <ButtonLink href={`${localPath("/auth")}?next=${next}`} variant="secondary" size="small" icon="clock">
          {t("events.reminder.signIn")}
        </ButtonLink>
      </div>
    );
  }
  const date = event.series_instance_date ?? event.event_date;
  return (
    <form className="remind" method="post" action={localPath(`/events/${event.slug}/${date}/reminder`)}>
      <p>{t(isReminded ? "events.reminder.isSet" : "events.reminder.text")}</p>
      <Button intent={isReminded ? "forget" : "remind"} variant="secondary" size="small" icon="clock">
        {t(isReminded ? "events.reminder.forget" : "events.reminder.ask")}
      </Button>
    </form>
  );
}
