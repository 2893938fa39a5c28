import { describe, expect, test } from "vitest";
import { breakEach, eventsOf } from "../support/broken-batches";
import { callOff, changeOne, changeSeveral, remove } from "../support/event-owner-acts";
import { at, openEdits } from "../support/event-owner-edits";
import { fieldValue } from "../support/page-html";

const { town, edits } = await openEdits();

describe("An edit killed after any statement changes nothing:", () => {
  const edit = {
    date: "2026-12-15",
    fields: { start_time: "20:00", title: "Other words" },
    moveTo: "2026-12-16",
  };

  test("of the following dates", async () => {
    const { id } = await edits.tuesdays("What follows");
    const { refused, traces } = await breakEach(town, at, (services) =>
      changeSeveral(services, edits.owner, id, { ...edit, scope: "following" }),
    );
    expect([refused > 3, traces]).toEqual([true, []]);
  });

  test("of all dates", async () => {
    const { id } = await edits.tuesdays("All");
    const whole = { ...edit, date: "2026-12-01", moveTo: "2026-12-02", scope: "all" } as const;
    const { refused, traces } = await breakEach(town, at, (services) =>
      changeSeveral(services, edits.owner, id, whole),
    );
    expect([refused > 3, traces]).toEqual([true, []]);
  });

  test("of one date", async () => {
    const { idOf } = await edits.tuesdays("One date");
    const { refused, traces } = await breakEach(town, at, (services) =>
      changeOne(services, edits.owner, idOf("2026-12-08"), { location: "The pier", image_url: null }),
    );
    expect([refused > 3, traces]).toEqual([true, []]);
  });

  test("a cancellation of the following dates", async () => {
    const { idOf } = await edits.tuesdays("Called off");
    const { refused, traces } = await breakEach(town, at, (services) =>
      callOff(services, edits.owner, idOf("2026-12-15"), "following"),
    );
    expect([refused > 3, traces]).toEqual([true, []]);
  });

  test("a deletion of the following dates", async () => {
    const { idOf } = await edits.tuesdays("Deleted");
    const { refused, traces } = await breakEach(town, at, (services) =>
      remove(services, edits.owner, idOf("2026-12-22"), "following"),
    );
    expect([refused > 3, traces]).toEqual([true, []]);
  });

  test.each(["d1:1", "d1:2", "d1:3", "d1:all"])("the form for the following dates at %s", async (failure) => {
    const { idOf, form } = await edits.tuesdays(`Stops at ${failure.slice(3)}`);
    const id = idOf("2026-12-15");
    await edits.look(`/my-listings/event/${id}/edit`);
    const before = await eventsOf(town);
    const sent = { ...form("2026-12-15"), scope: "following", start_time: "20:00" };
    const { status, html } = await edits.edit(id, sent, { failure });
    expect(status).toBe(503);
    if (failure === "d1:3") expect(fieldValue(html, "start_time")).toBe("20:00");
    expect(await eventsOf(town)).toBe(before);
    expect((await edits.edit(id, sent)).status).toBe(303);
    expect((await edits.told(sent.title)).filter((line) => line.includes("20:00"))).toHaveLength(4);
  });
});
