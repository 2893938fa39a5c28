import type { EventFilters } from "../../rules/events/event-filters";
import { filterQuery } from "../../rules/events/event-filters";
import { type EventTypeFilter, eventTypeFilters } from "../../rules/events/event-types";
import { FilterChips } from "../../ui/filter-chips";
import { useWords } from "../site/words";

type Props = { filters: EventFilters; counts: Record<EventTypeFilter, number> | null };

/** Event types as a row of filters, each with its count of coming dates. */
export function TypeChips({ filters, counts }: Props) {
  const { t, localPath } = useWords();
  const chips = eventTypeFilters.map((type) => ({
    href: localPath("/events") + filterQuery({ ...filters, type }),
    label: t(`events.types.${type}`),
    count: counts?.[type],
    current: type === filters.type,
  }));
  return (
    <div>
      <FilterChips label={t("events.filters.types")} chips={chips} />
      {counts ? <p className="event-date">{t("events.filters.counted")}</p> : null}
    </div>
  );
}
