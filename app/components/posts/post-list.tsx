import type { PostCard as Post } from "../../rules/posts/post-view";
import { queryPath } from "../../rules/site/query-path";
import { ButtonLink } from "../../ui/button";
import { CardGrid } from "../../ui/card";
import { EmptyState } from "../../ui/empty-state";
import { Pagination } from "../../ui/pagination";
import { PortraitPicture } from "../pictures/portrait-picture";
import { useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";
import { PostCard } from "./post-card";
import { postPortrait } from "./post-portraits";

type Props = {
  posts: Post[];
  /** Null at the end of the list. */
  next: string | null;
  isFirst: boolean;
  filter: { category?: string; tag?: string };
};

/** Cards, and the way to older ones; the empty blog says what to do about it. */
export function PostList({ posts, next, isFirst, filter }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
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
  const { t } = useWords();
  const localPath = useLocalPath();
  const picture = <PortraitPicture code={postPortrait({ category: "", slug: "" })} />;
  if (!isFiltered) {
    return (
      <EmptyState
        title={t("blog.index.empty")}
        heading="h3"
        picture={picture}
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
      picture={picture}
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
