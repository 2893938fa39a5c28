import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { admin as adminWords } from "../../app/locales/en/admin";
import { ownKinds, ownTabs } from "../../app/rules/places/own-listings";
import { type ReviewKind, reviewKinds } from "../../app/rules/review/review-kinds";
import { everyHour, everyNight } from "../../app/rules/site/jobs";
import { exportAccount } from "../../app/server/operations/accounts/export-account";
import { mailsTo } from "../support/mailbox";
import { type FormEntry, multipart } from "../support/multipart";
import { plain } from "../support/page-html";
import { makeAdmin, type Person, signUp } from "../support/people";
import { makePng, pictureFile } from "../support/pictures";
import { activity, business, hotel, restaurant } from "../support/submissions";
import { openTown, type Town } from "../support/town";

type Kind = {
  add: string;
  typed: Record<string, string>;
  table: string;
  /** Its public name, and the tab in which its owner finds it. */
  name: string;
  tab: (typeof ownTabs)[number];
  /** The public address, as in the sitemap. */
  address: (slug: string) => string;
};

const evening = {
  location: "Beach front",
  host: "Rosa",
  event_type: "social",
  event_date: "2026-12-01",
  start_time: "18:00",
  end_time: "19:00",
  description: "Stories told by whoever knows one.",
  full_description: "Bring a cushion and a story of your own.",
};

/** Everything that's reviewed. A kind without an entry here doesn't compile. */
const kinds: Record<ReviewKind, Kind> = {
  restaurant: {
    add: "/add-restaurant",
    typed: { ...restaurant, name: "Kind of restaurant" },
    table: "restaurant_listings",
    name: "Kind of restaurant",
    tab: "restaurant",
    address: (slug) => `/eat/${slug}`,
  },
  hotel: {
    add: "/add-hotel",
    typed: { ...hotel, name: "Kind of hotel" },
    table: "hotel_listings",
    name: "Kind of hotel",
    tab: "hotel",
    address: (slug) => `/stay/${slug}`,
  },
  activity: {
    add: "/add-activity",
    typed: { ...activity, business_name: "Kind of activity" },
    table: "adventure_business_listings",
    name: "Kind of activity",
    tab: "business",
    address: (slug) => `/do/${slug}`,
  },
  business: {
    add: "/add-business",
    typed: { ...business, name: "Kind of business" },
    table: "business_listings",
    name: "Kind of business",
    tab: "business",
    address: () => "/info",
  },
  event: {
    add: "/add-event",
    typed: { ...evening, title: "Kind of event" },
    table: "events",
    name: "Kind of event",
    tab: "event",
    address: (slug) => `/events/${slug}`,
  },
  series: {
    add: "/add-event",
    typed: {
      ...evening,
      title: "Kind of series",
      is_recurring: "on",
      pattern_type: "weekly",
      interval_value: "2",
      end_type: "after_count",
      end_count: "12",
    },
    table: "event_series",
    name: "Kind of series",
    tab: "event",
    address: (slug) => `/events/${slug}`,
  },
  post: {
    add: "/add-blog",
    typed: { title: "Kind of post", content: "<p>Words.</p>", status: "published" },
    table: "blog_posts",
    name: "Kind of post",
    tab: "post",
    address: (slug) => `/blog/${slug}`,
  },
};

/** Their names on the dashboard. */
const titles = adminWords.kinds;
const now = "2026-11-21T15:00:00Z";
const later = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000);
let town: Town;
let owner: Person;
let admin: Person;
const made = new Map<ReviewKind, { id: string; slug: string; picture: string }>();

beforeAll(async () => {
  town = await openTown({ now });
  [owner, admin] = [await signUp(town), await makeAdmin(town)];
  for (const kind of reviewKinds) made.set(kind, await submit(kind));
});
beforeEach(() => town.rows("DELETE FROM throttles"));
afterAll(() => town.close());

async function submit(kind: ReviewKind) {
  const { add, typed, table, name } = kinds[kind];
  const picture = pictureFile("it.png", makePng(400, 300), "image/png");
  const { body, type } = await multipart([...Object.entries(typed), ["image", picture]] as FormEntry[]);
  const response = await town.post(add, {}, { body, headers: { ...owner.headers, "Content-Type": type } });
  if (response.status !== 303) throw new Error(`${kind} was not taken: ${response.status}`);
  const column =
    kind === "activity" ? "business_name" : kind in { event: 1, series: 1, post: 1 } ? "title" : "name";
  const image = kind === "post" ? "featured_image_url" : "image_url";
  const [row] = await town.rows<{ id: string; slug: string; picture: string }>(
    `SELECT id, slug, ${image} AS picture FROM ${table} WHERE ${column} = ?`,
    name,
  );
  if (!row) throw new Error(`${kind} has no row`);
  return row;
}

const rowOf = (kind: ReviewKind) => made.get(kind) ?? { id: "", slug: "", picture: "" };
const asAdmin = async (path: string) =>
  plain(await (await town.get(path, { headers: admin.headers })).text());
const asOwner = async (path: string) =>
  plain(await (await town.get(path, { headers: owner.headers })).text());

test("every table of submissions is a kind of this list", async () => {
  const tables = await town.rows<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%pending_changes%'",
  );
  expect(tables.map(({ name }) => name).sort()).toEqual(reviewKinds.map((kind) => kinds[kind].table).sort());
  expect([...ownTabs].sort()).toEqual([...new Set(reviewKinds.map((kind) => kinds[kind].tab))].sort());
});

describe.each(reviewKinds)("a %s", (kind) => {
  const { name, tab, address } = kinds[kind];

  test("waits in the queue, alone and in its kind's filter, and is counted", async () => {
    expect(await asAdmin("/admin/submissions")).toContain(name);
    expect(await asAdmin(`/admin/submissions?kind=${kind}`)).toContain(name);
    expect(await asAdmin("/admin")).toMatch(new RegExp(`${titles[kind]} 1\\b`));
    expect(await asAdmin(`/admin/submissions/${kind}/${rowOf(kind).id}`)).toContain(name);
  });

  test("is listed in My Listings, in the tab that counts it", async () => {
    const words = await asOwner(`/my-listings?type=${tab}`);
    expect(words).toContain(name);
    const shared = reviewKinds.filter((one) => kinds[one].tab === tab).length;
    expect(words).toMatch(new RegExp(`(Events|Restaurants|Businesses|Hotels|Posts) ${shared}\\b`));
  });

  test("is in its owner's data export", async () => {
    const account = { id: owner.id, email: owner.email, language: "en", has_factor: 0 };
    const file = await exportAccount(town.services(), account as never);
    expect(JSON.stringify(file)).toContain(name);
  });

  test("is approved, with a log entry and a mail, and added to the sitemap", async () => {
    const { id, slug } = rowOf(kind);
    const decided = await town.post(
      `/admin/submissions/${kind}/${id}`,
      { intent: "approve" },
      { headers: admin.headers },
    );
    expect(decided.status).toBe(303);
    const log = await town.rows<{ subject_kind: string }>(
      "SELECT subject_kind FROM audit_log WHERE subject_id = ? AND action LIKE '%.approve'",
      id,
    );
    expect(log).toEqual([{ subject_kind: kind }]);
    expect(JSON.stringify(await mailsTo(town, owner.email))).toContain(name);
    await town.run({ cron: everyHour, at: later(1) });
    const sitemap = await (await town.get("/sitemap.xml")).text();
    expect(sitemap).toContain(`${address(slug)}<`);
  });

  test("keeps its picture when unused ones are removed", async () => {
    await town.run({ cron: everyNight, at: later(3 * 24 * 60) });
    expect((await town.get(rowOf(kind).picture)).status).toBe(200);
  });
});

test.each(ownKinds)("a %s is found by its text", async (kind) => {
  const { table, name } = kinds[kind];
  const [row] = await town.rows<{ search_text: string }>(
    `SELECT search_text FROM ${table} WHERE id = ?`,
    rowOf(kind).id,
  );
  expect(row?.search_text).toContain(name.toLowerCase());
});

test.each(ownKinds)(
  "a %s deleted by its owner can be restored, and is removed for good later",
  async (kind) => {
    const { id } = rowOf(kind);
    const send = (act: string) =>
      town.post(`/my-listings/${kind}/${id}/${act}`, {}, { headers: owner.headers });
    expect((await send("delete")).status).toBe(303);
    expect(await asOwner(`/my-listings?type=${kinds[kind].tab}`)).toContain("Restore it");
    expect((await send("restore")).status).toBe(303);
    expect(await town.rows(`SELECT deleted_at FROM ${kinds[kind].table} WHERE id = ?`, id)).toEqual([
      { deleted_at: null },
    ]);
    expect((await send("delete")).status).toBe(303);
    await town.run({ cron: everyHour, at: later(60 * (1 + ownKinds.indexOf(kind))) });
    expect(await town.rows(`SELECT 1 FROM ${kinds[kind].table} WHERE id = ?`, id)).toEqual([]);
  },
);

test("deleting their owner deletes everything it should", async () => {
  const again = await signUp(town);
  owner = again;
  for (const kind of reviewKinds) await submit(kind);
  const response = await town.post(
    "/profile/security",
    { intent: "delete-account", current_password: again.password, remove_listings: "on", confirm: "on" },
    { headers: again.headers },
  );
  expect(response.status).toBe(303);
  await town.run({ cron: everyHour, at: later(10 * 60) });
  for (const kind of reviewKinds)
    expect(await town.rows(`SELECT 1 FROM ${kinds[kind].table} WHERE user_id = ?`, again.id), kind).toEqual(
      [],
    );
  expect(JSON.stringify(await town.rows("SELECT title FROM blog_posts"))).not.toContain("Kind of post");
});
