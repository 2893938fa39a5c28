import type { InLanguages, Language } from "../site/language";
import { type LocalText, localise, readTranslation } from "../site/owner-translation";
import { drawingOfPost, drawingsOfPosts } from "./post-drawing";
import type { PostDrawing } from "./post-subjects";
import type { RenderedPost } from "./rendered-post";

/** Translatable texts. */
export const postTextFields = [
  "title",
  "excerpt",
  "content",
  "seo_title",
  "seo_description",
  "seo_keywords",
] as const;

export type PostCardRow = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  openings: InLanguages<string>;
  category: string;
  tags: string[];
  featured_image_url: string | null;
  image_colour: number | null;
  language: Language;
  translation: unknown;
  author: string | null;
  published_at: number | null;
  created_at: number;
};

export type PostCard = Omit<PostCardRow, "title" | "excerpt" | "openings" | "translation"> & {
  title: LocalText;
  excerpt: LocalText;
  onlyIn: Language | null;
  date: Date;
  /** Shown without a picture. */
  drawing: PostDrawing;
};

/** In one language; without an excerpt, the beginning of its text. */
export function viewPostCard(
  row: PostCardRow,
  wanted: Language,
  drawing: PostDrawing = drawingOfPost(row),
): PostCard {
  const { title, excerpt, openings, translation, ...rest } = row;
  const source = { language: row.language, translation: readTranslation(translation) };
  const { texts, onlyIn } = localise(source, { title, excerpt }, wanted);
  return {
    ...rest,
    title: texts.title,
    excerpt: texts.excerpt.text ? texts.excerpt : inLanguage(openings, row.language, wanted),
    onlyIn,
    date: new Date(row.published_at ?? row.created_at),
    drawing,
  };
}

/** For a list: no two with the same drawing. */
export function viewPostCards(rows: readonly PostCardRow[], wanted: Language): PostCard[] {
  const drawings = drawingsOfPosts(rows);
  return rows.map((row, at) => viewPostCard(row, wanted, drawings[at]));
}

/** The rendered text in the reader's language, else the original. */
export function shownIn(
  post: { language: Language; shown: InLanguages<RenderedPost> },
  wanted: Language,
): RenderedPost & { lang: Language } {
  const lang = post.shown[wanted] ? wanted : post.language;
  const { parts = [], contents = [], words = 0 } = post.shown[lang] ?? {};
  return { parts, contents, words, lang };
}

function inLanguage(texts: InLanguages<string>, written: Language, wanted: Language): LocalText {
  const lang = texts[wanted] ? wanted : written;
  return { text: texts[lang] ?? "", lang };
}
