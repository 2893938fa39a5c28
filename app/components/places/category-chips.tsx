import type { ReactNode } from "react";
import { type CategoryCount, categoryChoices } from "../../rules/site/category-counts";
import { type QueryValues, queryPath } from "../../rules/site/query-path";
import { type Chip, FilterChips } from "../../ui/filter-chips";
import { useWords } from "../site/words";
import { useCategoryName } from "./category-name";

type Props = {
  path: string;
  /** What else is asked for, and stays asked for. */
  query?: QueryValues;
  categories: readonly string[];
  counts: readonly CategoryCount[];
  category: string | undefined;
  /** What stands for all of them, in the words of the directory. */
  everything?: string;
  /** Something else narrows the list too: then nobody has counted what a filter would show. */
  isNarrowed?: boolean;
  /** Filters of another sort stand first. */
  first?: Chip;
  last?: ReactNode;
};

/** The categories of a directory as one row of filters, each with how many places it has. */
export function CategoryChips(props: Props) {
  const { path, query, categories, counts, category, everything, isNarrowed, first, last } = props;
  const { t, localPath } = useWords();
  const categoryName = useCategoryName();
  const chips = categoryChoices(categories, counts, category).map(({ category, count, isCurrent }) => ({
    href: `${queryPath(localPath(path), { ...query, category })}#list`,
    label: category === null ? (everything ?? t("places.list.allCategories")) : categoryName(category),
    count: isNarrowed ? undefined : count,
    // "Open now" is what was chosen, not everything beside it.
    current: isCurrent && !(category === null && first?.current),
  }));
  return (
    <FilterChips label={t("places.list.filter")} chips={first ? [first, ...chips] : chips} last={last} />
  );
}
