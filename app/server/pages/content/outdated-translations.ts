import { pageStanding } from "../../../rules/content/section-standing";
import { plainPath } from "../../../rules/site/language";
import type { Context } from "../../context";
import { type SectionRow, selectStudioSections } from "../../db/content/studio-sections";
import type { Database } from "../../db/database";
import { managedPages } from "./managed-pages";
import { storedPage } from "./stored-section";
import { studioSections } from "./studio-sections";

export function selectManagedSections(db: Database, context: Context) {
  return selectStudioSections(
    db,
    managedPages(context).map(({ path }) => path),
  );
}

/** Pages with Spanish sections older than their English, with how many; most first. */
export function outdatedTranslations(context: Context, rows: readonly SectionRow[], now: Date) {
  const pages = managedPages(context).flatMap((page) => {
    const own = rows.filter(({ page_path }) => plainPath(page_path) === page.path);
    if (own.length === 0) return [];
    const parts = pageStanding(studioSections(storedPage(page, own, []), now)).behind;
    return parts > 0 ? [{ path: page.path, parts }] : [];
  });
  return pages.toSorted((one, other) => other.parts - one.parts);
}
