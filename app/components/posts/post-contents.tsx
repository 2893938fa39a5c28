import type { RenderedPost } from "../../rules/posts/rendered-post";
import type { Language } from "../../rules/site/language";
import { foreign } from "../places/place-text";
import { useWords } from "../site/words";

/** Beside the text where there's room; elsewhere folded before it. */
export function PostContents({ text }: { text: RenderedPost & { lang: Language } }) {
  const { t, language } = useWords();
  return (
    <details className="post-contents">
      <summary lang={foreign(text, language) && language}>{t("blog.page.contents")}</summary>
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
  );
}
