import { unpriced } from "../../../rules/content/costs";
import { type ContentRow, composeSections } from "../../../rules/content/page-content";
import { unfilledFacilities, unfilledNumbers } from "../../../rules/info/unfilled";
import { type LaunchLine, launchLines } from "../../../rules/site/launch";
import type { Database } from "../../db/client";
import { selectPageContent } from "../../db/content/page-content";
import { selectLaunchChecks } from "../../db/site/launch-checks";
import { guideSections } from "../content/built-in-sections";
import { townServices } from "../info/town-content";

/** What the list asks of the database, for the batch of the page it stands on. */
export function launchQuestions(db: Database) {
  return [
    selectLaunchChecks(db),
    selectPageContent(db, { path: "/info" }),
    selectPageContent(db, { path: "/transportation" }),
  ] as const;
}

/** Numbers, addresses and prices exist once, in the rows of the English pages. */
export function launchList(
  checks: readonly { check: string }[],
  info: readonly ContentRow[],
  transportation: readonly ContentRow[],
): LaunchLine[] {
  const { services } = townServices({ language: "en", own: info, english: info });
  return launchLines(new Set(checks.map(({ check }) => check)), {
    numbers: unfilledNumbers(services),
    facilities: unfilledFacilities(services),
    prices: pricesLeft(transportation),
  });
}

function pricesLeft(rows: readonly ContentRow[]): number {
  const page = { language: "en" as const, ownRows: rows, englishRows: [] };
  const sections = composeSections(page, (language) => guideSections(language, "transportation"));
  return sections.reduce((sum, one) => sum + (one.kind === "costs" ? unpriced(one.costs) : 0), 0);
}
