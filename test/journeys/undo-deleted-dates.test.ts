import { expect, test } from "vitest";
import { now, openEdits } from "../support/event-owner-edits";
import { plain } from "../support/page-html";

const { town, edits } = await openEdits();

const send = (path: string, form: Record<string, string> = {}) =>
  town.post(`/my-listings/${path}`, form, { now, headers: edits.owner.headers });
const myListings = async () => (await edits.look("/my-listings?type=event")).html;
const restoreOf = (html: string) =>
  /\/my-listings\/((?:event|series)\/[\w-]+\/restore)/.exec(html)?.[1] ?? "";

test("Deleting dates 5 to 8 of 8 and undoing it restores everything", async () => {
  const title = "Eight evenings";
  const { id, idOf } = await edits.tuesdays(title, 8);
  const before = await everything();
  const fifth = "2026-12-29";
  expect((await send(`event/${idOf(fifth)}/delete`, { scope: "following", date: fifth })).status).toBe(303);
  expect(await edits.told(title)).toHaveLength(4);
  const page = plain((await edits.look("/events/eight-evenings")).html);
  expect(page).toContain("4 times");

  const html = await myListings();
  expect((await send(restoreOf(html))).status).toBe(303);
  expect(await edits.told(title)).toHaveLength(8);
  expect(await everything()).toEqual(before);
  expect(await town.rows("SELECT id FROM event_series WHERE title = ?", title)).toEqual([{ id }]);
  expect((await myListings()).split(`>${title}<`).length).toBe(2);
  expect(plain((await edits.look("/events/eight-evenings")).html)).toContain("8 times");

  async function everything() {
    const columns =
      "id, slug, event_series_id, series_instance_date, event_date, is_series_master, is_changed";
    const dates = await town.rows(
      `SELECT ${columns}, deleted_at FROM events WHERE title = ? ORDER BY id`,
      title,
    );
    const rules = await town.rows("SELECT * FROM recurrence_patterns WHERE event_series_id = ?", id);
    const series = await town.rows("SELECT id, slug, first_date, last_date, deleted_at FROM event_series");
    return { dates, rules, series };
  }
});

test("Deleted dates become new ones if the series is extended instead", async () => {
  const title = "Longer after all";
  const { idOf, form } = await edits.tuesdays(title, 4);
  expect((await send(`event/${idOf("2026-12-15")}/delete`, { scope: "following" })).status).toBe(303);
  const { status } = await edits.edit(idOf("2026-12-01"), {
    ...form("2026-12-01"),
    scope: "all",
    end_count: "4",
    rule_before: "",
  });
  expect(status).toBe(303);
  expect(await edits.told(title)).toHaveLength(4);
  expect(restoreOf(await myListings())).toBe("");
});

test("After ten minutes, and for other people, it can't be undone", async () => {
  const { id, idOf } = await edits.tuesdays("Too late", 4);
  await send(`event/${idOf("2026-12-15")}/delete`, { scope: "following" });
  const late = await town.post(
    `/my-listings/series/${id}/restore`,
    {},
    {
      now: "2026-11-21T15:11:00Z",
      headers: edits.owner.headers,
    },
  );
  expect(late.status).toBe(404);
  expect(await edits.told("Too late")).toHaveLength(2);
});

test("Restoring a series reports success only if the series is back", async () => {
  const { id, idOf } = await edits.tuesdays("Stays away", 3);
  await send(`event/${idOf("2026-12-01")}/delete`, { scope: "all" });
  await town.rows(`CREATE TRIGGER stays_away BEFORE UPDATE ON event_series WHEN OLD.id = '${id}' AND NEW.deleted_at IS NULL
    BEGIN SELECT RAISE(IGNORE); END`);
  expect((await send(`series/${id}/restore`)).status).toBe(404);
  await town.rows("DROP TRIGGER stays_away");
  const both = await Promise.all([send(`series/${id}/restore`), send(`series/${id}/restore`)]);
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
});
