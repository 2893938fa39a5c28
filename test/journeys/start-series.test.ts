import { describe, expect, test } from "vitest";
import { eventsOf } from "../support/broken-batches";
import { beginSeries, decideOn, endSeries } from "../support/event-owner-acts";
import { at, now, openEdits, pattern, threeTimes, weekly } from "../support/event-owner-edits";
import { fieldValue, plain } from "../support/page-html";

const { town, edits } = await openEdits();

describe("A single event that is ticked as recurring", () => {
  test("becomes a series at its address, at once, with its reminders", async () => {
    const { id } = await edits.held({ title: "Tales" });
    await edits.remind("tales", "2026-12-01");
    const before = await (await town.get("/events/tales.ics", { now })).text();
    const form = await (
      await town.get(`/my-listings/event/${id}/edit`, { now, headers: edits.owner.headers })
    ).text();
    expect(form).toContain('name="pattern_type"');
    expect((await edits.edit(id, { ...threeTimes, title: "Tales" })).status).toBe(303);

    expect(await edits.told("Tales")).toEqual([
      "2026-12-01 18:00 Tales",
      "2026-12-08 18:00 Tales",
      "2026-12-15 18:00 Tales",
    ]);
    const series = await edits.look("/events/tales");
    expect(plain(series.html)).toContain("Every Tuesday, 6:00 to 7:00 PM, 3 times");
    expect(series.html).not.toContain("| Type:");
    for (const date of ["2026-12-01", "2026-12-15"])
      expect((await edits.look(`/events/tales/${date}`)).status).toBe(200);
    // A subscribed calendar learns that the event repeats: same UID, newer timestamp.
    const after = await (await town.get("/events/tales.ics", { now })).text();
    const uid = /UID:\S+/.exec(before)?.[0] ?? "";
    expect([uid !== "", after.includes(uid), after.includes("RRULE")]).toEqual([true, true, true]);
    expect(await town.rows("SELECT event_id, due_at IS NOT NULL AS due FROM event_reminders")).toEqual([
      { event_id: id, due: 1 },
    ]);
    const [slug] = await town.rows("SELECT event_id, event_series_id FROM event_slugs WHERE slug = 'tales'");
    expect(slug).toEqual({
      event_id: null,
      event_series_id: (await edits.rows("Tales"))[0]?.event_series_id,
    });
    const mine = await (
      await town.get("/my-listings?type=event", { now, headers: edits.owner.headers })
    ).text();
    expect(mine).toContain("Series Master");
  });

  test("takes at most two round trips, and one after the answer that tells the search", async () => {
    const { id } = await edits.held({ title: "Quick" });
    const services = town.services({ now: at });
    const fields = { title: "Quick" };
    const made = await beginSeries(services, edits.owner, id, { fields, date: "2026-12-01", pattern });
    expect([made.ok, services.db.meter.trips]).toEqual([true, 2 + 1]);
    const again = town.services({ now: at });
    const [, second] = await edits.rows("Quick");
    expect((await endSeries(again, edits.owner, second?.id ?? "", fields)).ok).toBe(true);
    expect(again.db.meter.trips).toBe(2 + 1);
  });

  test("keeps its public text until the new one is reviewed, and waits as one entry", async () => {
    const { id } = await edits.held({ title: "Poems" });
    await edits.edit(id, { ...threeTimes, title: "Poems and songs", location: "The pier" });
    const site = await edits.told("Poems");
    expect(site).toEqual(["2026-12-01", "2026-12-08", "2026-12-15"].map((date) => `${date} 18:00 Poems`));
    const [first] = await edits.rows("Poems");
    const waits = "WHERE waiting_since IS NOT NULL AND deleted_at IS NULL";
    const queue = await town.rows(`SELECT 'event' AS kind, title FROM events ${waits}
      UNION ALL SELECT 'series', title FROM event_series ${waits}`);
    expect(queue).toEqual([{ kind: "series", title: "Poems" }]);
    const series = { kind: "series", id: first?.event_series_id ?? "" } as const;
    await decideOn(town.services({ now: at }), series, "approve");
    expect((await edits.rows("Poems and songs")).map(({ date }) => date)).toEqual([
      "2026-12-01",
      "2026-12-08",
      "2026-12-15",
    ]);
    await edits.told("");
  });

  test.each(["pending", "rejected"] as const)(
    "(%s) waits as one series, and isn't public",
    async (status) => {
      const title = `Quiet ${status}`;
      const { id } = await edits.held({ title, status });
      await edits.edit(id, { ...threeTimes, title: `${title} evening` });
      const dates = await edits.rows(`${title} evening`);
      expect(dates.map((one) => one.status)).toEqual(["pending", "pending", "pending"]);
      const queue = await town.rows<{ id: string }>(
        "SELECT id FROM event_series WHERE waiting_since IS NOT NULL AND title = ?",
        `${title} evening`,
      );
      expect(queue).toEqual([{ id: dates[0]?.event_series_id }]);
      expect(
        await town.rows("SELECT id FROM events WHERE waiting_since IS NOT NULL AND title LIKE 'Quiet%'"),
      ).toEqual([]);
      expect((await edits.look(`/events/quiet-${status}`)).status).toBe(404);
      const seriesId = dates[0]?.event_series_id ?? "";
      await decideOn(town.services({ now: at }), { kind: "series", id: seriesId }, "approve");
      expect((await edits.look(`/events/quiet-${status}`)).status).toBe(200);
      await edits.told("");
    },
  );

  test("has a rule in the preview of an edit only if that changes, from its first date on", async () => {
    const { idOf, form } = await edits.tuesdays("Shown before");
    const preview = async (form: Record<string, string>) =>
      plain((await edits.edit(idOf("2026-12-15"), { ...form, intent: "preview" })).html);
    const third = form("2026-12-15");
    for (const scope of ["this", "following", "all"])
      expect(await preview({ ...third, scope })).not.toContain("dates in all");
    const fortnightly = { ...third, interval_value: "2", end_count: "4" };
    expect(await preview({ ...fortnightly, scope: "following" })).toContain(
      "Tuesday, January 26, 2027 4 dates in all",
    );
    expect(await preview({ ...fortnightly, scope: "all" })).toContain(
      "Tuesday, January 12, 2027 4 dates in all",
    );
  });

  test("begins on the first date that fits, and the preview says so before", async () => {
    const { id } = await edits.held({ title: "Thursdays" });
    const form = { ...threeTimes, title: "Thursdays", days_of_week: "4" };
    const preview = await edits.edit(id, { ...form, intent: "preview" });
    expect(preview.status).toBe(200);
    expect(plain(preview.html)).toContain("The first date will be Thursday, December 3, 2026.");
    expect(await edits.rows("Thursdays")).toHaveLength(1);
    await edits.edit(id, form);
    expect((await edits.rows("Thursdays")).map(({ date }) => date)).toEqual([
      "2026-12-03",
      "2026-12-10",
      "2026-12-17",
    ]);
    expect((await edits.rows("Thursdays"))[0]?.id).toBe(id);
    await edits.told("");
  });

  test("keeps the cancellation for its own date", async () => {
    const { id } = await edits.held({ title: "Rain" });
    await edits.edit(id, { intent: "cancel" });
    await edits.edit(id, { ...threeTimes, title: "Rain" });
    expect(await edits.told("Rain")).toEqual([
      "2026-12-01 18:00 Rain (cancelled)",
      "2026-12-08 18:00 Rain",
      "2026-12-15 18:00 Rain",
    ]);
  });

  test.each<[Record<string, string>, string]>([
    [{ is_recurring: "on" }, "Please select a recurrence pattern for recurring events"],
    [
      { ...weekly, interval_value: "1000000000" },
      "With this interval there's no second date within two years",
    ],
    [{ ...threeTimes, end_count: "1000000000" }, "A series has at most 366 dates"],
    [{ ...weekly, end_type: "by_date", end_date: "2026-11-30" }, "The last date is before the first one"],
    [{ ...weekly, event_date: "2026-11-20" }, "Please select a date from today on"],
    [{ ...weekly, event_date: "9999-12-31" }, "Choose a date within the next five years"],
  ])("comes back with %o and the reason", async (wrong, reason) => {
    const { id } = await edits.held({ title: "Refused" });
    const before = await eventsOf(town);
    const { status, html } = await edits.edit(id, { ...wrong, title: "Refused twice" });
    expect([status, plain(html).includes(reason)]).toEqual([400, true]);
    expect(fieldValue(html, "title")).toBe("Refused twice");
    expect(await eventsOf(town)).toBe(before);
  });

  test("can't begin in the past, even if the event was there", async () => {
    const { id } = await edits.held({
      title: "Long ago",
      event_date: "2026-10-01",
      now: new Date("2026-09-01T15:00:00Z"),
    });
    const { status, html } = await edits.edit(id, { ...weekly, title: "Long ago", event_date: "2026-10-01" });
    expect([status, plain(html).includes("Please select a date from today on")]).toEqual([400, true]);
    expect(await edits.rows("Long ago")).toHaveLength(1);
  });
});
