import { afterAll, beforeEach, expect } from "vitest";
import { feedDates, siteDates } from "./event-dates";
import { hold } from "./events";
import { everyWeek } from "./every-week";
import { fieldValue } from "./page-html";
import { type Person, signUp } from "./people";
import { openTown, type Town } from "./town";

export const now = "2026-11-21T15:00:00Z";
export const at = new Date(now);
const year = { from: "2026-11-21", to: "2027-11-20" };

export const evening = {
  location: "Beach front",
  host: "Rosa",
  event_type: "social",
  event_date: "2026-12-01",
  start_time: "18:00",
  end_time: "19:00",
  description: "Stories told by whoever knows one.",
  full_description: "Bring a cushion and a story of your own.",
} as const;
export const weekly = { is_recurring: "on", pattern_type: "weekly", interval_value: "1" };
export const threeTimes = { ...weekly, end_type: "after_count", end_count: "3" };
/** What a form sends when its box is unticked. */
export const unticked = { is_recurring: "off", pattern_type: "weekly" };
export const pattern = { ...everyWeek, end_type: "after_count", end_count: 3 } as const;

type Row = { id: string; event_series_id: string | null; date: string; status: string; description: string };
export type Edits = Awaited<ReturnType<typeof editsIn>>;

/** An owner in a town, with her acts and their results. */
export async function editsIn(town: Town) {
  const owner: Person = await signUp(town, { name: "Rosa" });
  const who = { now, headers: owner.headers };
  const held = (given: Parameters<typeof hold>[1]) => hold(town, { ...evening, owner: owner.id, ...given });
  const rows = (title: string) =>
    town.rows<Row>(
      `SELECT id, event_series_id, event_date AS date, status, description FROM events
        WHERE title = ? AND deleted_at IS NULL ORDER BY event_date`,
      title,
    );
  return {
    owner,
    held,
    async edit(id: string, form: Record<string, string>, { failure = "", language = "" } = {}) {
      const path = `${language}/my-listings/event/${id}/edit`;
      const response = await town.post(path, { ...evening, ...form }, { ...who, failure });
      return { status: response.status, html: await response.text() };
    },
    async look(path: string) {
      const response = await town.get(path, who);
      return { status: response.status, to: response.headers.get("Location"), html: await response.text() };
    },
    /** Weekly on so many Tuesdays from 1 December 2026, with each row and the page's form. */
    async tuesdays(title: string, end_count = 6) {
      const { id } = await held({ title, pattern: { ...pattern, end_count } });
      const dates = await rows(title);
      const idOf = (date: string) => dates.find((one) => one.date === date)?.id ?? "";
      const page = await town.get(`/my-listings/event/${idOf("2026-12-01")}/edit`, who);
      const html = await page.text();
      const rule_before = fieldValue(html, "rule_before") ?? "";
      const times_before = fieldValue(html, "times_before") ?? "";
      const form = (date: string) => ({
        ...threeTimes,
        end_count: `${end_count}`,
        title,
        event_date: date,
        date,
        rule_before,
        times_before,
      });
      return { id, idOf, form };
    },
    remind: (slug: string, date: string) =>
      town.post(`/events/${slug}/${date}/reminder`, { intent: "remind" }, who),
    rows,
    /** The agenda's lines, after checking that the feed agrees. */
    async told(title: string) {
      const site = await siteDates(town, "/events", now, year);
      const feed = await (await town.get("/calendar.ics", { now })).text();
      expect(feedDates(feed, year)).toEqual(site);
      return site.filter((line) => line.includes(title));
    },
  };
}

/** A town and an owner for one file's tests. Her throttle is reset after each. */
export async function openEdits() {
  const town = await openTown();
  afterAll(() => town.close());
  beforeEach(() => town.rows("DELETE FROM throttles"));
  return { town, edits: await editsIn(town) };
}
