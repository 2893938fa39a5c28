import * as v from "valibot";
import type { PageSeoDefaults } from "../../rules/content/page-seo";
import type { SeoField } from "../../rules/content/seo-fields";
import type { Language } from "../../rules/site/language";
import type { FormProblems } from "../site/answer";
import { message } from "../site/parse";

const text = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(longest, message("submission.problems.tooLong")));

/** What stands in page_seo for a path, as it is typed; left empty, the page says it by itself. */
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
/** What search engines may do with a page; empty is what the page says by itself. */
export const robotsChoices = ["index, follow", "noindex, follow", "index, nofollow", "noindex, nofollow"];

export type SeoAnswer = {
  path: string;
  typed: Record<string, string>;
  problems: FormProblems;
  notice: "stale" | "failed" | "offline" | "signedOut" | null;
  /** What somebody else saved meanwhile, and when: sending again with it puts this text in its place. */
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
  /** What the English page lends. */
  english: SeoTexts | null;
  /** What the page says by itself; a place says it on its own page alone. */
  defaults: PageSeoDefaults | null;
};
