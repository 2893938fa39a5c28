import type { ReactNode } from "react";
import type { PostCard as Post } from "../../rules/posts/post-view";
import type { RenderedPost } from "../../rules/posts/rendered-post";
import { queryPath } from "../../rules/site/query-path";
import { ButtonLink } from "../../ui/button";
import { BackLink } from "../../ui/section";
import { foreign } from "../places/place-text";
import { useWords } from "../site/words";
import { type MentionOfPost, PostMention } from "./post-mention";
import { PostPicture } from "./post-picture";
import { useTagName } from "./tag-name";

type Props = {
  post: Post;
  text: RenderedPost;
  mentions: MentionOfPost[];
  address: string | null;
  /** Cards of the guide's pages. */
  guides: ReactNode;
  /** The newer and the older one. */
  around: [Post | null, Post | null];
};

/** After the text: tags, sharing, places mentioned in passing, and the next post. */
export function PostFooter({ post, text, mentions, address, guides, around: [newer, older] }: Props) {
  const { t, localPath } = useWords();
  const tagName = useTagName();
  const cards = new Set(text.parts.flatMap((part) => ("place" in part ? [part.place] : [])));
  const inPassing = mentions.filter(({ path }) => !cards.has(path));
  return (
    <footer className="post-end">
      {post.tags.length > 0 ? (
        <ul className="post-tags" aria-label={t("blog.page.tags")}>
          {post.tags.map((tag) => (
            <li key={tag}>
              <a href={queryPath(localPath("/blog"), { tag })}>{tagName(tag)}</a>
            </li>
          ))}
        </ul>
      ) : null}
      {inPassing.length > 0 ? (
        <section className="post-places" aria-labelledby="mentioned">
          <h2 id="mentioned">{t("blog.page.mentioned")}</h2>
          {inPassing.map((mention) => (
            <PostMention key={mention.path} mention={mention} />
          ))}
        </section>
      ) : null}
      {guides}
      {address ? <Share title={post.title.text} address={address} /> : null}
      {newer || older ? (
        <nav className="post-around" aria-label={t("blog.page.around")}>
          {older ? <Neighbour post={older} label={t("blog.page.older")} rel="prev" /> : null}
          {newer ? <Neighbour post={newer} label={t("blog.page.newer")} rel="next" /> : null}
        </nav>
      ) : null}
      <p>
        <BackLink href={localPath("/blog")} label={t("blog.page.back")} />
      </p>
    </footer>
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

function Neighbour({ post, label, rel }: { post: Post; label: string; rel: "prev" | "next" }) {
  const { language, localPath } = useWords();
  return (
    <a className="post-neighbour" href={localPath(`/blog/${post.slug}`)} rel={rel}>
      <PostPicture post={post} sizes="6rem" />
      <span>{label}</span>
      <strong lang={foreign(post.title, language)}>{post.title.text}</strong>
    </a>
  );
}
