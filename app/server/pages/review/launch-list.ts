import { unfilledFacilities, unfilledNumbers } from "../../../rules/info/unfilled";
import { unpriced } from "../../../rules/pages/costs";
import { type ContentRow, composeSections } from "../../../rules/pages/page-content";
import { type LaunchLine, launchLines } from "../../../rules/site/launch";
import type { Database } from "../../db/client";
import { selectPageContent } from "../../db/pages/page-content";
import { selectLaunchChecks } from "../../db/site/launch-checks";
import { townServices } from "../info/town-content";
import { guideSections } from "../pages/built-in-sections";

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
