import type { ReactNode } from "react";
import { minutesToRead } from "../../rules/posts/post-length";
import type { PostCard as Post } from "../../rules/posts/post-view";
import type { RenderedPost } from "../../rules/posts/rendered-post";
import type { Language } from "../../rules/site/language";
import { queryPath } from "../../rules/site/query-path";
import { dateInWords } from "../../rules/time/date-words";
import { localDate } from "../../rules/time/panama-time";
import { Breadcrumbs } from "../../ui/breadcrumbs";
import { PageHero } from "../../ui/page-hero";
import { foreign, OnlyIn } from "../places/place-text";
import { useWords } from "../site/words";
import { usePostCategoryName } from "./category-name";
import { PostAside } from "./post-aside";
import { PostBody } from "./post-body";
import type { MentionOfPost } from "./post-mention";
import { PostPicture } from "./post-picture";
import { PostsAround } from "./posts-around";

type Props = {
  post: Post;
  text: RenderedPost & { lang: Language };
  mentions: MentionOfPost[];
  /** When it was last changed after approval. */
  changed: Date | null;
  /** Its public path; none in a preview. */
  address: string | null;
  newer: Post | null;
  older: Post | null;
  /** What the guide draws for an address in the text; a preview only says so. */
  drawing?: Drawing;
  /** What the guide draws after the text. */
  after?: ReactNode;
  /** Cards of the guide's pages. */
  guides?: ReactNode;
};
type Drawing = (address: string) => ReactNode;

/** A post as the public reads it; a preview shows the same. */
export function PostPage({
  post,
  text,
  mentions,
  changed,
  address,
  newer,
  older,
  drawing = () => null,
  after,
  guides,
}: Props) {
  const { t, language, localPath } = useWords();
  return (
    <article className="post">
      <PageHero
        title={post.title.text}
        subtitle={post.excerpt.text}
        lang={foreign(post.title, language)}
        picture={<PostPicture post={post} isHero />}
        isBeside
        breadcrumbs={
          <Breadcrumbs
            label={t("blog.page.breadcrumbs")}
            crumbs={[
              { label: t("frame.home"), href: localPath("/") },
              { label: t("frame.links.blog"), href: localPath("/blog") },
            ]}
          />
        }
        meta={<TopicLink category={post.category} />}
        actions={<Byline post={post} words={text.words} changed={changed} />}
      />
      <div className="wrap post-columns">
        <PostBody
          {...{ text, mentions, drawing }}
          aside={<PostAside {...{ post, text, mentions, address, guides }} />}
        />
        {after}
        <PostsAround newer={newer} older={older} />
      </div>
    </article>
  );
}

function TopicLink({ category }: { category: string }) {
  const { localPath } = useWords();
  const categoryName = usePostCategoryName();
  if (!category) return null;
  return (
    <a className="kicker" href={queryPath(localPath("/blog"), { category })}>
      {categoryName(category)}
    </a>
  );
}

/** Author, date and reading time. */
function Byline({ post, words, changed }: { post: Post; words: number; changed: Date | null }) {
  const { t, language } = useWords();
  const day = localDate(post.date);
  const spoken = (date: string) => dateInWords(date, "long", language);
  return (
    <p className="byline">
      <span className="byline-name">{t("blog.page.by", { name: post.author ?? t("blog.page.guide") })}</span>
      <time dateTime={day}>{spoken(day)}</time>
      {changed && localDate(changed) > day ? (
        <span>{t("blog.page.updated", { date: spoken(localDate(changed)) })}</span>
      ) : null}
      <span>{t("blog.page.minutes", { count: minutesToRead(words) })}</span>
      <OnlyIn language={post.onlyIn} />
    </p>
  );
}
