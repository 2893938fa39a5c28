import { partsIn } from "../../rules/posts/parts-in-language";
import { hasContents } from "../../rules/posts/reading-time";
import type { ShownPart, ShownPost } from "../../rules/posts/shown-post";
import type { Language } from "../../rules/site/language";
import { foreign } from "../places/place-text";
import { useLanguage } from "../site/local-path";
import { useWords } from "../site/words";
import { type MentionOfPost, PostMention } from "./post-mention";

type Props = { shown: ShownPost & { lang: Language }; mentions: MentionOfPost[] };

/** The words of a post, with the places that stand between them as cards. */
export function PostBody({ shown, mentions }: Props) {
  const language = useLanguage();
  const found = new Map(mentions.map((mention) => [mention.path, mention]));
  const parts = partsIn(shown.parts, language, (place) => found.has(place));
  return (
    <div className="post-body" lang={foreign(shown, language)}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a post have nothing else to be told by.
        <Part key={index} part={part} found={found} />
      ))}
    </div>
  );
}

function Part({ part, found }: { part: ShownPart; found: Map<string, MentionOfPost> }) {
  if ("html" in part) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by rules/posts/post-html when it was written.
    return <div className="post-part" dangerouslySetInnerHTML={{ __html: part.html }} />;
  }
  const mention = found.get(part.place);
  return mention ? <PostMention mention={mention} /> : <p>{part.words}</p>;
}

/** The sections of a long post, beside it where there is room. */
export function PostContents({ shown }: { shown: Props["shown"] }) {
  const { t } = useWords();
  const language = useLanguage();
  if (!hasContents(shown)) return null;
  return (
    <nav className="post-contents" aria-labelledby="contents">
      <h2 id="contents">{t("blog.page.contents")}</h2>
      <ol lang={foreign(shown, language)}>
        {shown.contents
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
