import type { VenueClosed } from "../../rules/events/venue-closed";
import { useWords } from "../site/words";

/** Says that an event's venue is closed at that time, worded for visitors or for people who can change it. */
export function useVenueClosed() {
  const { t } = useWords();
  const closed = ({ place, why, weekdays }: VenueClosed): string => {
    const names: readonly string[] = t("events.closed.weekdays", { returnObjects: true });
    const days = weekdays.map((weekday) => names[weekday] ?? "");
    return t(`events.closed.${why}`, { place, days: listed(days, t("events.words.and")) });
  };
  return {
    stillOn: (venue: VenueClosed) => t("events.closed.stillOn", { closed: closed(venue) }),
    check: (venue: VenueClosed) => t("events.closed.check", { closed: closed(venue) }),
  };
}

function listed(days: readonly string[], and: string): string {
  const last = days.at(-1) ?? "";
  return days.length < 2 ? last : `${days.slice(0, -1).join(", ")} ${and} ${last}`;
}
