import type { ReactNode } from "react";
import { type CategoryCount, categoryChoices } from "../../rules/site/category-counts";
import { type QueryValues, queryPath } from "../../rules/site/query-path";
import { type Chip, FilterChips } from "../../ui/filter-chips";
import { useWords } from "../site/words";
import { useCategoryName } from "./category-name";

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
  /** Other filters, shown first. */
  first?: Chip;
  second?: ReactNode;
};

/** The categories of a directory as one row of filters, each with how many places it has. */
export function CategoryChips(props: Props) {
  const { path, query, categories, counts, category, everything, isNarrowed, first, second } = props;
  const { t, localPath } = useWords();
  const categoryName = useCategoryName();
  const chips = categoryChoices(categories, counts, category).map(({ category, count, isCurrent }) => ({
    href: `${queryPath(localPath(path), { ...query, category })}#list`,
    label: category === null ? (everything ?? t("places.list.allCategories")) : categoryName(category),
    count: isNarrowed ? undefined : count,
    // With "open now" chosen, "all" isn't current.
    current: isCurrent && !(category === null && first?.current),
  }));
  return (
    <FilterChips label={t("places.list.filter")} chips={first ? [first, ...chips] : chips} second={second} />
  );
}
