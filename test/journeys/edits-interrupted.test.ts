import { describe, expect, test } from "vitest";
import { eventEditForm, readScope } from "../../app/forms/events/event-edit";
import { parseForm } from "../../app/forms/site/parse";
import { editEvent, versionOfEvent } from "../../app/server/operations/events/edit-event";
import { findOwnEvent } from "../../app/server/operations/events/find-own-event";
import type { Services } from "../../app/server/services";
import { interrupted } from "../support/broken-batches";
import { changeOne, decideOn } from "../support/event-owner-acts";
import { at, evening, now, openEdits, threeTimes, unticked } from "../support/event-owner-edits";
import { makeAdmin } from "../support/people";

const { town, edits } = await openEdits();
const admin = await makeAdmin(town);

type Form = Record<string, string>;

/** An owner's edit, step by step: opened, sent, looked up, saved. */
async function send(services: Services, id: string, typed: Form, version: string) {
  const form = { ...evening, ...typed };
  const scope = typed.rule_before === "none" ? "all" : (readScope(typed.scope ?? "") ?? "this");
  const own = await findOwnEvent(services, edits.owner, { id }, scope);
  if (!own) throw new Error("no such event");
  const { event, series, pattern } = own;
  const date = event.series_instance_date;
  const rule = series && pattern && date ? { date, first: series.first_date, pattern } : null;
  const edited = { event_date: event.event_date, rule };
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.append(name, value);
  const parsed = parseForm(eventEditForm(at, edited, event), data);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const sending = { words: [], version };
  return editEvent(services, edits.owner, own, edited, parsed.value, sending);
}

async function opened(id: string): Promise<string> {
  const own = await findOwnEvent(town.services({ now: at }), edits.owner, { id }, "this");
  if (!own) throw new Error("no such event");
  return versionOfEvent(own);
}

const correct = (path: string, form: Form) =>
  town.post(`/admin/submissions/${path}`, { intent: "edit", ...form }, { now, headers: admin.headers });
const told = (id: string) =>
  town.rows<{ title: string; location: string; host: string }>(
    "SELECT title, location, host FROM events WHERE id = ?",
    id,
  );

/** An edit reads once and writes once, so something can happen before the first or between the two. */
const moments = [1, 2];
const ways: [string, Form][] = [
  ["one date", { scope: "this", location: "Under the mango" }],
  ["what follows", { scope: "following", location: "Under the mango" }],
  ["all dates", { scope: "all", location: "Under the mango" }],
  ["a series that ends as one event", { ...unticked, scope: "all", location: "Under the mango" }],
];

describe("A reviewer's correction during an owner's edit:", () => {
  test.each(moments.flatMap((batch) => ways.map(([name, form]) => ({ name, form, batch }))))(
    "$name, before step $batch: the correction stays, and the form comes back",
    async ({ name, form, batch }) => {
      const title = `Corrected ${name} ${batch}`;
      const { id, idOf, form: typed } = await edits.tuesdays(title);
      const date = idOf("2026-12-15");
      const version = await opened(date);
      const services = interrupted(town, { now: at, batch }, () =>
        correct(`series/${id}`, { host: "The school" }),
      );
      const result = await send(services, date, { ...typed("2026-12-15"), ...form }, version);
      expect(result).toMatchObject({ ok: false, error: "stale", version: expect.any(String) });
      expect(await told(date)).toEqual([{ title, location: evening.location, host: "The school" }]);
      expect(await edits.rows(title)).toHaveLength(6);
    },
  );

  test.each(moments)("a single event, before step %i", async (batch) => {
    const { id } = await edits.held({ title: `Corrected alone ${batch}` });
    const version = await opened(id);
    const act = () => correct(`event/${id}`, { host: "The school" });
    const forms: Form[] = [{ location: "Under the mango" }, { ...threeTimes, rule_before: "none" }];
    for (const form of forms) {
      const services = interrupted(town, { now: at, batch }, act);
      const result = await send(services, id, { title: `Corrected alone ${batch}`, ...form }, version);
      expect(result).toMatchObject({ ok: false, error: "stale", version: expect.any(String) });
      expect((await told(id))[0]).toMatchObject({ location: evening.location, host: "The school" });
    }
  });
});

describe("Another edit by the owner during an edit:", () => {
  test.each(moments.flatMap((batch) => ways.map(([name, form]) => ({ name, form, batch }))))(
    "$name, before step $batch: the first one stays, and the form comes back",
    async ({ name, form, batch }) => {
      const title = `Twice ${name} ${batch}`;
      const { idOf, form: typed } = await edits.tuesdays(title);
      const date = idOf("2026-12-15");
      const version = await opened(date);
      const services = interrupted(town, { now: at, batch }, () =>
        changeOne(town.services({ now: at }), edits.owner, date, { location: "The boat ramp" }),
      );
      const result = await send(services, date, { ...typed("2026-12-15"), ...form }, version);
      expect(result).toMatchObject({ ok: false, error: "stale", version: expect.any(String) });
      expect((await told(date))[0]?.location).toBe("The boat ramp");
    },
  );
});

describe("A reviewer's approval during an owner's edit:", () => {
  test.each(ways)("%s is saved, and so is the approval", async (name, form) => {
    const title = `Approved ${name}`;
    const { id } = await edits.held({
      title,
      status: "pending",
      pattern: { ...everyTuesday, end_count: 6 },
    });
    const [date] = await town.rows<{ id: string }>(
      "SELECT id FROM events WHERE event_series_id = ? AND event_date = '2026-12-15'",
      id,
    );
    const typed = { ...threeTimes, end_count: "6", title, event_date: "2026-12-15", date: "2026-12-15" };
    const version = await opened(date?.id ?? "");
    const services = interrupted(town, { now: at, batch: 2 }, () =>
      decideOn(town.services({ now: at }), { kind: "series", id }, "approve"),
    );
    const result = await send(services, date?.id ?? "", { ...typed, ...form }, version);
    expect(result).toMatchObject({ ok: true });
    const [row] = await town.rows("SELECT status, location FROM events WHERE id = ?", date?.id ?? "");
    expect(row).toEqual({ status: "approved", location: "Under the mango" });
  });
});

const everyTuesday = {
  pattern_type: "weekly",
  interval_value: 1,
  days_of_week: [],
  day_of_month: null,
  end_type: "after_count",
  end_count: 6,
  end_date: null,
} as const;
