import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { RouterContextProvider } from "react-router";
import type { ContentRow, ContentRows } from "../../../rules/content/page-content";
import {
  type PageSeo,
  type PageSeoDefaults,
  type PageSeoRecord,
  type PageSeoRecords,
  pageSeo,
} from "../../../rules/content/page-seo";
import { titleIn } from "../../../rules/content/preview-part";
import { localPath, plainPath } from "../../../rules/site/language";
import { failureLine } from "../../../rules/site/log-lines";
import type { SiteNotice } from "../../../rules/site/notice";
import type { Services } from "../../context";
import { partialContext, previewContext, servicesContext } from "../../context";
import { selectOpenVersions, type VersionRow } from "../../db/content/content-versions";
import { selectPageContent } from "../../db/content/page-content";
import { selectPageSeo } from "../../db/content/page-seo";
import { ask, isRefused } from "../../db/database";
import { adminOverrides } from "../../http/admin-overrides";
import { languageIn, wordsIn } from "../../http/i18n";
import { asksPreview } from "../../http/preview";

type Context = Readonly<RouterContextProvider>;
export type Page = ContentRows & {
  /** The path in this page's language, and without a language. */
  path: string;
  plainPath: string;
  seoRecords: PageSeoRecords;
};

/**
 * Everything a public page needs in one round trip: managed content, metadata, the language's changed words when they
 * aren't fresh in memory, the notice, and the page's own queries.
 */
export async function loadPage<const Q extends readonly BatchItem<"sqlite">[]>(
  context: Readonly<RouterContextProvider>,
  url: URL,
  queries: (db: Services["db"]) => Q,
): Promise<{ page: Page; results: BatchResponse<Q> }> {
  const { db } = context.get(servicesContext);
  const language = languageIn(context);
  const plain = plainPath(url.pathname);
  const path = localPath(language, plain);
  const paths = { path, english: path === plain ? undefined : plain };
  const words = adminOverrides(context);
  const isPreview = asksPreview(context, url);
  const [seoRows, publicRows, ...rest] = (await askWithSeo(context, selectPageSeo(db, paths), [
    selectPageContent(db, paths),
    ...queries(db),
    ...words.queries,
    ...(isPreview ? [selectOpenVersions(db, [plain])] : []),
  ])) as [(PageSeoRecord & { page_path: string })[], PathRow[], ...unknown[]];
  const contentRows = isPreview ? withDrafts(context, publicRows, rest.pop() as VersionRow[]) : publicRows;
  const notices = rest.pop() as SiteNotice[];
  words.take(rest.pop() as Newer, notices);

  const rowsOf = (one: string) => contentRows.filter((row) => row.page_path === one);
  const seoOfPath = (one: string) => seoRows.find((row) => row.page_path === one) ?? null;
  const page = {
    language,
    path,
    plainPath: plain,
    seoRecords: { own: seoOfPath(path), english: path === plain ? null : seoOfPath(plain) },
    ownRows: rowsOf(path),
    englishRows: path === plain ? [] : rowsOf(plain),
    fact: wordsIn(context).fact,
  };
  return { page, results: rest as unknown as BatchResponse<Q> };
}

type Newer = Parameters<ReturnType<typeof adminOverrides>["take"]>[0];
type PathRow = ContentRow & { page_path: string };

/** With drafts, for an admin's preview. */
function withDrafts(context: Context, rows: PathRow[], open: VersionRow[]): PathRow[] {
  const drafts = open
    .filter(({ state }) => state === "draft")
    .map((draft): PathRow => ({ ...draft, is_visible: true, updated_at: draft.at }));
  const isOf = (one: PathRow, row: PathRow) =>
    one.page_path === row.page_path && one.section_name === row.section_name;
  const changed = rows.map((row) => {
    const draft = drafts.find((one) => isOf(one, row));
    return draft ? { ...row, content_data: draft.content_data, updated_at: draft.updated_at } : row;
  });
  const fresh = drafts.filter((draft) => !rows.some((row) => isOf(draft, row)));
  const parts = [...changed, ...fresh].map(({ section_name, page_path, content_data }) => ({
    name: section_name,
    path: page_path,
    title: titleIn(content_data),
  }));
  (context as RouterContextProvider).set(previewContext, { parts });
  return [...changed, ...fresh];
}

/** If only the metadata can't be read, the page is shown with its defaults. */
async function askWithSeo(
  context: Context,
  seo: BatchItem<"sqlite">,
  others: BatchItem<"sqlite">[],
): Promise<unknown[]> {
  const { db } = context.get(servicesContext);
  try {
    return [...(await ask(db, [seo, ...others]))];
  } catch (error) {
    if (!isRefused(error)) throw error;
    const answers = await ask(db, others);
    console.error(failureLine("metadata not read", error));
    (context as RouterContextProvider).set(partialContext, true);
    return [[], ...answers];
  }
}

/** A page without queries, or while the database is away: built-in words and defaults. */
export function pageWithoutQueries(context: Readonly<RouterContextProvider>, url: URL): Page {
  const plain = plainPath(url.pathname);
  const language = languageIn(context);
  const path = localPath(language, plain);
  const { fact } = wordsIn(context);
  return { language, path, plainPath: plain, seoRecords: noSeoRecords, ownRows: [], englishRows: [], fact };
}

export const noSeoRecords: PageSeoRecords = { own: null, english: null };

export function seoOf(
  context: Readonly<RouterContextProvider>,
  { seoRecords, path }: Pick<Page, "seoRecords" | "path">,
  defaults: PageSeoDefaults,
): PageSeo {
  return pageSeo(seoRecords, defaults, context.get(servicesContext).settings.origin, path);
}
