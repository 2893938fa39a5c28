import type { ReactNode } from "react";
import type { EventFilters } from "../../rules/events/event-filters";
import { filterQuery } from "../../rules/events/event-filters";
import { eventTypeFilters } from "../../rules/events/event-types";
import { FilterChip } from "../../ui/filter-chips";
import { useWords } from "../site/words";

type Props = {
  filters: EventFilters;
  /** The filter by date, beside them. */
  children: ReactNode;
};

/** Event types as filters. */
export function TypeChips({ filters, children }: Props) {
  const { t, localPath } = useWords();
  return (
    <div className="event-chips tabs">
      <nav aria-label={t("events.filters.types")}>
        <ul className="tabs">
          {eventTypeFilters.map((type) => (
            <li key={type}>
              <FilterChip
                href={localPath("/events") + filterQuery({ ...filters, type })}
                label={t(`events.types.${type}`)}
                current={type === filters.type}
              />
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
