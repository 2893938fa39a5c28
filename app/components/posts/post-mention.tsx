import type { ReactNode } from "react";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import { excerpt } from "../../rules/places/excerpt";
import type { MentionKind } from "../../rules/posts/mentions";
import type { Language } from "../../rules/site/language";
import { safeImageUrl } from "../../rules/site/safe-url";
import { Photo } from "../pictures/photo";
import { PortraitPicture } from "../pictures/portrait-picture";
import { foreign, usePlaceText } from "../places/place-text";
import { useWords } from "../site/words";

/** A place or event mentioned in a post, with its current state. */
export type MentionOfPost = {
  /** As written in the post; `slug` is the current one. */
  path: string;
  kind: MentionKind;
  slug: string;
  name: string;
  description: string;
  category: string;
  image_url: string | null;
  image_colour: number | null;
  portrait_code: string | null;
  language: Language;
  translation: unknown;
};

/** The card of a place within a post: small, and one link. */
export function PostMention({ mention }: { mention: MentionOfPost }) {
  const { t, language, localPath } = useWords();
  const { kind, name, description } = mention;
  const field = kind === "activity" ? "business_name" : kind === "event" ? "title" : "name";
  const { texts } = usePlaceText(mention, { [field]: name, description });
  const title = texts[field] ?? { text: name, lang: mention.language };
  const about = texts.description ?? { text: description, lang: mention.language };
  return (
    <MentionCard picture={<MentionPicture mention={mention} />}>
      <p className="mention-kind">{t(`blog.mention.${kind}`)}</p>
      <p className="mention-name" lang={foreign(title, language)}>
        <a className="card-link" href={localPath(mentionPath(mention))}>
          {title.text}
        </a>
      </p>
      <p className="mention-text" lang={foreign(about, language)}>
        {excerpt(about.text)}
      </p>
    </MentionCard>
  );
}

/** A small picture beside a few words. */
export function MentionCard({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className="mention">
      <div className="mention-picture">{picture}</div>
      <div>{children}</div>
    </div>
  );
}

function mentionPath({ path, slug }: MentionOfPost): string {
  return `/${path.split("/")[1]}/${slug}`;
}

function MentionPicture({ mention }: { mention: MentionOfPost }) {
  const picture = safeImageUrl(mention.image_url);
  if (!picture)
    return <PortraitPicture code={mention.portrait_code ?? generalPortrait[mention.kind]} view="near" />;
  return <Photo url={picture} colour={mention.image_colour} width={320} height={240} />;
}
