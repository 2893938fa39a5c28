import type { ReactNode } from "react";
import { type PlaceMark, placeMarks } from "../../rules/places/place-marks";
import { type QueryValues, queryPath } from "../../rules/site/query-path";
import { type Chip, FilterChip } from "../../ui/filter-chips";
import { Icon } from "../../ui/icon";
import { Sheet } from "../../ui/sheet";
import { useWords } from "../site/words";

export type MarkCount = { mark: PlaceMark; count: number };

type Asked = {
  path: string;
  /** Other query parameters to keep. */
  query: QueryValues;
  counts: readonly MarkCount[];
  chosen: readonly PlaceMark[];
  /** Other filters are active, so counts are unknown. */
  isNarrowed: boolean;
};

/** Features people ask about, as combinable filters; none while no place has answered. */
export function useMarkChips({ path, query, counts, chosen, isNarrowed }: Asked): Chip[] {
  const { t, localPath } = useWords();
  const known = new Map(counts.map(({ mark, count }) => [mark, count]));
  const shown = placeMarks.filter((mark) => known.has(mark) || chosen.includes(mark));
  return shown.map((mark) => {
    const current = chosen.includes(mark);
    const others = chosen.filter((one) => one !== mark);
    return {
      href: `${queryPath(localPath(path), { ...query, mark: current ? others : [...others, mark] })}#list`,
      label: t(`marks.yes.${mark}`),
      count: isNarrowed || others.length > 0 ? undefined : (known.get(mark) ?? 0),
      current,
    };
  });
}

export function MoreFiltersButton() {
  const { t } = useWords();
  return (
    <button type="button" className="tab" popoverTarget="more">
      <Icon name="sliders" />
      {t("places.list.filters")}
    </button>
  );
}

type More = { features: readonly Chip[]; children?: ReactNode };

/** What the button of the row opens: what else a list can be narrowed by, then features. */
export function MoreFilters({ features, children }: More) {
  const { t } = useWords();
  return (
    <Sheet id="more" title={t("places.list.filters")} closeLabel={t("info.close")}>
      {children}
      <Features features={features} />
    </Sheet>
  );
}

function Features({ features }: Pick<More, "features">) {
  const { t } = useWords();
  if (features.length === 0) return null;
  return (
    <nav aria-labelledby="more-marks">
      <p className="strong mb-2" id="more-marks">
        {t("marks.filter")}
      </p>
      <ul className="tabs">
        {features.map((chip) => (
          <li key={chip.href}>
            <FilterChip {...chip} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
