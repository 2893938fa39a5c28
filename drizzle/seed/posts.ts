import type { DrizzleD1Database } from "drizzle-orm/d1";
import { searchText } from "../../app/rules/places/listing-texts";
import { plainText } from "../../app/rules/posts/html-text";
import type { PostCategory } from "../../app/rules/posts/post-categories";
import { preparePost } from "../../app/rules/posts/prepared-post";
import type { Publication } from "../../app/rules/posts/publication";
import type { Status } from "../../app/rules/review/status";
import { type Language, otherLanguage } from "../../app/rules/site/language";
import { makeTranslation } from "../../app/rules/site/owner-translation";
import { slugOf } from "../../app/rules/site/slugs";
import { fillFacts } from "../../app/rules/site/words";
import { blogPosts } from "../../app/server/db/schema/posts";
import { builtInWords } from "../../app/server/http/changed-words";
import { photoRows } from "./photos";
import { demoAdmin, demoOwner } from "./places/listing";
import { fonda } from "./posts/fonda";
import { sea } from "./posts/sea";
import { seasons } from "./posts/seasons";
import { pendingPost, rejectedPost } from "./posts/undecided";

type Texts = { title: string; excerpt: string; seo_title: string; seo_description: string; content: string };
export type DemoPost = {
  category: PostCategory;
  tags: string[];
  /** In the language it was written in first; the other one is its translation. */
  language: Language;
  en: Texts;
  es: Texts;
  /** Days ago. */
  age: number;
  status?: Status;
  publication?: Publication;
  review_note?: string;
  isOwners?: boolean;
};

const day = 86_400_000;
const confession = {
  en: "<aside><p>This is a demonstration post. What it says of the coast is true as far as we know; the places it links to are made up.</p></aside>",
  es: "<aside><p>Este es un artículo de demostración. Lo que cuenta de la costa es cierto hasta donde sabemos; los lugares que enlaza son inventados.</p></aside>",
};

/** Three posts worth reading, one that waits and one that was turned down. */
export async function seedPosts(db: DrizzleD1Database, now: Date): Promise<void> {
  for (const post of [sea, seasons, fonda, pendingPost, rejectedPost])
    await db.insert(blogPosts).values(rowOf(post, now)).onConflictDoNothing();
}

function rowOf(post: DemoPost, now: Date) {
  const { language, category, tags, status = "approved", publication = "published" } = post;
  const told = { en: tell(post.en, "en"), es: tell(post.es, "es") };
  const original = told[language];
  const other = told[otherLanguage(language)];
  const translation = makeTranslation(original, other);
  const prepared = preparePost(
    { language, content: original.content, translation },
    photoRows.map(({ row }) => row),
  );
  const created_at = now.getTime() - post.age * day;
  const reviewed_at = status === "pending" ? null : created_at + day / 2;
  const slug = slugOf("post", post.en.title);
  return {
    ...original,
    ...prepared,
    id: `demo-post-${slug}`,
    slug,
    user_id: post.isOwners ? demoOwner : demoAdmin,
    form_token: `demo-post-${slug}`,
    status,
    review_note: post.review_note ?? null,
    reviewed_by: reviewed_at === null ? null : demoAdmin,
    reviewed_at,
    approved_at: status === "approved" ? reviewed_at : null,
    changed_at: status === "approved" ? reviewed_at : null,
    waiting_since: status === "pending" && publication === "published" ? created_at : null,
    language,
    translation,
    search_text: searchText(
      [original, other].flatMap(({ title, excerpt, content }) => [title, excerpt, plainText(content)]),
    ),
    category,
    tags,
    publication,
    published_at: publication === "published" ? created_at : null,
    created_at,
    updated_at: reviewed_at ?? created_at,
  };
}

/** The facts of the town in it are those of every page, and it says aloud what is real in it and what is not. */
function tell(texts: Texts, language: Language): Texts {
  const told = { ...texts, content: `${texts.content}\n${confession[language]}` };
  return fillFacts(told, builtInWords.words[language].fact);
}
