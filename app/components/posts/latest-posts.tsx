import type { PostCard as Post } from "../../rules/posts/post-view";
import { CardGrid } from "../../ui/card";
import { Section } from "../../ui/section";
import { useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";
import { PostCard } from "./post-card";

/** The latest posts as cards, for the home page; nothing where nobody has written. */
export function LatestPosts({ posts }: { posts: Post[] }) {
  const { t } = useWords();
  const localPath = useLocalPath();
  if (posts.length === 0) return null;
  return (
    <Section
      id="latest-posts"
      title={t("blog.home.title")}
      kicker={t("blog.home.kicker")}
      more={{ href: localPath("/blog"), label: t("blog.home.more") }}
    >
      <CardGrid>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </CardGrid>
    </Section>
  );
}
