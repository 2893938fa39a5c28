import { data } from "react-router";
import type { SectionOutline } from "../../../forms/content/section-view";
import { type Language, languages, localPath, plainPath } from "../../../rules/site/language";
import { pick } from "../../../rules/site/pick";
import type { Context, Services } from "../../context";
import { askedSectionContext, servicesContext } from "../../context";
import {
  selectNewest,
  selectOpenVersions,
  selectSource,
  selectVersions,
} from "../../db/content/content-versions";
import { type SectionPlace, selectStudioSections } from "../../db/content/studio-sections";
import { ask } from "../../db/database";
import { selectNewestImages } from "../../db/pictures/pictures";
import { isManaged, pageAt } from "./managed-pages";
import { storedPage } from "./stored-section";
import { sectionEditor, versionsPerPage } from "./studio-editor";
import { type StudioSection, studioSections } from "./studio-sections";

const libraryPictures = 12;

/** The page and section that the address or a returned form names. */
export function askedSection(context: Context, query: URLSearchParams) {
  const target = context.get(askedSectionContext);
  const path = target?.page_path ?? query.get("page_path");
  if (path === null) return null;
  const name = (target?.section_name ?? query.get("section_name"))?.trim() || null;
  return { path: plainPath(path), name };
}

type Asked = NonNullable<ReturnType<typeof askedSection>>;

/** All sections in both languages, with the chosen one ready to edit, in one round trip. */
export async function loadStudioPage(context: Context, url: URL, asked: Asked) {
  const { db, now } = context.get(servicesContext);
  const page = pageAt(context, asked.path);
  const [rows, open, pictures, ...history] = await ask(db, [
    selectStudioSections(db, [page.path]),
    selectOpenVersions(db, [page.path]),
    selectNewestImages(db, libraryPictures),
    ...(asked.name ? historyQueries(db, page.path, asked.name, url.searchParams) : []),
  ]);
  const sections = studioSections(storedPage(page, rows, open), now());
  if (sections.length === 0 && !isManaged(context, page.path)) throw data(null, 404);
  const section = sections.find(({ name }) => name === asked.name) ?? null;
  const isComingBack = context.get(askedSectionContext) !== null;
  if (asked.name && !section && !isComingBack) throw data(null, 404);
  const found = history as unknown as Found;
  return {
    page: { path: page.path },
    sections: sections.map(outlineOf),
    section: section && outlineOf(section),
    editors: section ? languages.map((language) => editorIn(section, language, found, url.searchParams)) : [],
    pictures,
    asksDelete: asksDelete(url.searchParams, page.path),
    now: now(),
  };
}

/** The path whose section is to be deleted. */
function asksDelete(query: URLSearchParams, path: string): string | null {
  const asked = query.get("page_path");
  if (query.get("ask") !== "delete") return null;
  return asked === localPath("es", path) ? asked : path;
}

type Versions = Awaited<ReturnType<typeof selectVersions>>;
type Found = [
  en: Versions,
  es: Versions,
  newest: [Record<Language, number>],
  source: { content_data: string | null }[],
];

const placeIn = (language: Language, path: string, section_name: string): SectionPlace => ({
  page_path: localPath(language, path),
  section_name,
});

function historyQueries(db: Services["db"], path: string, name: string, query: URLSearchParams) {
  const [en, es] = [placeIn("en", path, name), placeIn("es", path, name)];
  return [
    selectVersions(db, en, versionsPerPage + 1, olderThan(query, "en")),
    selectVersions(db, es, versionsPerPage + 1, olderThan(query, "es")),
    selectNewest(db, en),
    selectSource(db, es, en),
  ];
}

function olderThan(query: URLSearchParams, language: Language): number | undefined {
  const number = query.get(`older_${language}`);
  return number && /^\d{1,9}$/.test(number) ? Number(number) : undefined;
}

function editorIn(section: StudioSection, language: Language, found: Found, query: URLSearchParams) {
  const [en, es, [newest], [source]] = found;
  return sectionEditor(section, language, {
    versions: { en, es }[language],
    newest: newest[language],
    source: source?.content_data ?? null,
    isNewest: olderThan(query, language) === undefined,
  });
}

/** What the list shows of each section. */
function outlineOf(section: StudioSection): SectionOutline {
  const { en, es } = section.draftTexts;
  return {
    ...pick(section, "name", "kind", "order", "isBuiltIn", "isVisible", "standing"),
    titles: {
      en: textOf(en.own.title ?? en.builtIn.title),
      es: textOf(es.own.title ?? es.builtIn.title),
    },
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
