import type { EventFilters } from "../../rules/events/event-filters";
import { filterQuery } from "../../rules/events/event-filters";
import { eventTypeFilters } from "../../rules/events/event-types";
import { FilterChips } from "../../ui/filter-chips";
import { useWords } from "../site/words";

/** Event types as a row of filters. */
export function TypeChips({ filters }: { filters: EventFilters }) {
  const { t, localPath } = useWords();
  const chips = eventTypeFilters.map((type) => ({
    href: localPath("/events") + filterQuery({ ...filters, type }),
    label: t(`events.types.${type}`),
    current: type === filters.type,
  }));
  return <FilterChips label={t("events.filters.types")} chips={chips} />;
}
