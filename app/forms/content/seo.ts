import * as v from "valibot";
import type { PageSeoDefaults } from "../../rules/content/page-seo";
import type { SeoField } from "../../rules/content/seo-fields";
import type { Language } from "../../rules/site/language";
import type { FormProblems } from "../site/form-answer";
import { message } from "../site/parse";

const text = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(longest, message("submission.problems.tooLong")));

/** A path's row in page_seo. For empty fields the page uses its defaults. */
export const SeoForm = v.object({
  page_path: v.pipe(
    text(200),
    v.regex(/^\/$|^(\/[\w-]+)+$/, message("studioSeo.problems.path")),
    v.check((path) => !path.startsWith("/admin"), message("studioSeo.problems.path")),
  ),
  page_title: text(300),
  meta_description: text(600),
  meta_keywords: text(600),
  robots: text(100),
  og_title: text(300),
  og_description: text(600),
  og_image: text(2000),
  twitter_title: text(300),
  twitter_description: text(600),
  twitter_image: text(2000),
  canonical_url: text(2000),
  schema_markup: v.string(),
});

export type SeoValue = v.InferOutput<typeof SeoForm>;
/** Empty keeps the page's default. */
export const robotsChoices = ["index, follow", "noindex, follow", "index, nofollow", "noindex, nofollow"];

export type SeoAnswer = {
  path: string;
  typed: Record<string, string>;
  problems: FormProblems;
  notice: "stale" | "failed" | "offline" | "signedOut" | null;
  /** What somebody else has saved, with its version: sending that version again overwrites it. */
  theirs: Record<string, string> | null;
  version: number | null;
};

export type SeoTexts = Record<SeoField, string>;

export type SeoEditor = {
  language: Language;
  path: string;
  id: string | null;
  version: number;
  stored: SeoTexts;
  /** Fallbacks from the English page. */
  english: SeoTexts | null;
  /** The page's defaults; null for a place, whose page has to be asked. */
  defaults: PageSeoDefaults | null;
};
