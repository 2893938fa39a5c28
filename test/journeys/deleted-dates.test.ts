import { describe, expect, test } from "vitest";
import { editsIn, now, openEdits } from "../support/event-owner-edits";

const { town, edits } = await openEdits();

const send = (path: string, form: Record<string, string> = {}) =>
  town.post(path, form, { now, headers: edits.owner.headers });
const mine = async () => (await edits.look("/my-listings?type=event")).html;
const log = (id: string) =>
  town.rows(
    "SELECT action, before ->> 'title' AS title FROM audit_entries WHERE subject_id = ? ORDER BY line",
    id,
  );
const remove = (id: string) => send(`/my-listings/event/${id}/delete`, { scope: "this" });

describe("A deleted date of a series", () => {
  test("is named in the confirmation, however far ahead it is", async () => {
    const { idOf } = await edits.tuesdays("Far ahead", 80);
    const page = `/my-listings/event/${idOf("2028-06-06")}`;
    expect((await edits.look(`${page}/delete`)).html).toContain("Tuesday, June 6, 2028");
    const first = `/my-listings/event/${idOf("2026-12-01")}/edit`;
    expect((await edits.look(first)).html).toContain(`${page}/edit`);
    await send(`/my-listings/event/${idOf("2026-12-01")}/delete`, { scope: "all" });
  });

  test("keeps the series' card, even if it was the first", async () => {
    const { idOf } = await edits.tuesdays("First gone", 3);
    expect((await remove(idOf("2026-12-01"))).status).toBe(303);
    expect(await mine()).toContain(`/my-listings/event/${idOf("2026-12-08")}/edit`);
    const masters = "SELECT id FROM events WHERE is_series_master = 1 AND title = 'First gone'";
    expect(await town.rows(masters)).toEqual([{ id: idOf("2026-12-08") }]);
    expect((await send(`/my-listings/event/${idOf("2026-12-01")}/restore`)).status).toBe(303);
    expect(await town.rows(masters)).toEqual([{ id: idOf("2026-12-01") }]);
    expect(await log(idOf("2026-12-01"))).toEqual([
      { action: "event.delete", title: "First gone" },
      { action: "event.restore", title: null },
    ]);
    expect(await edits.told("First gone")).toHaveLength(3);
  });

  test("deletes the series if it was the last one, and restores both", async () => {
    const { id, idOf } = await edits.tuesdays("All gone", 2);
    for (const date of ["2026-12-01", "2026-12-08"]) expect((await remove(idOf(date))).status).toBe(303);
    expect((await edits.look("/events/all-gone")).status).toBe(404);
    expect(await edits.told("All gone")).toEqual([]);
    expect(await mine()).toContain(`/my-listings/series/${id}/restore`);
    expect((await send(`/my-listings/series/${id}/restore`)).status).toBe(303);
    expect((await send(`/my-listings/series/${id}/restore`)).status).toBe(303);
    expect((await edits.look("/events/all-gone")).status).toBe(200);
    await send(`/my-listings/event/${idOf("2026-12-08")}/delete`, { scope: "all" });
    expect((await log(id)).slice(-2)).toEqual([
      { action: "event.restore", title: null },
      { action: "event.delete-all", title: "All gone" },
    ]);
    expect((await send(`/my-listings/series/${id}/restore`)).status).toBe(303);
    expect(await edits.told("All gone")).not.toEqual([]);
  });

  test("of somebody else can't be deleted", async () => {
    const { id, idOf } = await edits.tuesdays("Not yours", 2);
    const other = await editsIn(town);
    const versions = () => town.rows("SELECT updated_at FROM event_series WHERE id = ?", id);
    const before = await versions();
    const path = `/my-listings/event/${idOf("2026-12-01")}`;
    const thief = { now, headers: other.owner.headers };
    expect((await town.post(`${path}/delete`, { scope: "this" }, thief)).status).toBe(404);
    expect((await town.post(`${path}/restore`, {}, thief)).status).toBe(404);
    expect(await versions()).toEqual(before);
    expect(await edits.told("Not yours")).toHaveLength(2);
  });
});
