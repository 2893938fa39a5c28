import { Fragment, type ReactNode } from "react";
import { drawingAt } from "../../rules/posts/guide-drawings";
import { withLocalisedLinks } from "../../rules/posts/localised-links";
import { hasContents, isLong, minutesToRead, opensLong } from "../../rules/posts/post-length";
import type { PostCard as Post } from "../../rules/posts/post-view";
import type { RenderedPart, RenderedPost } from "../../rules/posts/rendered-post";
import type { Language } from "../../rules/site/language";
import { queryPath } from "../../rules/site/query-path";
import { dateInWords } from "../../rules/time/date-words";
import { localDate } from "../../rules/time/panama-time";
import { Breadcrumbs } from "../../ui/breadcrumbs";
import { classNames } from "../../ui/class-names";
import { PageHero } from "../../ui/page-hero";
import { foreign, OnlyIn } from "../places/place-text";
import { useWords } from "../site/words";
import { usePostCategoryName } from "./category-name";
import { PostAside } from "./post-aside";
import { type MentionOfPost, PostMention } from "./post-mention";
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
        <PostBody text={text} mentions={mentions} drawing={drawing} />
        <PostAside {...{ post, text, mentions, address, guides }} />
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

type PostBodyProps = { text: RenderedPost & { lang: Language }; mentions: MentionOfPost[]; drawing: Drawing };

/** A post's text with cards of the places it mentions, parted by the guide's drawings, which are wider. */
function PostBody({ text, mentions, drawing }: PostBodyProps) {
  const { language } = useWords();
  const found = new Map(mentions.map((mention) => [mention.path, mention]));
  const parts = withLocalisedLinks(text.parts, language, (place) => found.has(place));
  const contents = hasContents(text) ? [<PostContents key="contents" text={text} />] : [];
  const pieces: { drawn?: ReactNode; parts: ReactNode[] }[] = [{ parts: contents }];
  parts.forEach((part, index) => {
    const drawn = "place" in part ? drawing(part.place) : null;
    if (drawn) pieces.push({ drawn, parts: [] });
    else {
      // biome-ignore lint/suspicious/noArrayIndexKey: a post's parts have no other key.
      pieces.at(-1)?.parts.push(<Part key={index} part={part} found={found} isFirst={index === 0} />);
    }
  });
  return pieces.map(({ drawn, parts }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nor have its pieces.
    <Fragment key={index}>
      {drawn}
      {parts.length > 0 ? (
        <div className="post-body" lang={foreign(text, language)}>
          {parts}
        </div>
      ) : null}
    </Fragment>
  ));
}

type PartProps = {
  part: RenderedPart;
  found: Map<string, MentionOfPost>;
  isFirst: boolean;
};

function Part({ part, found, isFirst }: PartProps) {
  const { localPath } = useWords();
  if ("html" in part) {
    const className = isFirst && opensLong(part.html) ? "post-part post-drop" : "post-part";
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by rules/posts/clean-html on saving.
    return <div className={className} dangerouslySetInnerHTML={{ __html: part.html }} />;
  }
  const { place, words } = part;
  const mention = found.get(place);
  if (mention) return <PostMention mention={mention} />;
  return <p>{drawingAt(place) ? <a href={localPath(place)}>{words}</a> : words}</p>;
}

/** Beside the text where there's room; elsewhere only a long post has its contents before it. */
function PostContents({ text }: { text: PostBodyProps["text"] }) {
  const { t, language } = useWords();
  const isForeign = foreign(text, language) !== undefined;
  return (
    <nav
      className={classNames("post-contents", !isLong(text) && "post-contents-beside")}
      aria-labelledby="contents"
    >
      <h2 id="contents" lang={isForeign ? language : undefined}>
        {t("blog.page.contents")}
      </h2>
      <ol>
        {text.contents
          .filter(({ level }) => level === 2)
          .map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
      </ol>
    </nav>
  );
}
