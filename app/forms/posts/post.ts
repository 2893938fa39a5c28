import * as v from "valibot";
import { hasContent, hasPlainHttpPicture } from "../../rules/posts/html-checks";
import { postCategories } from "../../rules/posts/post-categories";
import { isPublication, type Publication } from "../../rules/posts/publication";
import { readTags } from "../../rules/posts/read-tags";
import { pick } from "../../rules/site/pick";
import { slugOf } from "../../rules/site/slugs";
import type { UploadField, Uploads } from "../pictures/upload-fields";
import { inBothLanguages, language, picture, required, text, type Written } from "../places/listing-entries";
import { message, type Problems, problemCheck } from "../site/parse";
import { translatedFields } from "../site/translated-fields";

/** In bytes; about 30,000 words. */
const heaviestContent = 200 * 1024;

const featured: UploadField = { files: "image", addresses: "featured_image_url", isList: false };
/** Pictures for the text, appended to it. */
const within: UploadField = { files: "content_files", addresses: "content_images", isList: true };
export const postUploads: Uploads = { folder: "posts", uploads: [featured, within] };

const isLightEnough = (typed: string) => new TextEncoder().encode(typed).length <= heaviestContent;
const tooHeavy = message("postForm.problems.tooHeavy");
const content = v.pipe(v.string(), v.trim(), v.check(isLightEnough, tooHeavy));
/** Content without anything visible counts as empty. */
const readable = v.pipe(
  content,
  v.check((typed) => !hasPlainHttpPicture(typed), message("postForm.problems.plainPicture")),
  v.transform((typed) => (hasContent(typed) ? typed : "")),
);
const longestTitle = 160;
const seo = { seo_title: 120, seo_description: 320, seo_keywords: 300 } as const;

const entries = {
  title: required(longestTitle, message("postForm.problems.title")),
  slug: text(300),
  content,
  excerpt: text(400),
  featured_image_url: picture,
  category: text(60),
  tags: v.pipe(text(400), v.transform(readTags)),
  seo_title: text(seo.seo_title),
  seo_description: text(seo.seo_description),
  seo_keywords: text(seo.seo_keywords),
  status: v.pipe(
    v.string(),
    v.transform((typed) => typed || "draft"),
    v.check((typed: string) => isPublication(typed), message("postForm.problems.status")),
    v.transform((typed): Publication => (typed === "published" ? typed : "draft")),
  ),
  language,
  "translation.title": text(longestTitle),
  "translation.content": content,
  "translation.excerpt": text(400),
  "translation.seo_title": text(seo.seo_title),
  "translation.seo_description": text(seo.seo_description),
  "translation.seo_keywords": text(seo.seo_keywords),
};

/** The stored topic is accepted even if it's no longer in the list. */
export const postForm = (storedCategory = "") =>
  v.pipe(
    v.object({
      ...entries,
      content: v.pipe(readable, v.nonEmpty(message("postForm.problems.content"))),
      "translation.content": readable,
      category: v.pipe(
        entries.category,
        v.check(
          (typed) => typed === "" || typed === storedCategory || postCategories.some((one) => one === typed),
          message("postForm.problems.category"),
        ),
      ),
    }),
    problemCheck(nameless),
  );

/** For autosaving; everything may be missing. */
export const draftForm = v.object({
  ...entries,
  title: text(longestTitle),
});

function nameless({ title, slug }: PostFormValue): Problems {
  return title || slug ? {} : { slug: message("postForm.problems.slug") };
}

export type PostFormValue = v.InferOutput<typeof draftForm>;

const wordNames = ["title", "content", "excerpt", "seo_title", "seo_description", "seo_keywords"] as const;

/** As columns of a row. Without a slug, it's made from the title. */
export function postFields(value: PostFormValue, written: Written) {
  const words = pick(value, ...wordNames);
  return {
    ...inBothLanguages(words, translatedFields(value, ...wordNames), written),
    slug: slugOf("post", value.slug || value.title),
    ...pick(value, "category", "tags", "featured_image_url"),
  };
}

export type PostFields = ReturnType<typeof postFields>;
