import { isLong } from "../../rules/posts/post-length";
import type { RenderedPost } from "../../rules/posts/rendered-post";
import type { Language } from "../../rules/site/language";
import { classNames } from "../../ui/class-names";
import { foreign } from "../places/place-text";
import { useWords } from "../site/words";

/** Beside the text where there's room; elsewhere only a long post has its contents before it, folded. */
export function PostContents({ text }: { text: RenderedPost & { lang: Language } }) {
  const { t, language } = useWords();
  const shownIn = foreign(text, language) && language;
  return (
    <nav
      className={classNames("post-contents", !isLong(text) && "post-contents-beside")}
      aria-labelledby="contents"
    >
      <h2 id="contents" lang={shownIn}>
        {t("blog.page.contents")}
      </h2>
      <details>
        <summary lang={shownIn}>{t("blog.page.contents")}</summary>
        <ol>
          {text.contents
            .filter(({ level }) => level === 2)
            .map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
        </ol>
      </details>
    </nav>
  );
}
