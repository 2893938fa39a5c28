import type { SectionData } from "../../../forms/content/section-data";
import type { SectionKind } from "../../../forms/content/section-schemas";
import { type PreviewPart, titleIn } from "../../../rules/content/preview-part";
import { type Language, languageOf, plainPath } from "../../../rules/site/language";
import type { Context } from "../../context";
import { wordsIn } from "../../http/i18n";
import { infoSections } from "./built-in-info";
import {
  type DirectoryName,
  directorySections,
  type GuideName,
  guideSections,
  type HeroPage,
  heroPages,
  heroSection,
  homeSections,
} from "./built-in-sections";

/** A section known to the guide: its kind decides its form. */
export type KnownSection = { name: string; kind: SectionKind; builtIn: SectionData };
export type ManagedPage = {
  /** The English path. */
  path: string;
  /** The drawing at its head. */
  scene: string;
  sectionsIn: (language: Language) => KnownSection[];
};

type Named = { name: string; kind?: string };

/** The kinds of sections on pages with names of their own. */
const kinds: Record<string, SectionKind> = {
  hero: "hero",
  intro: "text",
  cards: "homeCards",
  tips: "cards",
  "add-listing": "text",
  "surf-featured": "feature",
  "cuisine-featured": "feature",
};

function known(sections: readonly Named[]): KnownSection[] {
  return sections.map(({ name, kind, ...builtIn }) => ({
    name,
    kind: (kind ?? kinds[name] ?? "text") as SectionKind,
    builtIn: builtIn as SectionData,
  }));
}

const guide = (name: GuideName, scene: string = name): ManagedPage => ({
  path: `/${name}`,
  scene,
  sectionsIn: (language) => known(guideSections(language, name)),
});
const directory = (name: DirectoryName): ManagedPage => ({
  path: `/${name}`,
  scene: name,
  sectionsIn: (language) => known(directorySections(language, name)),
});

/** Every editable page, in the order visitors meet them. */
export function managedPages(context: Context): ManagedPage[] {
  const hero = (path: HeroPage): ManagedPage => ({
    path,
    scene: path.slice(1),
    sectionsIn: (language) => known(heroSection(path, wordsIn(context, language).t)),
  });
  return [
    { path: "/", scene: "home", sectionsIn: (language) => known(homeSections(language)) },
    // Derived from the sea; an admin can add a section below.
    { path: "/today", scene: "surf", sectionsIn: () => [] },
    { path: "/week", scene: "calendar", sectionsIn: () => [] },
    { path: "/tides", scene: "surf", sectionsIn: () => [] },
    { path: "/map", scene: "info", sectionsIn: () => [] },
    { path: "/pocket", scene: "info", sectionsIn: () => [] },
    { path: "/data", scene: "info", sectionsIn: () => [] },
    ...(["eat", "stay", "do"] as const).map(directory),
    ...heroPages.map(hero),
    guide("surf"),
    guide("transportation"),
    guide("real-estate"),
    guide("legal"),
    { path: "/info", scene: "info", sectionsIn: (language) => known(infoSections(language)) },
    ...(["privacy", "terms", "disclosure"] as const).map((name) => guide(name, "legal")),
  ];
}

/** A page without built-in text can still have rows. */
export function pageAt(context: Context, path: string): ManagedPage {
  const found = managedPages(context).find((page) => page.path === path);
  return found ?? { path, scene: "home", sectionsIn: () => [] };
}

export function isManaged(context: Context, path: string): boolean {
  return managedPages(context).some((page) => page.path === path);
}

/** Its built-in sections, with their names. */
export function builtInParts(context: Context, path: string): PreviewPart[] {
  const parts = pageAt(context, plainPath(path)).sectionsIn(languageOf(path));
  return parts.map(({ name, builtIn }) => ({
    name,
    path,
    title: titleIn(builtIn),
  }));
}
