import { data } from "react-router";
import type { GuideSection } from "../../../locales/guide-text";
import { type ContentRow, composeSections } from "../../../rules/content/page-content";
import { busWay, dayOfTravel, hasHours, usualWay } from "../../../rules/info/rides-of-day";
import { type Language, languages, localPath } from "../../../rules/site/language";
import { formatDay, isDate } from "../../../rules/time/days";
import { localDay, localMinutesOfDay, secondsToMidnight } from "../../../rules/time/panama-time";
import { legsIn } from "../../../rules/town/facts";
import { type Context, servicesContext } from "../../context";
import { selectPublicSection } from "../../db/content/page-content";
import type { Database } from "../../db/database";
import { townFactsIn } from "../../http/i18n";
import type { Page } from "../site/page";
import { guideSections } from "./built-in-sections";

/**
 * The day of travel: the one in the address, or today, or tomorrow once today's buses are gone; and the seconds until
 * the page changes.
 */
export function travelOn(context: Context, url: URL, sections: readonly GuideSection[]) {
  const asked = url.searchParams.get("day");
  if (asked && !isDate(asked)) throw data(null, 400);
  const costs = sections.find((section) => section.kind === "costs")?.costs ?? [];
  const now = context.get(servicesContext).now();
  const moment = {
    today: localDay(now),
    minutes: localMinutesOfDay(now),
    road: legsIn(townFactsIn(context)),
  };
  const day = dayOfTravel(costs, asked, moment);
  const changes = (["there", "back"] as const).flatMap((direction) => {
    const bus = busWay(costs, direction, moment.today, moment.road);
    const [last] = bus.way ?? usualWay(bus, costs, direction, moment.today) ?? [];
    return last && last.leaves >= moment.minutes ? [(last.leaves + 1 - moment.minutes) * 60] : [];
  });
  const changesIn = Math.min(...changes, secondsToMidnight(now));
  const isTooLate = day !== moment.today && (asked === null || asked < formatDay(moment.today));
  return { ...moment, day, isTooLate, changesIn: hasHours(costs) ? changesIn : undefined };
}

/** The way here in both languages, for pages that only show part of it. */
export const selectWay = (db: Database) => languages.map((language) => selectWayIn(db, language));
const selectWayIn = (db: Database, language: Language) =>
  selectPublicSection(db, { path: localPath(language, path), name: "costs" });
const path = "/transportation";
export const wayTag = `page:${path}`;
type WayRow = ContentRow & { page_path: string };

export function wayOn(context: Context, url: URL, { language, fact }: Page, rows: readonly WayRow[]) {
  const of = (one: Language) => rows.filter((row) => row.page_path === localPath(one, path));
  const shown = { language, fact, ownRows: of(language), englishRows: language === "en" ? [] : of("en") };
  const sections = composeSections(shown, (one) =>
    guideSections(one, "transportation").filter(({ kind }) => kind === "costs"),
  );
  const section = sections.find((one) => one.kind === "costs");
  return section ? { section, travel: travelOn(context, url, [section]) } : null;
}
