import type { PageSeoDefaults } from "../../../rules/content/page-seo";
import { type SeoPage, seoLines } from "../../../rules/content/seo-list";
import { foldText } from "../../../rules/site/fold-text";
import { isLanguage, type Language, languageOf, localPath, plainPath } from "../../../rules/site/language";
import { encodePageKey } from "../../../rules/site/next-page-key";
import { localDate } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import {
  type NamedKind,
  type SeoRow,
  selectNamesAfter,
  selectSeoBetween,
  selectStrayCanonicals,
} from "../../db/content/studio-seo";
import { ask, type Database } from "../../db/database";
import { languageIn } from "../../http/i18n";
import { readNextPageKey } from "../../http/next-page-key";
import { derivedSeo } from "./derived-seo";

const pathsAtOnce = 40;
/** Per kind, when searching. */
const mostSearched = 500;
/** Per screen and repair. */
export const mostRepaired = 200;

const folders: { kind: NamedKind; folder: string }[] = [
  { kind: "post", folder: "/blog" },
  { kind: "activity", folder: "/do" },
  { kind: "restaurant", folder: "/eat" },
  { kind: "hotel", folder: "/stay" },
];

/** Every path in one language with its metadata, in order; stray canonicals come first. */
export async function loadSeoList(context: Context, url: URL) {
  const { db, now, settings } = context.get(servicesContext);
  const query = url.searchParams.get("q")?.trim().slice(0, 80) ?? "";
  const asked = url.searchParams.get("language");
  const language = isLanguage(asked) ? asked : languageIn(context);
  const isMissing = url.searchParams.get("missing") === "on";
  const [after] = readNextPageKey(url, ["text"]) ?? [""];
  const limit = query || isMissing ? mostSearched : pathsAtOnce + 1;
  const ranges = folders.map(({ kind, folder }) => rangeOf(kind, `${localPath(language, folder)}/`, after));
  const [first, second, strays, ...names] = await ask(db, [
    ...recordsOf(db, language, after, limit),
    selectStrayCanonicals(db, settings.origin, mostRepaired),
    ...ranges.map(({ kind, from }) =>
      selectNamesAfter(db, kind, { after: from ?? "", limit: from === null ? 0 : limit, language }),
    ),
  ]);
  const named = ranges.flatMap(({ prefix }, index) =>
    (names[index] ?? []).map(({ slug, name }) => ({ path: `${prefix}${slug}`, name })),
  );
  const pages = pagesOf(derivedSeo(localDate(now())), [...first, ...second], named)
    .filter(({ path }) => languageOf(path) === language && path > after)
    .filter((page) => !query || says(page, query));
  const lines = seoLines(pages, settings.origin).filter(({ needs }) => !isMissing || needs.length > 0);
  const onPage = lines.slice(0, pathsAtOnce);
  const last = onPage.at(-1);
  return {
    query,
    language,
    isMissing,
    lines: onPage,
    strays: strays.map(({ page_path, canonical_url }) => ({ path: page_path, address: canonical_url })),
    next: last && lines.length > onPage.length ? encodePageKey([last.path]) : null,
    isFirst: after === "",
  };
}

/** Spanish paths sort between these two, English ones before and after. */
const spanish = { from: "/er\uffff", to: "/es0" };
const end = "\uffff";

function recordsOf(db: Database, language: Language, after: string, limit: number) {
  const later = (path: string) => (after > path ? after : path);
  return language === "es"
    ? ([
        selectSeoBetween(db, later(spanish.from), spanish.to, limit),
        selectSeoBetween(db, end, end, 0),
      ] as const)
    : ([
        selectSeoBetween(db, after, "/es", limit),
        selectSeoBetween(db, later(spanish.to), end, limit),
      ] as const);
}

/** Where a kind's paths continue after a path; null when all come before it. */
function rangeOf(kind: NamedKind, prefix: string, after: string) {
  const isWithin = after.startsWith(prefix);
  const from = isWithin ? after.slice(prefix.length) : after > prefix ? null : "";
  return { kind, prefix, from };
}

type Named = { path: string; name: string };

function pagesOf(
  fixed: Map<string, PageSeoDefaults>,
  records: readonly SeoRow[],
  named: readonly Named[],
): SeoPage[] {
  const nameOf = new Map(named.map(({ path, name }) => [path, name]));
  const recordOf = new Map(records.map((record) => [record.page_path, record]));
  const paths = new Set([...fixed.keys(), ...recordOf.keys(), ...nameOf.keys()]);
  return [...paths].sort().map((path) => ({
    path,
    own: recordOf.get(path) ?? null,
    english: path === plainPath(path) ? null : (recordOf.get(plainPath(path)) ?? null),
    defaults: fixed.get(path) ?? null,
    name: nameOf.get(path),
  }));
}

function says({ path, name = "", own, defaults }: SeoPage, query: string): boolean {
  const texts = [path, name, own?.page_title, own?.meta_description, defaults?.title, defaults?.description];
  return texts.some((text) => text && foldText(text).includes(foldText(query)));
}
