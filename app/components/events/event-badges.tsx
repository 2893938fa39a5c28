import type { EventView } from "../../rules/events/event-view";
import { Badge } from "../../ui/badge";
import { useWords } from "../site/words";

type Props = {
  event: Pick<EventView, "event_type" | "cancelled_at" | "moved_from"> & { isOver?: boolean };
};

/** The type, and warnings such as cancelled or moved. */
export function EventBadges({ event }: Props) {
  const { t } = useWords();
  return (
    <>
      <Badge>{t(`events.type.${event.event_type}`)}</Badge>
      {event.cancelled_at ? <Badge tone="closed">{t("events.page.cancelled")}</Badge> : null}
      {event.isOver && !event.cancelled_at ? <Badge>{t("events.page.over")}</Badge> : null}
      {event.moved_from && !event.cancelled_at ? <Badge tone="info">{t("events.page.moved")}</Badge> : null}
    </>
  );
}
