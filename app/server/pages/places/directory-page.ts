import type { BatchItem } from "drizzle-orm/batch";
import { composeSections } from "../../../rules/content/page-content";
import type { ListKey } from "../../../rules/places/list-pagination";
import type { Context, Services } from "../../context";
import { readNextPageKey } from "../../http/next-page-key";
import { viewerIn } from "../../http/viewer";
import { type DirectoryName, directorySections } from "../content/built-in-sections";
import { directoryDefaults } from "../content/derived-seo";
import { loadPage, seoOf } from "../site/page";

/** Managed words and list, in the page's one round trip. */
export async function loadDirectory<const Q extends readonly BatchItem<"sqlite">[]>(
  context: Context,
  url: URL,
  name: DirectoryName,
  queries: (db: Services["db"]) => Q,
) {
  const { page, results } = await loadPage(context, url, queries);
  const sections = composeSections(page, (language) => directorySections(language, name));
  const seo = seoOf(context, page, {
    ...directoryDefaults(page.language, name),
    robots: url.search !== "" ? "noindex, follow" : undefined,
  });
  return { page, results, sections, seo, isSignedIn: viewerIn(context) !== null };
}

export function readListKey(url: URL): ListKey | null {
  return readNextPageKey(url, ["number", "number", "text"]);
}
