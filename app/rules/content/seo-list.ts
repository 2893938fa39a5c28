import { type CanonicalState, canonicalState } from "./canonical-state";
import { type PageSeoDefaults, type PageSeoRecord, pageSeo } from "./page-seo";
import { descriptionAdvice, doubled, type LengthAdvice, titleAdvice } from "./seo-advice";

/** Stored and derived metadata; a place's derived metadata is only known on its own page. */
export type SeoPage = {
  path: string;
  own: PageSeoRecord | null;
  english: PageSeoRecord | null;
  defaults: PageSeoDefaults | null;
  /** The name of a place or post. */
  name?: string;
};

type SeoNeed =
  | "titleMissing"
  | "titleLong"
  | "titleShort"
  | "titleDoubled"
  | "descriptionMissing"
  | "descriptionLong"
  | "descriptionLongOnPhones"
  | "descriptionShort"
  | "descriptionDoubled"
  | "canonicalMissing"
  | "canonicalForeign";

export type SeoLine = {
  path: string;
  title: string;
  description: string;
  isOwn: boolean;
  isHidden: boolean;
  canonical: CanonicalState | null;
  needs: SeoNeed[];
};

/** One line per page: what it says, where that comes from, and what could be better. */
export function seoLines(pages: readonly SeoPage[], origin: string): SeoLine[] {
  const listed = pages.map((page) => ({ page, ...wordsOf(page, origin) }));
  // Titles must differ within a language only.
  const ofLanguage = (isSpanish: boolean) =>
    listed
      .filter(({ page }) => page.defaults !== null && /^\/es(\/|$)/.test(page.path) === isSpanish)
      .map(({ page, title, description }) => ({ path: page.path, title, description }));
  const groups = [ofLanguage(false), ofLanguage(true)];
  const titles = new Set(groups.flatMap((group) => [...doubled(group, "title")]));
  const descriptions = new Set(groups.flatMap((group) => [...doubled(group, "description")]));
  return listed.map(({ page, title, description, robots }) => {
    const { path, own } = page;
    const canonical = own && canonicalState(own.canonical_url, path, origin);
    return {
      path,
      title,
      description,
      canonical,
      isOwn: own !== null,
      isHidden: /noindex/i.test(robots),
      needs: [
        ...lengthNeeds(page, title, description),
        ...(titles.has(path) ? (["titleDoubled"] as const) : []),
        ...(descriptions.has(path) ? (["descriptionDoubled"] as const) : []),
        ...(canonical === "foreign" ? (["canonicalForeign"] as const) : []),
        ...(canonical === "missing" ? (["canonicalMissing"] as const) : []),
      ],
    };
  });
}

function wordsOf({ own, english, defaults, name = "", path }: SeoPage, origin: string) {
  return pageSeo({ own, english }, defaults ?? { title: name, description: "", image: "" }, origin, path);
}

/** A place's derived metadata isn't known here, so only typed texts are checked. */
function lengthNeeds({ own, defaults }: SeoPage, title: string, description: string): SeoNeed[] {
  const hasTitle = defaults !== null || Boolean(own?.page_title?.trim());
  const hasDescription = defaults !== null || Boolean(own?.meta_description?.trim());
  return [
    ...(hasTitle ? need("title", titleAdvice(title)) : []),
    ...(hasDescription ? need("description", descriptionAdvice(description)) : []),
  ];
}

function need(word: "title" | "description", advice: LengthAdvice): SeoNeed[] {
  if (advice === null) return [];
  const name = `${advice[0]?.toUpperCase()}${advice.slice(1)}`;
  return [`${word}${name}` as SeoNeed];
}
