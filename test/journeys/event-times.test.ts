import { describe, expect, test } from "vitest";
import { evening, now, openEdits } from "../support/event-owner-edits";
import { fieldValue, plain } from "../support/page-html";
import { makeAdmin } from "../support/people";

const { town, edits } = await openEdits();
const admin = await makeAdmin(town);

const timesOf = (id: string) =>
  town.rows("SELECT event_date AS day, start_time AS start, end_time AS end FROM events WHERE id = ?", id);
const toast = (response: Response) => response.headers.get("Set-Cookie") ?? "";
const yoga = { start_time: "06:30", end_time: "07:30" };

describe("The start of a class, moved on its own", () => {
  test("moves its end along, and the toast says so", async () => {
    const { id } = await edits.held({ title: "Yoga", ...yoga });
    const form = { ...yoga, title: "Yoga", start_time: "17:00" };
    const path = `/my-listings/event/${id}/edit`;
    const sent = await town.post(path, { ...evening, ...form }, { now, headers: edits.owner.headers });
    expect(sent.status).toBe(303);
    expect(toast(sent)).toContain("warning.eventUpdatedEndMoved");
    expect(await timesOf(id)).toEqual([{ day: "2026-12-01", start: "17:00", end: "18:00" }]);
  });

  test("moves the ends of all dates of a series along", async () => {
    const { id, idOf, form } = await edits.tuesdays("Breath", 3);
    const sent = { ...form("2026-12-08"), scope: "all", start_time: "06:30" };
    expect((await edits.edit(idOf("2026-12-08"), sent)).status).toBe(303);
    const ends = "SELECT DISTINCT start_time AS start, end_time AS end FROM events WHERE event_series_id = ?";
    expect(await town.rows(ends, id)).toEqual([{ start: "06:30", end: "07:30" }]);
  });

  test("moves nothing else if a script has already shown the end", async () => {
    const { id } = await edits.held({ title: "Short", start_time: "18:00", end_time: "20:00" });
    const form = { title: "Short", start_time: "19:00", end_time: "20:00", end_meant: "on" };
    expect((await edits.edit(id, form)).status).toBe(303);
    expect(await timesOf(id)).toMatchObject([{ start: "19:00", end: "20:00" }]);
  });

  test("in a reviewer's correction moves the end along too", async () => {
    const { id } = await edits.held({ title: "Stretch", ...yoga, status: "pending" });
    const form = { intent: "edit", start_time: "17:00" };
    const sent = await town.post(`/admin/submissions/event/${id}`, form, { now, headers: admin.headers });
    expect(sent.status).toBe(303);
    expect(toast(sent)).toContain("correctedEndMoved");
    expect(await timesOf(id)).toMatchObject([{ start: "17:00", end: "18:00" }]);
  });
});

describe("An end before its start", () => {
  const asked = "This ends before it starts. If it goes on past midnight into the next day, send it again.";
  const night = { title: "Night", start_time: "20:00", end_time: "02:00", end_meant: "on" };

  test("is asked about once beside the field, and sent again it means the next day", async () => {
    const { id } = await edits.held({ title: "Night" });
    const { status, html } = await edits.edit(id, night);
    expect(status).toBe(400);
    expect(plain(html)).toContain(asked);
    expect(await timesOf(id)).toMatchObject([{ start: "18:00", end: "19:00" }]);
    const end_asked = fieldValue(html, "end_asked") ?? "";
    // Other times are asked about again.
    expect((await edits.edit(id, { ...night, end_time: "03:00", end_asked })).status).toBe(400);
    expect((await edits.edit(id, { ...night, end_asked })).status).toBe(303);
    expect(await timesOf(id)).toMatchObject([{ start: "20:00", end: "02:00" }]);
    expect((await edits.edit(id, { ...night, host: "Others" })).status).toBe(303);
  });

  test("is asked about in a new event and in a reviewer's correction, in both languages", async () => {
    const { id } = await edits.held({ title: "Late", status: "pending" });
    const form = { intent: "edit", start_time: "20:00", end_time: "02:00", end_meant: "on" };
    const path = `/admin/submissions/event/${id}`;
    const corrected = await town.post(path, form, { now, headers: admin.headers });
    expect([corrected.status, plain(await corrected.text())]).toEqual([400, expect.stringContaining(asked)]);
    const fresh = {
      ...night,
      location: "Beach",
      host: "Rosa",
      event_type: "social",
      event_date: "2026-12-01",
    };
    const told = {
      description: "Stories told by whoever knows.",
      full_description: "Bring a cushion and a story.",
    };
    const who = { now, headers: edits.owner.headers };
    const added = await town.post("/es/add-event", { ...fresh, ...told }, who);
    expect([added.status, plain(await added.text())]).toEqual([
      400,
      expect.stringContaining("Termina antes de empezar."),
    ]);
    const again = { ...fresh, ...told, end_asked: "20:00-02:00" };
    expect((await town.post("/es/add-event", again, who)).status).toBe(303);
  });
});

describe("A time in the past", () => {
  // 10:00 AM.
  const today = "2026-11-21";
  const over = "At this time today it would already be over";

  test("is refused for a new event, unless it's still going on", async () => {
    const form = {
      title: "Market",
      location: "Beach",
      host: "Rosa",
      event_type: "social",
      event_date: today,
      description: "Fruit and bread from here.",
      full_description: "Bring a bag and small change.",
    };
    const who = { now, headers: edits.owner.headers };
    const morning = await town.post("/add-event", { ...form, start_time: "07:00", end_time: "09:00" }, who);
    expect([morning.status, plain(await morning.text())]).toEqual([400, expect.stringContaining(over)]);
    expect(
      (await town.post("/add-event", { ...form, start_time: "07:00", end_time: "12:00" }, who)).status,
    ).toBe(303);
  });

  test("is refused for an edit that moves an event there, but not if it was there before", async () => {
    const { id } = await edits.held({
      title: "Tide",
      event_date: today,
      start_time: "20:00",
      end_time: "21:00",
    });
    const moved = { title: "Tide", event_date: today, start_time: "08:00", end_time: "09:00" };
    const { status, html } = await edits.edit(id, moved);
    expect([status, plain(html)]).toEqual([400, expect.stringContaining(over)]);
    await town.rows("UPDATE events SET start_time = '08:00', end_time = '09:00' WHERE id = ?", id);
    expect((await edits.edit(id, { ...moved, host: "Others" })).status).toBe(303);
  });
});

test("All problems of a rule are shown beside its fields at once, along with everything that's missing", async () => {
  const { id } = await edits.held({ title: "Many" });
  const rule = { is_recurring: "on", pattern_type: "monthly", interval_value: "0", day_of_month: "32" };
  const { html } = await edits.edit(id, { ...rule, title: "x", end_type: "after_count", end_count: "0" });
  for (const problem of [
    "Event name must be at least 3 characters",
    "The interval must be a whole number, at least 1",
    "The day of the month must be between 1 and 31",
    "The number of dates must be at least 1",
  ])
    expect(plain(html)).toContain(problem);
});
