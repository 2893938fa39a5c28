import { excerpt } from "../../rules/places/excerpt";
import type { PostCard as Post } from "../../rules/posts/post-view";
import { dateInWords } from "../../rules/time/date-words";
import { localDate } from "../../rules/time/panama-time";
import { Card } from "../../ui/card";
import { Icon } from "../../ui/icon";
import { foreign, OnlyIn } from "../places/place-text";
import { useWords } from "../site/words";
import { usePostCategoryName } from "./category-name";
import { PostPicture } from "./post-picture";
import { useTagName } from "./tag-name";

const tagsShown = 2;

export function PostCard({ post, heading }: { post: Post; heading?: "h2" | "h3" }) {
  const { t, language, localPath } = useWords();
  const categoryName = usePostCategoryName();
  const tagName = useTagName();
  const day = localDate(post.date);
  const category = post.category && categoryName(post.category);
  const isSaid = (tag: string) => tagName(tag).toLowerCase() === category.toLowerCase();
  const tags = post.tags.filter((tag) => !isSaid(tag)).slice(0, tagsShown);
  return (
    <Card
      title={<span className="clamp-2">{post.title.text}</span>}
      href={localPath(`/blog/${post.slug}`)}
      heading={heading}
      lang={foreign(post.title, language)}
      picture={<PostPicture post={post} sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 46vw, 92vw" />}
      meta={
        <>
          <time dateTime={day}>{dateInWords(day, "long", language)}</time>
          {post.author ? <span className="post-author">{post.author}</span> : null}
        </>
      }
      footer={
        <p className="post-card-foot">
          <span>
            {category ? <span className="badge badge-plain">{category}</span> : null}
            {tags.map((tag) => (
              <span className="badge badge-tag" key={tag}>
                {tagName(tag)}
              </span>
            ))}
          </span>
          <span className="more" aria-hidden="true">
            {t("blog.index.readMore")}
            <Icon name="arrow-right" />
          </span>
        </p>
      }
    >
      <p className="clamp-3" lang={foreign(post.excerpt, language)}>
        {excerpt(post.excerpt.text)}
      </p>
      <OnlyIn language={post.onlyIn} />
    </Card>
  );
}
