import type { PostCard as Post } from "../../rules/posts/post-view";
import { BackLink } from "../../ui/section";
import { foreign } from "../places/place-text";
import { useWords } from "../site/words";
import { PostPicture } from "./post-picture";

type Props = { newer: Post | null; older: Post | null };

/** The posts before and after it, and the way back. */
export function PostsAround({ newer, older }: Props) {
  const { t, localPath } = useWords();
  return (
    <footer className="post-end">
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
