import type { PostCard as Post } from "../../rules/posts/post-view";
import { minutesToRead } from "../../rules/posts/reading-time";
import type { ShownPost } from "../../rules/posts/shown-post";
import type { Language } from "../../rules/site/language";
import { queryPath } from "../../rules/site/query-path";
import { dateInWords } from "../../rules/time/dates";
import { localDate } from "../../rules/time/panama-time";
import { Breadcrumbs } from "../../ui/breadcrumbs";
import { PageHero } from "../../ui/page-hero";
import { foreign, OnlyIn } from "../places/place-text";
import { useLanguage, useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";
import { usePostCategoryName } from "./category-name";
import { PostBody, PostContents } from "./post-body";
import { PostEnd } from "./post-end";
import type { MentionOfPost } from "./post-mention";
import { PostPicture } from "./post-picture";

type Props = {
  post: Post;
  shown: ShownPost & { lang: Language };
  mentions: MentionOfPost[];
  /** When its words changed since they were approved. */
  changed: Date | null;
  /** Where it is read; none in a preview. */
  address: string | null;
  newer: Post | null;
  older: Post | null;
};

/** A post as the public reads it; a preview shows the same. */
export function PostPage({ post, shown, mentions, changed, address, newer, older }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const localPath = useLocalPath();
  return (
    <article className="post">
      <PageHero
        title={post.title.text}
        subtitle={post.excerpt.text}
        lang={foreign(post.title, language)}
        picture={<PostPicture post={post} sizes="100vw" priority />}
        breadcrumbs={
          <Breadcrumbs
            label={t("blog.page.breadcrumbs")}
            crumbs={[
              { label: t("frame.home"), href: localPath("/") },
              { label: t("frame.links.blog"), href: localPath("/blog") },
              { label: post.title.text },
            ]}
          />
        }
        meta={<TopicLink category={post.category} />}
        actions={<Byline post={post} words={shown.words} changed={changed} />}
      />
      <div className="wrap post-columns">
        <PostContents shown={shown} />
        <PostBody shown={shown} mentions={mentions} />
        <PostEnd post={post} shown={shown} mentions={mentions} address={address} around={[newer, older]} />
      </div>
    </article>
  );
}

function TopicLink({ category }: { category: string }) {
  const localPath = useLocalPath();
  const categoryName = usePostCategoryName();
  if (!category) return null;
  return (
    <a className="kicker" href={queryPath(localPath("/blog"), { category })}>
      {categoryName(category)}
    </a>
  );
}

/** Who, when, and how long it takes. */
function Byline({ post, words, changed }: { post: Post; words: number; changed: Date | null }) {
  const { t } = useWords();
  const language = useLanguage();
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
