import { postCategories } from "../../rules/posts/post-categories";
import type { PostCard as Post } from "../../rules/posts/post-view";
import { type CategoryCount, categoryChoices } from "../../rules/site/category-counts";
import { queryPath } from "../../rules/site/query-path";
import { ButtonLink } from "../../ui/button";
import { CardGrid } from "../../ui/card";
import { EmptyState } from "../../ui/empty-state";
import { FilterChips } from "../../ui/filter-chips";
import { Pagination } from "../../ui/pagination";
import { ScenePicture } from "../../ui/scene-picture";
import { useWords } from "../site/words";
import { usePostCategoryName } from "./category-name";
import { PostCard } from "./post-card";
import { useTagName } from "./tag-name";

type Props = {
  posts: Post[];
  /** Null at the end of the list. */
  next: string | null;
  isFirst: boolean;
  filter: { category?: string; tag?: string };
};

/** Cards and a link to older posts; if there are none, an invitation to write. */
export function PostList({ posts, next, isFirst, filter }: Props) {
  const { t, localPath } = useWords();
  const here = localPath("/blog");
  const isFiltered = filter.category !== undefined || filter.tag !== undefined;
  if (posts.length === 0) return <NoPosts isFiltered={isFiltered || !isFirst} />;
  return (
    <>
      <CardGrid>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} heading="h3" />
        ))}
      </CardGrid>
      <Pagination
        label={t("blog.index.pages")}
        next={
          next
            ? { href: `${queryPath(here, { ...filter, page: next })}#list`, label: t("blog.index.older") }
            : undefined
        }
        first={
          isFirst ? undefined : { href: `${queryPath(here, filter)}#list`, label: t("blog.index.newest") }
        }
      />
    </>
  );
}

function NoPosts({ isFiltered }: { isFiltered: boolean }) {
  const { t, localPath } = useWords();
  if (!isFiltered) {
    return (
      <EmptyState
        title={t("blog.index.empty")}
        heading="h3"
        picture={<ScenePicture scene="subjects/letter-shell" />}
        action={<ButtonLink href={localPath("/add-blog")}>{t("blog.write.first")}</ButtonLink>}
      >
        {t("blog.index.emptyText")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t("blog.index.filteredEmpty")}
      heading="h3"
      picture={<ScenePicture scene="low-tide" />}
      isPictureLast
      action={
        <ButtonLink href={localPath("/blog")} variant="secondary">
          {t("blog.index.all")}
        </ButtonLink>
      }
    >
      {t("blog.index.filteredEmptyText")}
    </EmptyState>
  );
}

type PostFilterProps = {
  /** How many posts each topic has. */
  counts: CategoryCount[];
  category?: string;
  tag?: string;
};

/** Topics as a row of filters, followed by the chosen tag. */
export function PostFilter({ counts, category, tag }: PostFilterProps) {
  const { t, localPath } = useWords();
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
