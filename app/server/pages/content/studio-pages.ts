import type { SectionData } from "../../../forms/content/section-data";
import { pageStanding } from "../../../rules/content/section-standing";
import { foldText } from "../../../rules/site/fold-text";
import { type Language, languages, localPath, plainPath } from "../../../rules/site/language";
import { encodePageKey } from "../../../rules/site/next-page-key";
import { type Context, servicesContext } from "../../context";
import { selectOpenVersions } from "../../db/content/content-versions";
import { selectStudioSections } from "../../db/content/studio-sections";
import { ask } from "../../db/database";
import { readNextPageKey } from "../../http/next-page-key";
import { type ManagedPage, managedPages } from "./managed-pages";
import { storedPage } from "./stored-section";
import { type StudioSection, studioSections } from "./studio-sections";

const pagesAtOnce = 24;
const mostFound = 30;

/** All pages as cards, or the sections that contain the search; in one round trip. */
export async function loadStudioPages(context: Context, url: URL) {
  const { db, now } = context.get(servicesContext);
  const query = url.searchParams.get("q")?.trim().slice(0, 80) ?? "";
  const all = managedPages(context);
  const [after] = readNextPageKey(url, ["text"]) ?? [null];
  const start = after === null ? 0 : all.findIndex(({ path }) => path === after) + 1;
  const visiblePages = query ? all : all.slice(start, start + pagesAtOnce);
  const paths = visiblePages.map(({ path }) => path);
  const [rows, open] = await ask(db, [selectStudioSections(db, paths), selectOpenVersions(db, paths)]);
  const listed = visiblePages.map((page) => {
    const isHere = ({ page_path }: { page_path: string }) => plainPath(page_path) === page.path;
    const stored = storedPage(page, rows.filter(isHere), open.filter(isHere));
    return { page, sections: studioSections(stored, now()) };
  });
  const last = visiblePages.at(-1);
  const hasMore = !query && last !== undefined && last !== all.at(-1);
  return {
    query,
    cards: query ? [] : listed.map(cardOf),
    found: query ? findIn(listed, query) : [],
    next: hasMore ? encodePageKey([last.path]) : null,
    isFirst: start === 0,
  };
}

type Listed = { page: ManagedPage; sections: StudioSection[] };

function cardOf({ page, sections }: Listed) {
  const { path, scene } = page;
  const portrait = pagePortraits[path];
  return { path, scene, portrait, parts: sections.length, standing: pageStanding(sections) };
}

/** Matching sections, with the line that matches. */
function findIn(listed: Listed[], query: string) {
  const wanted = foldText(query);
  const hits = listed.flatMap(({ page, sections }) =>
    sections.flatMap((section) =>
      languages.flatMap((language) => {
        const line = lineWith(section, language, wanted);
        const { name, titles } = { name: section.name, titles: titlesOf(section) };
        return line
          ? [{ path: page.path, place: localPath(language, page.path), name, titles, language, line }]
          : [];
      }),
    ),
  );
  return hits.slice(0, mostFound);
}

function titlesOf({ draftTexts }: StudioSection): Record<Language, string> {
  const title = ({ own, builtIn }: { own: SectionData; builtIn: SectionData }) =>
    String(own.title ?? builtIn.title ?? "");
  return { en: title(draftTexts.en), es: title(draftTexts.es) };
}

function lineWith({ draftTexts }: StudioSection, language: Language, wanted: string): string | null {
  const { own, builtIn } = draftTexts[language];
  const texts = [...textsIn(own), ...textsIn(builtIn)];
  const text = texts.find((one) => foldText(one).includes(wanted));
  if (!text) return null;
  const at = Math.max(0, foldText(text).indexOf(wanted) - 40);
  return `${at > 0 ? "…" : ""}${text.slice(at, at + 140)}${text.length > at + 140 ? "…" : ""}`;
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => (name === "id" ? [] : textsIn(one)));
}

/** Pages that share a head are told apart by drawings of their own. */
const pagePortraits: Partial<Record<string, string>> = {
  "/today": "chairs-golden-coral-beach-1",
  "/week": "market-noon-coral-village-2",
  "/tides": "fullmoon-night-coral-beach-1",
  "/map": "routes-dawn-coral-beach-1",
  "/pocket": "backpack-noon-sun-hills-1",
  "/data": "laptop-dawn-teal-beach-2",
  "/events": "longtable-night-coral-village-1",
  "/privacy": "turtle-golden-leaf-beach-1",
  "/terms": "domino-dusk-coral-beach-1",
  "/disclosure": "treasure-honey-sun-beach-3",
};
