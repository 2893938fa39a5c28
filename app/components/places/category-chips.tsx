import type { ReactNode } from "react";
import type { PlaceMark } from "../../rules/places/place-marks";
import { type CategoryCount, categoryChoices } from "../../rules/site/category-counts";
import { type QueryValues, queryPath } from "../../rules/site/query-path";
import { type Chip, FilterChips } from "../../ui/filter-chips";
import { useWords } from "../site/words";
import { useCategoryName } from "./category-name";
import { type MarkCount, MoreFilters, MoreFiltersButton, useMarkChips } from "./more-filters";

type Props = {
  path: string;
  /** Other query parameters to keep. */
  query?: QueryValues;
  categories: readonly string[];
  counts: readonly CategoryCount[];
  category: string | undefined;
  /** The label of "all". */
  everything?: string;
  /** Other filters are active, so counts are unknown. */
  isNarrowed?: boolean;
  /** Another filter. */
  other?: Chip;
  /** Features that a button opens. */
  marks?: readonly PlaceMark[];
  markCounts?: readonly MarkCount[];
  /** What else the button opens. */
  children?: ReactNode;
};

/** All filters of a directory in one row: a button for the rarer ones, the chosen features, "all", and the categories,
 * each with how many places it has. */
export function CategoryChips(props: Props) {
  const { path, query, categories, counts, category, everything, isNarrowed, other } = props;
  const { marks = [], markCounts = [], children } = props;
  const { t, localPath } = useWords();
  const categoryName = useCategoryName();
  const features = useMarkChips({
    path,
    query: { ...query, category },
    counts: markCounts,
    chosen: marks,
    isNarrowed: isNarrowed || category !== undefined,
  });
  const others = [...features.filter((one) => one.current), ...(other ? [other] : [])];
  const chips = categoryChoices(categories, counts, category).map(({ category, count, isCurrent }) => ({
    href: `${queryPath(localPath(path), { ...query, category, mark: marks })}#list`,
    label:
      category === null ? (
        <FirstWord of={everything ?? t("places.list.allCategories")} />
      ) : (
        categoryName(category)
      ),
    count: isNarrowed || marks.length > 0 ? undefined : count,
    // With another filter chosen, "all" isn't current.
    current: isCurrent && !(category === null && others.some((one) => one.current)),
  }));
  const hasMore = features.length > 0 || children !== undefined;
  return (
    <>
      <FilterChips
        label={t("places.list.filter")}
        first={hasMore && <MoreFiltersButton />}
        chips={[
          ...others.filter((one) => one.current),
          ...chips.slice(0, 1),
          ...others.filter((one) => !one.current),
          ...chips.slice(1),
        ]}
      />
      {hasMore && <MoreFilters features={features}>{children}</MoreFilters>}
    </>
  );
}

/** On a phone "All" is enough. */
function FirstWord({ of }: { of: string }) {
  const [first, ...others] = of.split(" ");
  return (
    <span>
      {first}
      <span className="words-when-wide"> {others.join(" ")}</span>
    </span>
  );
}
