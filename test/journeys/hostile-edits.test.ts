import { describe, expect, test } from "vitest";
import { eventsOf } from "../support/broken-batches";
import { remove } from "../support/event-owner-acts";
import { at, openEdits, pattern, threeTimes, weekly } from "../support/event-owner-edits";
import { everyWeek } from "../support/every-week";
import { fieldValue, plain, tag } from "../support/page-html";

const { town, edits } = await openEdits();

const tuesdays = (title: string, count?: number) => edits.tuesdays(title, count);
const days = async (title: string) => (await edits.told(title)).map((line) => line.slice(5, 10)).join(" ");

describe("An impossible rule", () => {
  const cases: [Record<string, string>, string][] = [
    [
      { ...weekly, interval_value: "1000000000" },
      "With this interval there's no second date within two years",
    ],
    [{ ...weekly, interval_value: "0" }, "The interval must be a whole number, at least 1"],
    [{ ...threeTimes, end_count: "1000000000" }, "A series has at most 366 dates"],
    [{ ...threeTimes, end_count: "" }, "The number of dates must be at least 1"],
    [{ ...weekly, end_type: "by_date", end_date: "2026-11-24" }, "The last date is before the first one"],
    [{ ...weekly, end_type: "by_date", end_date: "2036-11-24" }, "A series runs for at most two years"],
    [{ ...weekly, pattern_type: "hourly" }, "Please select a recurrence pattern for recurring events"],
  ];
  const rows = cases.flatMap(([wrong, reason]) =>
    (["following", "all"] as const).map((scope) => ({ scope, wrong, reason })),
  );
  test.each(rows)("for $scope: $wrong is refused with a reason", async ({ scope, wrong, reason }) => {
    const { idOf } = await tuesdays("Strict");
    const before = await eventsOf(town);
    const form = { ...wrong, title: "Stricter", event_date: "2026-12-08", scope };
    const { status, html } = await edits.edit(idOf("2026-12-08"), form);
    expect([status, plain(html).includes(reason)]).toEqual([400, true]);
    expect([fieldValue(html, "title"), fieldValue(html, "scope")]).toEqual(["Stricter", scope]);
    expect(await eventsOf(town)).toBe(before);
  });

  test("doesn't matter for a single date, nor if the stored rule is kept", async () => {
    await edits.held({
      title: "Ended",
      pattern: { ...everyWeek, end_type: "by_date", end_date: "2026-12-22" },
    });
    const [, , , last] = await edits.rows("Ended");
    const rule = { ...weekly, end_type: "by_date", end_date: "2026-12-22" };
    const moved = { ...rule, title: "Ended", event_date: "2026-12-24" };
    expect((await edits.edit(last?.id ?? "", { ...moved, scope: "this" })).status).toBe(303);
    expect((await edits.edit(last?.id ?? "", { ...moved, location: "The pier", scope: "all" })).status).toBe(
      303,
    );
    expect(await days("Ended")).toBe("12-01 12-08 12-15 12-24");
  });
});

describe("An edit of this and the following dates", () => {
  test.each([
    ["", "2026-12-08", "This date would come before dates of the series that stay"],
    ["", "2026-12-02", "This date would come before dates of the series that stay"],
    ["/es", "2026-12-08", "Con esta fecha la serie pasaría antes de las fechas que se quedan"],
  ])(
    "(%s) moved onto or before an earlier date (%s) is refused beside the date",
    async (language, to, reason) => {
      const { idOf, form } = await tuesdays("Early");
      const before = await eventsOf(town);
      const sent = { ...form("2026-12-15"), event_date: to, scope: "following", host: "Somebody else" };
      const { status, html } = await edits.edit(idOf("2026-12-15"), sent, { language });
      expect([status, plain(html).includes(reason)]).toEqual([400, true]);
      const field = tag(html, { name: "event_date" });
      expect([field?.value, field?.["aria-invalid"]]).toEqual([to, "true"]);
      expect([fieldValue(html, "scope"), fieldValue(html, "host")]).toEqual(["following", "Somebody else"]);
      expect(await eventsOf(town)).toBe(before);
    },
  );

  test("without any remaining date is refused as well", async () => {
    await edits.held({
      title: "Over",
      pattern: { ...everyWeek, end_type: "by_date", end_date: "2026-12-15" },
    });
    const [, , last] = await edits.rows("Over");
    const before = await eventsOf(town);
    const sent = { title: "Over", event_date: "2026-12-16", scope: "following" };
    const { status, html } = await edits.edit(last?.id ?? "", sent);
    expect([status, plain(html).includes("nothing would be left of the series")]).toEqual([400, true]);
    expect(await eventsOf(town)).toBe(before);
  });

  test("from the first date edits the whole series, from the last a series of one", async () => {
    const { id, idOf, form } = await tuesdays("Ends", 3);
    const first = { ...form("2026-12-01"), scope: "following", start_time: "17:00" };
    expect((await edits.edit(idOf("2026-12-01"), first)).status).toBe(303);
    expect((await edits.rows("Ends")).map((one) => one.event_series_id)).toEqual([id, id, id]);
    const last = { ...form("2026-12-15"), scope: "following", start_time: "20:00", event_date: "2026-12-17" };
    expect((await edits.edit(idOf("2026-12-15"), last)).status).toBe(303);
    expect(await edits.told("Ends")).toEqual([
      "2026-12-01 17:00 Ends",
      "2026-12-08 17:00 Ends",
      "2026-12-17 20:00 Ends",
    ]);
  });

  test("from the first remaining date edits the whole series, even if earlier ones were deleted", async () => {
    const { id, idOf, form } = await tuesdays("Late start", 3);
    await remove(town.services({ now: at }), edits.owner, idOf("2026-12-01"));
    await edits.edit(idOf("2026-12-08"), { ...form("2026-12-08"), scope: "following", start_time: "20:00" });
    expect(await edits.told("Late start")).toEqual([
      "2026-12-08 20:00 Late start",
      "2026-12-15 20:00 Late start",
    ]);
    expect((await edits.rows("Late start")).map((one) => one.event_series_id)).toEqual([id, id]);
  });

  test("from a date that was split off already edits the series it's in now", async () => {
    const { idOf, form } = await tuesdays("Split");
    await edits.edit(idOf("2026-12-15"), { ...form("2026-12-15"), scope: "following", start_time: "20:00" });
    const again = { ...form("2026-12-22"), scope: "following", end_count: "3", start_time: "21:00" };
    expect((await edits.edit(idOf("2026-12-22"), again)).status).toBe(303);
    expect((await edits.told("Split")).map((line) => line.slice(5, 16))).toEqual([
      "12-01 18:00",
      "12-08 18:00",
      "12-15 20:00",
      "12-22 21:00",
      "12-29 21:00",
      "01-05 21:00",
    ]);
  });

  test("from a missing date says so and keeps the form", async () => {
    const { idOf, form } = await tuesdays("Gone");
    await remove(town.services({ now: at }), edits.owner, idOf("2026-12-08"));
    const before = await eventsOf(town);
    const deleted = { ...form("2026-12-08"), scope: "following", host: "Somebody else" };
    expect((await edits.edit(idOf("2026-12-08"), deleted)).status).toBe(404);
    for (const date of ["2026-12-08", "2026-12-09", "2026-99-99", "soon"]) {
      const { status, html } = await edits.edit(idOf("2026-12-01"), { ...deleted, date });
      expect([status, plain(html).includes("This date is no longer there")]).toEqual([404, true]);
      expect(fieldValue(html, "host")).toBe("Somebody else");
      expect((await edits.edit(idOf("2026-12-01"), { intent: "cancel", date })).status).toBe(404);
    }
    expect(await eventsOf(town)).toBe(before);
  });

  test("reaches a date far ahead by its number, from the form of the first", async () => {
    await edits.held({ title: "Daily", pattern: { ...pattern, pattern_type: "daily", end_count: 90 } });
    const [first] = await edits.rows("Daily");
    const form = { title: "Daily", is_recurring: "on", pattern_type: "daily", date: "2027-02-20" };
    await edits.edit(first?.id ?? "", {
      ...form,
      event_date: "2027-02-20",
      start_time: "20:00",
      scope: "this",
    });
    expect((await edits.told("Daily")).filter((line) => line.includes("20:00"))).toEqual([
      "2027-02-20 20:00 Daily",
    ]);
    await edits.edit(first?.id ?? "", { intent: "cancel", scope: "following", date: "2027-02-22" });
    const left = (await edits.told("Daily")).filter((line) => !line.includes("cancelled"));
    expect(left.at(-1)).toBe("2027-02-21 18:00 Daily");
  });
});
