import { expect } from "vitest";
import { makeSitemap } from "../../app/server/operations/content/rebuild-sitemap";
import { feedDates, siteDates } from "./event-dates";
import type { Town } from "./town";

export type Range = { from: string; to: string };

/**
 * Agenda, feed, month and day agree on every date, and the sitemap names each page (or the series' page for unchanged
 * dates). Returns the agenda's lines.
 */
export async function expectAgreement(town: Town, now: string, horizon: Range): Promise<string[]> {
  const site = await siteDates(town, "/events", now, horizon);
  const feed = await (await town.get("/calendar.ics", { now })).text();
  expect(feedDates(feed, horizon)).toEqual(site);
  const days = new Map<string, number>();
  for (const line of site) days.set(line.slice(0, 10), (days.get(line.slice(0, 10)) ?? 0) + 1);
  for (const month of monthsOf(horizon)) {
    const html = await (await town.get(`/calendar?month=${month}`, { now })).text();
    for (const [, date = "", cell = ""] of html.matchAll(/<time dateTime="([\d-]+)">(.*?)<\/td>/gs)) {
      if (date < horizon.from || date > horizon.to || !date.startsWith(month)) continue;
      expect([date, eventsIn(cell)]).toEqual([date, days.get(date) ?? 0]);
    }
  }
  const sitemap = await makeSitemap(town.services({ now: new Date(now) }));
  const addresses = [...sitemap.matchAll(/<loc>http:\/\/localhost(\/events\/[^<]+)<\/loc>/g)].map(
    ([, path]) => path,
  );
  const pages = await town.rows<{ path: string; series: string | null; is_changed: number }>(
    `SELECT '/events/' || slug || coalesce('/' || series_instance_date, '') AS path, is_changed,
        (SELECT '/events/' || slug FROM event_series WHERE id = event_series_id) AS series
      FROM events WHERE status = 'approved' AND deleted_at IS NULL AND event_date >= ?`,
    horizon.from,
  );
  const isAsTheSeriesHasIt = (page: (typeof pages)[number]) => page.series !== null && !page.is_changed;
  const expected = pages.map((page) => (isAsTheSeriesHasIt(page) ? page.series : page.path));
  expect(expected.filter((path) => !addresses.includes(path ?? ""))).toEqual([]);
  expect(pages.filter((page) => isAsTheSeriesHasIt(page) && addresses.includes(page.path))).toEqual([]);
  return site;
}

function monthsOf({ from, to }: Range): string[] {
  const months: string[] = [];
  for (let day = new Date(`${from.slice(0, 7)}-01`); day.toISOString().slice(0, 10) <= to; ) {
    months.push(day.toISOString().slice(0, 7));
    day = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1));
  }
  return months;
}

/** A day with one event has its name. */
function eventsIn(cell: string): number {
  const [, said] = cell.match(/<b[^>]*>(.*?)<\/b>/) ?? [];
  return said === undefined ? 0 : Number(said.match(/^(\d+) event/)?.[1] ?? 1);
}
