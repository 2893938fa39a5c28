import type { ReactNode } from "react";
import type { PostCard as Post } from "../../rules/posts/post-view";
import type { RenderedPost } from "../../rules/posts/rendered-post";
import { queryPath } from "../../rules/site/query-path";
import { ButtonLink } from "../../ui/button";
import { useWords } from "../site/words";
import { type MentionOfPost, PostMention } from "./post-mention";
import { useTagName } from "./tag-name";

type Props = {
  post: Post;
  text: RenderedPost;
  mentions: MentionOfPost[];
  address: string | null;
  /** Cards of the guide's pages. */
  guides: ReactNode;
};

/** After the text, or beside its end: places mentioned in passing, the guide's pages, tags and sharing. */
export function PostAside({ post, text, mentions, address, guides }: Props) {
  const { t } = useWords();
  const cards = new Set(text.parts.flatMap((part) => ("place" in part ? [part.place] : [])));
  const inPassing = mentions.filter(({ path }) => !cards.has(path));
  return (
    <aside className="post-aside" aria-label={t("blog.page.beside")}>
      {inPassing.length > 0 ? (
        <section className="post-places" aria-labelledby="mentioned">
          <h2 id="mentioned">{t("blog.page.mentioned")}</h2>
          {inPassing.map((mention) => (
            <PostMention key={mention.path} mention={mention} />
          ))}
        </section>
      ) : null}
      {guides}
      <div>
        <Tags tags={post.tags} />
        {address ? <Share title={post.title.text} address={address} /> : null}
      </div>
    </aside>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  const { t, localPath } = useWords();
  const tagName = useTagName();
  if (tags.length === 0) return null;
  return (
    <ul className="post-tags" aria-label={t("blog.page.tags")}>
      {tags.map((tag) => (
        <li key={tag}>
          <a href={queryPath(localPath("/blog"), { tag })}>{tagName(tag)}</a>
        </li>
      ))}
    </ul>
  );
}

function Share({ title, address }: { title: string; address: string }) {
  const { t } = useWords();
  const words = encodeURIComponent(`${title} ${address}`);
  return (
    <section className="post-share" aria-labelledby="share">
      <h2 id="share">{t("blog.page.share")}</h2>
      <div className="actions">
        <ButtonLink
          href={`https://wa.me/?text=${words}`}
          variant="secondary"
          size="small"
          icon="message"
          rel="noopener"
          target="_blank"
        >
          {t("blog.page.shareWhatsapp")}
        </ButtonLink>
        <ButtonLink
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
          variant="secondary"
          size="small"
          icon="mail"
        >
          {t("blog.page.shareMail")}
        </ButtonLink>
      </div>
    </section>
  );
}
