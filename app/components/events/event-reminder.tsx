import type { EventView } from "../../rules/events/event-view";
import { Button, ButtonLink } from "../../ui/button";
import { useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";

type Props = {
  event: Pick<EventView, "slug" | "series_instance_date" | "event_date" | "path">;
  /** Null for who is not signed in. */
  isReminded: boolean | null;
};

/** One mail, twelve hours before, for who asks for it. */
export function EventReminder({ event, isReminded }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  if (isReminded === null) {
    const next = encodeURIComponent(localPath(event.path));
    return (
      <div className="box">
        <p>{t("events.reminder.text")}</p>
        <ButtonLink href={`${localPath("/auth")}?next=${next}`} variant="secondary" icon="clock">
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
        type="submit"
        name="intent"
        value={isReminded ? "forget" : "remind"}
        variant="secondary"
        icon="clock"
      >
        {t(isReminded ? "events.reminder.forget" : "events.reminder.ask")}
      </Button>
    </form>
  );
}
