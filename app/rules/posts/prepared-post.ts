import { factsOf, type PictureFacts } from "../pictures/picture-sources";
import { type InLanguages, type Language, otherLanguage } from "../site/language";
import { readTranslation } from "../site/owner-translation";
import { addParagraphs } from "./add-paragraphs";
import { cleanHtml, cleaningVersion } from "./clean-html";
import { blocksOf } from "./html-text";
import { mentionsIn, mostMentions } from "./mentions";
import { type RenderedPost, renderPost } from "./rendered-post";

type WrittenPost = { language: Language; content: string; translation: unknown };
export type PreparedPost = {
  clean: InLanguages<string>;
  cleaning_version: number;
  shown: InLanguages<RenderedPost>;
  openings: InLanguages<string>;
  mentions: string[];
};

/** Everything derived from a post's text, made once when it's saved. */
export function preparePost(post: WrittenPost, pictures: readonly PictureFacts[] = []): PreparedPost {
  const twin = readTranslation(post.translation)?.content?.text;
  const written: [Language, string][] = [[post.language, post.content]];
  if (twin) written.push([otherLanguage(post.language), twin]);
  const cleaned = written.map(([language, content]): [Language, string] => [
    language,
    withPictureFacts(cleanHtml(addParagraphs(content)), pictures, language),
  ]);
  const each = <Value>(make: (clean: string) => Value) =>
    Object.fromEntries(cleaned.map(([language, clean]) => [language, make(clean)])) as InLanguages<Value>;
  return {
    clean: each((clean) => clean),
    cleaning_version: cleaningVersion,
    shown: each(renderPost),
    openings: each(openingOf),
    mentions: [...new Set(cleaned.flatMap(([, clean]) => mentionsIn(clean)))].slice(0, mostMentions),
  };
}

/** Our own pictures get their size, and their alternative text where the author gave none. */
function withPictureFacts(clean: string, pictures: readonly PictureFacts[], language: Language): string {
  return clean.replaceAll(
    /<img src="(\/images\/[^"]+)" alt="([^"]*)"(?: width="\d+")?(?: height="\d+")?/g,
    (picture, src: string, alt: string) => {
      const facts = factsOf(src, pictures);
      if (!facts) return picture;
      const words = alt || escapeAttribute(facts[`alt_${language}`]);
      return `<img src="${src}" alt="${words}" width="${facts.width}" height="${facts.height}"`;
    },
  );
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

const longestOpening = 200;

/** The beginning of the text, cut between words, for cards without an excerpt. */
export function openingOf(clean: string): string {
  const text = blocksOf(clean)
    .filter(({ tag }) => tag === "p")
    .map((block) => block.text)
    .join(" ");
  if (text.length <= longestOpening) return text;
  return `${text.slice(0, longestOpening).replace(/[\s.,;:]+\S*$/, "")}…`;
}
