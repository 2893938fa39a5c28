import { describe, expect, test } from "vitest";
import { changeOne, changeSeveral, remove } from "../support/event-owner-acts";
import { at, openEdits, threeTimes } from "../support/event-owner-edits";
import { fieldValue } from "../support/page-html";
import { newToken } from "../support/submissions";

const { town, edits } = await openEdits();

describe("Edits at once", () => {
  const change = { start_time: "20:00" };
  test.each<[string, [string, Record<string, string>][]]>([
    [
      "the same twice",
      [
        ["2026-12-15", { ...change, scope: "following" }],
        ["2026-12-15", { ...change, scope: "following" }],
      ],
    ],
    [
      "what follows, and all",
      [
        ["2026-12-15", { ...change, scope: "following" }],
        ["2026-12-01", { location: "The pier", scope: "all" }],
      ],
    ],
    [
      "one date, and all",
      [
        ["2026-12-15", { ...change, scope: "this" }],
        ["2026-12-01", { location: "The pier", scope: "all" }],
      ],
    ],
    [
      "what follows, from two dates",
      [
        ["2026-12-08", { ...change, scope: "following" }],
        ["2026-12-22", { start_time: "21:00", scope: "following" }],
      ],
    ],
    [
      "what follows, and a single event",
      [
        ["2026-12-08", { ...change, scope: "following" }],
        ["2026-12-08", { is_recurring: "off", scope: "all" }],
      ],
    ],
    [
      "moving, and cancelling",
      [
        ["2026-12-01", { event_date: "2026-12-02", scope: "all" }],
        ["2026-12-22", { intent: "cancel", scope: "following" }],
      ],
    ],
  ])("%s: each is saved or refused, and no date exists twice", async (name, sent) => {
    const title = `Both ${name}`;
    const { idOf, form } = await edits.tuesdays(title);
    const answers = await Promise.all(
      sent.map(([date, fields]) => edits.edit(idOf(date), { ...form(date), ...fields })),
    );
    for (const { status } of answers) expect([303, 404, 409]).toContain(status);
    const told = await edits.told(title);
    const dates = told.map((line) => line.slice(0, 10));
    expect(new Set(dates).size).toBe(dates.length);
    expect([1, 2, 6]).toContain(dates.length);
    expect((await edits.look("/my-listings?type=event")).status).toBe(200);
  });

  test("a change of one date survives a change of all", async () => {
    const { id, idOf } = await edits.tuesdays("Nothing lost");
    const services = () => town.services({ now: at });
    const alone = () => changeOne(services(), edits.owner, idOf("2026-12-08"), { start_time: "20:00" });
    const all = { scope: "all", date: "2026-12-01", fields: { location: "The pier" } } as const;
    const deleted = () => remove(services(), edits.owner, idOf("2026-12-22"));
    const done = await Promise.all([alone(), changeSeveral(services(), edits.owner, id, all), deleted()]);
    for (const result of done) expect(result.ok || result.error === "stale").toBe(true);
    if (!done[0].ok) await alone();
    if (!done[1].ok) await changeSeveral(services(), edits.owner, id, all);
    expect((await edits.told("Nothing lost")).map((line) => line.slice(5, 16))).toEqual([
      "12-01 18:00",
      "12-08 20:00",
      "12-15 18:00",
      "12-29 18:00",
      "01-05 18:00",
    ]);
    const [places] = await town.rows<{ places: string }>(
      "SELECT group_concat(DISTINCT location) AS places FROM events WHERE title = 'Nothing lost' AND deleted_at IS NULL",
    );
    expect(places?.places).toBe("The pier");
  });

  test.each<Record<string, string>>([
    { scope: "following", start_time: "20:00" },
    { scope: "following", event_date: "2026-12-17" },
    { scope: "all", event_date: "2026-12-16" },
    { scope: "all", is_recurring: "off" },
    { scope: "this", event_date: "2026-12-16" },
    { intent: "cancel", scope: "following" },
  ])("%o, sent twice one after the other, is saved once", async (fields) => {
    const title = `Twice ${Object.values(fields).join(" ")}`;
    const { idOf, form } = await edits.tuesdays(title);
    const sent = { ...form("2026-12-15"), ...fields, form_token: newToken() };
    expect((await edits.edit(idOf("2026-12-15"), sent)).status).toBe(303);
    const once = await edits.told(title);
    expect((await edits.edit(idOf("2026-12-15"), sent)).status).toBe(303);
    expect(await edits.told(title)).toEqual(once);
  });

  test("a single event made a series twice is one, even if its day moves to the first that fits", async () => {
    const { id } = await edits.held({ title: "Twice a series" });
    const shown = fieldValue((await edits.look(`/my-listings/event/${id}/edit`)).html, "rule_before") ?? "";
    const sent = {
      ...threeTimes,
      title: "Twice a series",
      days_of_week: "4",
      event_date: "2026-12-02",
      rule_before: shown,
      form_token: newToken(),
    };
    for (let time = 0; time < 2; time++) expect((await edits.edit(id, sent)).status).toBe(303);
    expect((await edits.rows("Twice a series")).map(({ date }) => date)).toEqual([
      "2026-12-03",
      "2026-12-10",
      "2026-12-17",
    ]);
  });
});
