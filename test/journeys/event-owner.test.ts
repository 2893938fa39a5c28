import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { feedDates, siteDates } from "../support/event-dates";
import { makeAdmin, type Person, signUp } from "../support/people";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
let owner: Person;
let neighbour: Person;
let admin: Person;
const now = "2026-11-21T15:00:00Z";
const year = { from: "2026-11-21", to: "2027-11-20" };

beforeAll(async () => {
  town = await openTown({ now });
  owner = await signUp(town, { name: "Rosa" });
  neighbour = await signUp(town);
  admin = await makeAdmin(town);
});
afterAll(() => town.close());

const get = async (path: string, who: Person) => {
  const response = await town.get(path, { now, headers: who.headers });
  return { response, html: await response.text() };
};
const post = (path: string, who: Person, form: Record<string, string>) =>
  town.post(path, form, { now, headers: who.headers });

const yoga = {
  title: "Yoga on the deck",
  location: "The deck",
  host: "Rosa",
  event_type: "class",
  event_date: "2026-12-01",
  start_time: "07:00",
  end_time: "08:00",
  description: "A slow hour before the heat.",
  full_description: "Mats are there. Come five minutes early.",
};
const rule = { is_recurring: "on", pattern_type: "weekly", interval_value: "1", end_type: "never" };

const idOf = async (date: string) => {
  const [row] = await town.rows<{ id: string }>(
    "SELECT id FROM events WHERE series_instance_date = ? AND deleted_at IS NULL",
    date,
  );
  return row?.id ?? "";
};
const agree = async () => {
  const site = await siteDates(town, "/events", now, year);
  const feed = await (await town.get("/calendar.ics", { now })).text();
  expect(feedDates(feed, year)).toEqual(site);
  return site;
};

describe("An owner without scripts", () => {
  test("sends one event and one series, and an admin approves both from one queue", async () => {
    expect((await post("/add-event", owner, { ...yoga, title: "Open evening" })).status).toBe(303);
    expect((await post("/add-event", owner, { ...yoga, ...rule })).status).toBe(303);
    const mine = await get("/my-listings?type=event", owner);
    expect(mine.html).toContain("Yoga on the deck");
    expect(mine.html).toContain("Series Master");
    expect(mine.html).toContain("7:00\u00a0AM – 8:00\u00a0AM");
    expect(databaseUse(mine.response).trips).toBeLessThanOrEqual(2);

    const queue = await get("/admin/submissions", admin);
    const [series, ...others] = [...queue.html.matchAll(/\/admin\/submissions\/series\/([\w-]+)/g)].map(
      ([, id = ""]) => id,
    );
    expect(others.filter((id) => id !== series)).toEqual([]);
    const [event = ""] = [...queue.html.matchAll(/\/admin\/submissions\/event\/([\w-]+)/g)].map(
      ([, id = ""]) => id,
    );
    const review = await get(`/admin/submissions/series/${series}`, admin);
    expect(review.html).toContain("Every Tuesday, 7:00 to 8:00\u00a0AM");
    expect(review.html).toContain('<time dateTime="2026-12-08">');
    expect(databaseUse(review.response).trips).toBeLessThanOrEqual(2);
    expect((await get(`/admin/submissions/series/${series}`, owner)).response.status).toBe(404);
    const [row] = await town.rows<{ updated_at: number }>("SELECT updated_at FROM event_series");
    const stale = await post(`/admin/submissions/series/${series}`, admin, {
      intent: "approve",
      version: "1",
    });
    expect(stale.status).toBe(409);
    const form = { intent: "approve", version: String(row?.updated_at) };
    expect((await post(`/admin/submissions/series/${series}`, admin, form)).status).toBe(303);
    expect((await post(`/admin/submissions/event/${event}`, admin, { intent: "approve" })).status).toBe(303);
    expect((await agree()).slice(0, 3)).toEqual([
      "2026-12-01 07:00 Open evening",
      "2026-12-01 07:00 Yoga on the deck",
      "2026-12-08 07:00 Yoga on the deck",
    ]);
    const mails = await town.rows<{ subject: string }>(
      "SELECT subject FROM outbox WHERE cause LIKE 'decided:%'",
    );
    expect(mails).toHaveLength(2);
  });

  test("cancels one date, moves another and edits the following ones, and all pages agree", async () => {
    const cancelled = `/my-listings/event/${await idOf("2026-12-08")}/edit`;
    expect((await get(cancelled, neighbour)).response.status).toBe(404);
    expect((await post(cancelled, owner, { intent: "cancel", scope: "this" })).status).toBe(303);

    const moved = `/my-listings/event/${await idOf("2026-12-15")}/edit`;
    const page = await get(moved, owner);
    expect(page.html).toContain('value="2026-12-15"');
    expect((await post(moved, owner, { ...yoga, event_date: "2026-12-16", scope: "this" })).status).toBe(303);

    const following = `/my-listings/event/${await idOf("2027-01-05")}/edit`;
    const edit = { ...yoga, ...rule, event_date: "2027-01-05", start_time: "06:30", end_time: "07:30" };
    expect((await post(following, owner, { ...edit, title: "Dawn yoga", scope: "following" })).status).toBe(
      303,
    );
    const site = await agree();
    expect(site.slice(1, 8)).toEqual([
      "2026-12-01 07:00 Yoga on the deck",
      "2026-12-08 07:00 Yoga on the deck (cancelled)",
      "2026-12-16 07:00 Yoga on the deck",
      "2026-12-22 07:00 Yoga on the deck",
      "2026-12-29 07:00 Yoga on the deck",
      "2027-01-05 06:30 Yoga on the deck",
      "2027-01-12 06:30 Yoga on the deck",
    ]);
    const queue = await get("/admin/submissions?kind=series", admin);
    const id = queue.html.match(/\/admin\/submissions\/series\/([\w-]+)/)?.[1] ?? "";
    expect((await get(`/admin/submissions/series/${id}`, admin)).html).toContain("Dawn yoga");
    await post(`/admin/submissions/series/${id}`, admin, { intent: "approve" });
    expect(await agree()).toContain("2027-01-12 06:30 Dawn yoga");
  });

  test("has an edit rejected, which doesn't change the public event, and reads why", async () => {
    const [single] = await town.rows<{ id: string }>("SELECT id FROM events WHERE title = 'Open evening'");
    const edit = `/my-listings/event/${single?.id}/edit`;
    await post(edit, owner, { ...yoga, title: "Closed evening" });
    const form = { intent: "reject", review_note: "Please keep the name." };
    expect((await post(`/admin/submissions/event/${single?.id}`, admin, form)).status).toBe(303);
    expect((await town.get("/events/open-evening", { now })).status).toBe(200);
    const decided = { now: "2026-11-21T15:10:01Z", headers: owner.headers };
    const mine = await (await town.get("/my-listings?type=event", decided)).text();
    expect(mine).toContain("Please keep the name.");
    expect(mine).toContain("Changes not accepted");
  });

  test("is asked which dates to delete, and can undo it", async () => {
    const id = await idOf("2027-02-02");
    const asked = await get(`/my-listings/event/${id}/delete`, owner);
    expect(asked.html).toContain("Are you sure you want to delete this event?");
    expect(asked.html).toContain("This and the following dates");
    const before = await agree();
    expect((await post(`/my-listings/event/${id}/delete`, neighbour, { scope: "this" })).status).toBe(404);
    expect((await post(`/my-listings/event/${id}/delete`, owner, { scope: "following" })).status).toBe(303);
    expect((await agree()).some((line) => line.startsWith("2027-02-02"))).toBe(false);
    const mine = await get("/my-listings?type=event", owner);
    const restore = mine.html.match(/\/my-listings\/series\/[\w-]+\/restore/)?.[0] ?? "";
    expect((await post(restore, owner, {})).status).toBe(303);
    expect(await agree()).toEqual(before);
  });
});
