import type { BatchResponse } from "drizzle-orm/batch";
import type { GuideSection } from "../../../locales/guide-text";
import { composeSections } from "../../../rules/content/page-content";
import type { GuideDrawing } from "../../../rules/posts/guide-drawings";
import { dayAhead } from "../../../rules/sea/small-day-picture";
import { languages, localPath } from "../../../rules/site/language";
import { civilOfDay, formatDay } from "../../../rules/time/days";
import { localDay, startOfDay } from "../../../rules/time/panama-time";
import type { Services } from "../../context";
import { selectPublicSections } from "../../db/content/page-content";
import { selectSkyDays, selectTides } from "../../db/sea/sea-days";
import { guideSections } from "../content/built-in-sections";
import type { Page } from "../site/page";

const guides = { year: "surf", way: "transportation" } as const;
const pathOf = (name: keyof typeof guides) => `/${guides[name]}`;

/** What a post may show of the guide's drawings. */
export function guideDrawingQueries(db: Services["db"], now: Date) {
  const today = localDay(now);
  return [
    selectTides(db, { from: startOfDay(today), until: startOfDay(today + 1) }),
    selectSkyDays(db, { first: formatDay(today), last: formatDay(today) }),
    selectPublicSections(db, {
      paths: languages.flatMap((language) =>
        [pathOf("year"), pathOf("way")].map((path) => localPath(language, path)),
      ),
      names: ["year", "the-way"],
    }),
  ] as const;
}

type Rows = Readonly<BatchResponse<ReturnType<typeof guideDrawingQueries>>>;

/** The asked ones; null where an admin has hidden it or nothing is predicted. */
export function guideDrawings(
  page: Page,
  [waters, [sky], rows]: Rows,
  names: readonly GuideDrawing[],
  now: Date,
) {
  const today = localDay(now);
  const year = names.includes("year") ? sectionsAt("year", page, rows).find(isYear) : undefined;
  const way = names.includes("way") ? sectionsAt("way", page, rows).find(isWay) : undefined;
  const isPredicted = names.includes("tides") && sky && waters.length > 0;
  return {
    month: civilOfDay(today).month,
    year: year ?? null,
    way: way ?? null,
    tides: isPredicted ? dayAhead(today, sky, waters) : null,
  };
}

function sectionsAt(name: keyof typeof guides, { language, fact }: Page, rows: Rows[2]) {
  const own = localPath(language, pathOf(name));
  const at = (path: string) => rows.filter(({ page_path }) => page_path === path);
  const englishRows = language === "en" ? [] : at(pathOf(name));
  return composeSections({ language, fact, ownRows: at(own), englishRows }, (one) =>
    guideSections(one, guides[name]),
  );
}

type Placed = ReturnType<typeof sectionsAt>[number];
type OfKind<Kind extends GuideSection["kind"]> = Extract<Placed, { kind: Kind }>;
const isYear = (section: Placed): section is OfKind<"year"> => section.kind === "year";
const isWay = (section: Placed): section is OfKind<"way"> => section.kind === "way";
