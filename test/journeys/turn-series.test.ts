import { describe, expect, test } from "vitest";
import { breakEach, eventsOf } from "../support/broken-batches";
import { beginSeries, endSeries } from "../support/event-owner-acts";
import { at, evening, now, openEdits, pattern, threeTimes, unticked } from "../support/event-owner-edits";
import { fieldValue } from "../support/page-html";
import { signUp } from "../support/people";
import { newToken } from "../support/submissions";

const { town, edits } = await openEdits();

describe("Killed while saving, or done twice at once", () => {
  const wish = { fields: { title: "Broken" }, date: "2026-12-01", pattern };

  test("after any statement, nothing has changed", async () => {
    const { id } = await edits.held({ title: "Broken" });
    const start = await breakEach(town, at, (services) => beginSeries(services, edits.owner, id, wish));
    expect([start.refused > 3, start.traces]).toEqual([true, []]);
    const [, second] = await edits.rows("Broken");
    expect(second?.event_series_id).toBe(id);
    const end = await breakEach(town, at, (services) =>
      endSeries(services, edits.owner, second?.id ?? "", { location: "The pier" }),
    );
    expect([end.refused > 3, end.traces]).toEqual([true, []]);
    expect((await edits.rows("Broken")).map((one) => one.id)).toEqual([second?.id]);
  });

  test.each(["d1:1", "d1:2", "d1:3", "d1:all"])("%s: the form comes back filled in", async (failure) => {
    const title = `Fails at ${failure.slice(3)}`;
    const { id } = await edits.held({ title });
    await edits.look(`/my-listings/event/${id}/edit`);
    const before = await eventsOf(town);
    const { status, html } = await edits.edit(id, { ...threeTimes, title }, { failure });
    expect(status).toBe(503);
    if (failure === "d1:3") expect(fieldValue(html, "title")).toBe(title);
    expect(await eventsOf(town)).toBe(before);
    const sent = { ...threeTimes, title, form_token: newToken() };
    const late = await edits.edit(id, sent, { failure: "d1:3:late" });
    expect([late.status, (await edits.rows(title)).length]).toEqual([503, 3]);
    // Sending the single event's form again returns the first answer.
    expect((await edits.edit(id, sent)).status).toBe(303);
    expect((await edits.rows(title)).length).toBe(3);
  });

  test("eight times at once makes one series, and one event again", async () => {
    const { id } = await edits.held({ title: "Eight" });
    const eight = (form: Record<string, string>) =>
      Promise.all(Array.from({ length: 8 }, () => edits.edit(id, { ...form, title: "Eight" })));
    for (const { status } of await eight(threeTimes)) expect([303, 409]).toContain(status);
    expect((await edits.rows("Eight")).map(({ date }) => date)).toEqual([
      "2026-12-01",
      "2026-12-08",
      "2026-12-15",
    ]);
    for (const { status } of await eight({ ...unticked, scope: "all" })) expect([303, 409]).toContain(status);
    expect((await edits.rows("Eight")).map(({ date }) => date)).toEqual(["2026-12-01"]);
    await edits.told("");
  });

  test("only the owner can do it", async () => {
    const { id } = await edits.held({ title: "Mine alone" });
    const thief = await signUp(town);
    const path = `/my-listings/event/${id}/edit`;
    const sent = await town.post(
      path,
      { ...evening, ...threeTimes, title: "Taken" },
      { now, headers: thief.headers },
    );
    expect(sent.status).toBe(404);
    expect(await beginSeries(town.services({ now: at }), thief, id, wish)).toEqual({
      ok: false,
      error: "gone",
    });
    expect(await edits.rows("Mine alone")).toHaveLength(1);
  });
});

test("An event whose date doesn't fit its new rule says that the series begins later", async () => {
  const { id } = await edits.held({ title: "Month's end" });
  const form = { ...evening, title: "Month's end", is_recurring: "on", pattern_type: "monthly" };
  const said = async (day_of_month: string) => {
    const sent = { ...form, day_of_month, end_type: "after_count", end_count: "3" };
    const response = await town.post(`/my-listings/event/${id}/edit`, sent, {
      now,
      headers: edits.owner.headers,
    });
    return [response.status, response.headers.get("Set-Cookie")];
  };
  expect(await said("31")).toEqual([303, expect.stringContaining("warning.eventUpdatedLater")]);
  expect((await edits.rows("Month's end"))[0]?.date).toBe("2026-12-31");
});
