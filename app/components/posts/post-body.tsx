import type { ReactNode } from "react";
import { drawingAt } from "../../rules/posts/guide-drawings";
import { withLocalisedLinks } from "../../rules/posts/localised-links";
import { lastSection } from "../../rules/posts/post-ending";
import { hasContents, leavesRoom, opensLong } from "../../rules/posts/post-length";
import type { RenderedPart, RenderedPost } from "../../rules/posts/rendered-post";
import { withSectionDrawings } from "../../rules/posts/section-drawings";
import type { Language } from "../../rules/site/language";
import closeStyles from "../../styles/post-close.css?url";
import { classNames } from "../../ui/class-names";
import { foreign } from "../places/place-text";
import { useWords } from "../site/words";
import { PostContents } from "./post-contents";
import { type MentionOfPost, PostMention } from "./post-mention";

type Props = {
  text: RenderedPost & { lang: Language };
  mentions: MentionOfPost[];
  drawing: (address: string) => ReactNode;
  /** What the post leads on to: beside its last section where that's long enough, else after the text. */
  aside: ReactNode;
};

/** A post's text with cards of the places it mentions, parted by the guide's drawings, which are wider. */
export function PostBody({ text, mentions, drawing, aside }: Props) {
  const { language } = useWords();
  const found = new Map(mentions.map((mention) => [mention.path, mention]));
  const parts = withLocalisedLinks(withSectionDrawings(text), language, (place) => found.has(place));
  const lang = foreign(text, language);
  const contents = hasContents(text) ? <PostContents text={text} /> : null;
  const isParted = parts.some((part) => "place" in part && drawing(part.place));
  const ending = contents && !isParted && leavesRoom(text.words) ? lastSection(parts) : null;
  if (ending)
    return (
      <div className="post-close">
        <link rel="stylesheet" href={closeStyles} />
        <PartsOfText {...{ lang, found, contents }} parts={ending.before} isFirst />
        <PartsOfText {...{ lang, found }} parts={ending.last} className="post-last" />
        {aside}
      </div>
    );
  return (
    <>
      {piecesOf(parts, drawing).map(({ drawn, parts }, index) => (
        <PartsOfText
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other key.
          key={index}
          {...{ lang, found, drawn, parts }}
          contents={index === 0 ? contents : null}
          isFirst={index === 0}
        />
      ))}
      {aside}
    </>
  );
}

type Piece = { drawn?: ReactNode; parts: RenderedPart[] };

function piecesOf(parts: readonly RenderedPart[], drawing: Props["drawing"]): Piece[] {
  const pieces: Piece[] = [{ parts: [] }];
  for (const part of parts) {
    const drawn = "place" in part ? drawing(part.place) : null;
    if (drawn) pieces.push({ drawn, parts: [] });
    else pieces.at(-1)?.parts.push(part);
  }
  return pieces;
}

type PartsProps = Piece & {
  found: Map<string, MentionOfPost>;
  lang: Language | undefined;
  contents?: ReactNode;
  isFirst?: boolean;
  className?: string;
};

function PartsOfText({ drawn, parts, found, lang, contents, isFirst = false, className }: PartsProps) {
  return (
    <>
      {drawn}
      {contents || parts.length > 0 ? (
        <div className={classNames("post-body", className)} lang={lang}>
          {contents}
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor have a post's parts.
            <Part key={index} {...{ part, found }} isFirst={isFirst && index === 0} />
          ))}
        </div>
      ) : null}
    </>
  );
}

type PartProps = { part: RenderedPart; found: Map<string, MentionOfPost>; isFirst: boolean };

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
