import { type InsertName, insertNames, type SnippetWords, withSnippet } from "../../rules/posts/snippets";
import { isLanguage, type Language, otherLanguage } from "../../rules/site/language";
import { slugOf } from "../../rules/site/slugs";
import type { Typed } from "../site/parse";

type Arranged = { typed: Typed; isDone: boolean };
const texts = ["content", "translation.content"] as const;

/**
 * Applies a button to the form: appends a snippet, or makes the slug from the title. Uploaded pictures are always
 * appended to the text.
 */
export function arrangePost(
  submitted: Typed,
  intent: string,
  pageLanguage: Language,
  wordsIn: (language: Language) => SnippetWords,
): Arranged {
  const typed = withPictures(submitted);
  const text = (name: string) => typed[name]?.[0] ?? "";
  const insert = readInsert(intent);
  if (insert) {
    const written = isLanguage(text("language")) ? (text("language") as Language) : pageLanguage;
    const language = insert.field === "content" ? written : otherLanguage(written);
    const filled = withSnippet(text(insert.field), insert.name, wordsIn(language));
    return { typed: { ...typed, [insert.field]: [filled] }, isDone: true };
  }
  if (intent === "make-slug") {
    const title = text("title").trim();
    return { typed: { ...typed, slug: [title && slugOf("post", title)] }, isDone: true };
  }
  return { typed, isDone: intent === "edit-text" };
}

/** "insert:quote", or "insert:quote:translation" for the translated text. */
function readInsert(intent: string): { name: InsertName; field: (typeof texts)[number] } | null {
  const [, asked, twin] = /^insert:([\w-]{1,20})(:translation)?$/.exec(intent) ?? [];
  const name = insertNames.find((one) => one === asked);
  return name ? { name, field: texts[twin ? 1 : 0] } : null;
}

function withPictures({ content_images, ...typed }: Typed): Typed {
  const pictures = content_images?.filter(Boolean) ?? [];
  if (pictures.length === 0) return typed;
  const figures = pictures.map(
    (address) => `<figure>\n  <img src="${address}" alt="">\n  <figcaption></figcaption>\n</figure>`,
  );
  return {
    ...typed,
    content: [[typed.content?.[0]?.trimEnd() ?? "", ...figures].filter(Boolean).join("\n\n")],
  };
}
