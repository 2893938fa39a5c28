import { postCategories } from "../../rules/posts/post-categories";
import { type CategoryCount, categoryChoices } from "../../rules/site/category-counts";
import { queryPath } from "../../rules/site/query-path";
import { FilterChips } from "../../ui/filter-chips";
import { useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";
import { usePostCategoryName } from "./category-name";
import { useTagName } from "./tag-name";

type Props = {
  /** How many posts each topic has. */
  counts: CategoryCount[];
  category?: string;
  tag?: string;
};

/** The topics as one row of filters; a chosen tag stands behind them. */
export function PostFilter({ counts, category, tag }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const categoryName = usePostCategoryName();
  const tagName = useTagName();
  const hrefTo = (query: Record<string, string | null>) => `${queryPath(localPath("/blog"), query)}#list`;
  const topics = categoryChoices(postCategories, counts, category).map(({ category, count, isCurrent }) => ({
    href: hrefTo({ category }),
    label: category === null ? t("blog.index.all") : categoryName(category),
    count,
    current: isCurrent && tag === undefined,
  }));
  const tagged = tag
    ? [{ href: hrefTo({ tag }), label: t("blog.index.tagged", { tag: tagName(tag) }), current: true }]
    : [];
  return <FilterChips label={t("blog.index.byCategory")} chips={[...topics, ...tagged]} />;
}
