import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { visitsOfNetwork } from "../../app/rules/places/figures";
import type { Visit } from "../../app/rules/places/visits";
import { countVisit } from "../../app/server/operations/places/count-visit";
import { sweep } from "../../app/server/operations/site/sweep";
import { plain } from "../support/page-html";
import { makeAdmin, type Person, signUp } from "../support/people";
import { addActivity, addHotel, addRestaurant } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

const now = "2026-12-04T17:30:00Z";
const today = "2026-12-04";
const phone = "Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/142.0.0.0 Mobile Safari/537.36";

let town: Town;
beforeAll(async () => {
  town = await openTown({ now });
  await addRestaurant(town, { id: "panga", slug: "la_panga" });
  await addHotel(town, { id: "sol", slug: "sol" });
  await addActivity(town, { id: "olas", slug: "olas" });
  await addRestaurant(town, { id: "new", slug: "new", status: "pending" });
  await addRestaurant(town, { id: "gone", slug: "gone", deleted_at: 1 });
});
afterAll(() => town.close());
beforeEach(() => town.rows("DELETE FROM place_figures"));

let line = 0;
type Told = { page?: string; what?: string[]; headers?: Record<string, string>; failure?: string };

/** A report by a visitor's script, from a new network unless one is given. */
function tell({ page = "/eat/la_panga", what = ["view"], headers = {}, failure }: Told = {}) {
  const own = { "User-Agent": phone, "CF-Connecting-IP": `10.1.${line >> 8}.${line++ & 255}` };
  const form: [string, string][] = [["page", page], ...what.map((one): [string, string] => ["what", one])];
  return town.post("/count", form, { headers: { ...own, ...headers }, failure });
}

const figures = () => town.rows("SELECT * FROM place_figures ORDER BY listing_id, day");

/** This one is counted after all the earlier ones, so those are done too. */
async function counted(): Promise<Record<string, unknown>[]> {
  await tell({ page: "/do/olas" });
  await vi.waitFor(async () => {
    expect(await town.rows("SELECT 1 FROM place_figures WHERE listing_id = 'olas'")).toHaveLength(1);
  });
  return (await figures()).filter(({ listing_id }) => listing_id !== "olas");
}

describe("a visit", () => {
  test("adds to the sums of its place and day, in one line and in either language", async () => {
    await tell();
    await tell({ page: "/es/eat/la_panga", what: ["view", "whatsapp", "map"] });
    await tell({ page: "/eat/la_panga?tab=menu", what: ["whatsapp"] });
    await tell({ page: "/stay/sol", what: ["view", "call", "book"] });
    await vi.waitFor(async () =>
      expect(await figures()).toMatchObject([
        {
          kind: "restaurant",
          listing_id: "panga",
          day: today,
          view: 2,
          whatsapp: 2,
          call: 0,
          website: 0,
          map: 1,
        },
        { kind: "hotel", listing_id: "sol", day: today, view: 1, call: 1, book: 1, whatsapp: 0 },
      ]),
    );
  });

  test("gets an empty answer, isn't stored individually, and sets no cookie", async () => {
    const answer = await tell();
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(await answer.text()).toBe("");
  });

  test("costs one statement and at most one row", async () => {
    const services = town.services({ now: new Date(now) });
    const visit: Visit = { kind: "restaurant", slug: "la_panga", acts: ["view", "call"] };
    await countVisit(services, visit, "10.0.0.1");
    expect(services.db.meter.trips).toBe(1);
    await countVisit(services, visit, "10.0.0.2");
    expect(await figures()).toMatchObject([{ view: 2, call: 2 }]);
  });

  test("belongs to the day in Panama, which starts at 5:00 UTC", async () => {
    for (const at of ["2026-12-05T04:59:00Z", "2026-12-05T05:00:00Z"]) {
      await countVisit(
        town.services({ now: new Date(at) }),
        { kind: "hotel", slug: "sol", acts: ["view"] },
        "x",
      );
    }
    expect((await figures()).map(({ day }) => day)).toEqual([today, "2026-12-05"]);
  });
});

describe("nothing is counted, and the answer is the same,", () => {
  test.each<[string, Told]>([
    ["for a page there is not", { page: "/eat/nowhere" }],
    ["for a place that nobody sees yet", { page: "/eat/new" }],
    ["for a place that was deleted", { page: "/eat/gone" }],
    ["for a page of no place", { page: "/surf" }],
    ["for a place of another kind", { page: "/stay/la_panga" }],
    ["for something nobody counts", { what: ["bought"] }],
    ["for no page at all", { page: "" }],
    ["for a crawler", { headers: { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } }],
    ["for whoever asks not to be followed", { headers: { "Sec-GPC": "1" } }],
    ["for a browser that was signed in once", { headers: { Cookie: "session=over" } }],
  ])("%s", async (_, told) => {
    const answer = await tell(told);
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(await counted()).toEqual([]);
  });

  test("for an owner visiting their own page", async () => {
    const owner = await signUp(town);
    expect((await tell({ headers: owner.headers })).status).toBe(204);
    expect(await counted()).toEqual([]);
  });

  test("while the database is away", async () => {
    const answer = await tell({ failure: "d1:all" });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(await counted()).toEqual([]);
  });
});

test("if another site sends it, whose visitors can't be counted here", async () => {
  const foreign = await tell({ headers: { "Sec-Fetch-Site": "cross-site", Origin: "https://other.test" } });
  expect(foreign.status).toBe(403);
  expect((await town.get("/count")).status).toBe(405);
  expect(await counted()).toEqual([]);
});

describe("a flood from one network", () => {
  const flood = (network: string, times: number) =>
    Promise.all(
      Array.from({ length: times }, () =>
        countVisit(
          town.services({ now: new Date(now) }),
          { kind: "restaurant", slug: "la_panga", acts: ["view", "whatsapp"] },
          network,
        ),
      ),
    );

  test("counts up to its limit per place and day, and no more", async () => {
    await flood("10.0.0.1", 3 * visitsOfNetwork);
    expect(await figures()).toMatchObject([{ view: visitsOfNetwork, whatsapp: visitsOfNetwork }]);
  });

  test("doesn't affect other networks, and starts again the next day", async () => {
    await flood("10.0.0.1", 2 * visitsOfNetwork);
    await flood("10.0.0.2", 3);
    await countVisit(
      town.services({ now: new Date(now) }),
      { kind: "hotel", slug: "sol", acts: ["view"] },
      "10.0.0.1",
    );
    expect(await figures()).toMatchObject([
      { listing_id: "panga", view: visitsOfNetwork + 3 },
      { listing_id: "sol", view: 1 },
    ]);
  });

  test("stores no more than a single visit, and no address", async () => {
    await flood("10.0.0.1", visitsOfNetwork);
    const [row] = await figures();
    expect(String(row?.drawers)).toHaveLength(256);
    expect(JSON.stringify(row)).not.toContain("10.0.0");
    expect(await town.rows("SELECT * FROM throttles WHERE name NOT LIKE 'signUp%'")).toEqual([]);
  });
});

describe("as time goes by", () => {
  const put = (day: string) =>
    town.rows(
      "INSERT INTO place_figures (kind, listing_id, day, view, drawers) VALUES ('restaurant', 'panga', ?, 5, '111')",
      day,
    );

  test("network hashes are deleted after a day, and sums after thirteen months", async () => {
    for (const day of ["2025-10-01", "2025-11-30", "2026-12-03", today]) await put(day);
    const services = town.services({ now: new Date(now) });
    await sweep(services, new Date(now));
    await sweep(services, new Date(now));
    expect((await figures()).map(({ day, view, drawers }) => [day, view, drawers])).toEqual([
      ["2025-11-30", 5, ""],
      ["2026-12-03", 5, ""],
      [today, 5, "111"],
    ]);
  });

  test("a deleted place's figures are deleted too", async () => {
    await addRestaurant(town, { id: "brief", slug: "brief" });
    await countVisit(town.services(), { kind: "restaurant", slug: "brief", acts: ["view"] }, "x");
    await put(today);
    await town.rows("DELETE FROM restaurant_listings WHERE id = 'brief'");
    expect((await figures()).map(({ listing_id }) => listing_id)).toEqual(["panga"]);
  });
});

test("a place's page is rendered without reading figures", async () => {
  await tell();
  const before = databaseUse(await town.get("/eat/la_panga"));
  for (let n = 0; n < 40; n++) {
    await town.rows(
      "INSERT INTO place_figures (kind, listing_id, day) VALUES ('restaurant', 'panga', ?)",
      `2026-10-${n}`,
    );
  }
  expect(databaseUse(await town.get("/eat/la_panga"))).toEqual(before);
});

describe("the town's week", () => {
  const put = (kind: string, id: string, day: string, view: number, more = 0) =>
    town.rows(
      "INSERT INTO place_figures (kind, listing_id, day, view, whatsapp) VALUES (?, ?, ?, ?, ?)",
      ...[kind, id, day, view, more],
    );
  const textOf = async (path: string) =>
    plain(await (await town.get(path, { headers: admin.headers })).text());
  let admin: Person;
  beforeAll(async () => {
    admin = await makeAdmin(town);
  });

  test("has a text for when there are no visits yet", async () => {
    expect(await textOf("/admin/figures")).toContain("No visits counted yet");
    expect(await textOf("/es/admin/figures")).toContain("Todavía no hay visitas contadas");
  });

  test("is shown beside the week before, with places by number of visits", async () => {
    await put("restaurant", "panga", today, 4, 1);
    await put("restaurant", "panga", "2026-11-28", 3, 1);
    await put("restaurant", "panga", "2026-11-27", 9);
    await put("hotel", "sol", today, 11);
    await put("restaurant", "gone", today, 50);
    const text = await textOf("/admin/figures");
    expect(text).toContain("Views 68 9 in the seven days before");
    expect(text).toMatch(/Los Almendros.*11.*La Panga.*Restaurant.*7/);
    expect(await textOf("/es/admin/figures")).toContain("Visitas 68 9 en los siete días anteriores");
  });

  test("is only for admins, and linked from all their screens", async () => {
    const owner = await signUp(town);
    expect((await town.get("/admin/figures", { headers: owner.headers })).status).toBe(404);
    expect((await town.get("/admin/figures")).status).toBe(302);
    const html = await (await town.get("/admin", { headers: admin.headers })).text();
    expect(html).toContain('href="/admin/figures"');
  });

  test("takes two trips", async () => {
    expect(databaseUse(await town.get("/admin/figures", { headers: admin.headers })).trips).toBe(2);
  });
});

describe("an owner", () => {
  const page = async (owner: Person, path = "/my-listings?type=restaurant") =>
    (await town.get(path, { headers: owner.headers })).text();

  test("sees four weeks on the card of a public place, and never anybody else's figures", async () => {
    const [owner, neighbour] = [await signUp(town), await signUp(town)];
    const mine = await addRestaurant(town, { name: "Mi Fonda", user_id: owner.id });
    await addRestaurant(town, { name: "En espera", user_id: owner.id, status: "pending" });
    const other = await addRestaurant(town, { user_id: neighbour.id });
    expect(plain(await page(owner))).toContain("No visits counted in the last four weeks.");
    const row =
      "INSERT INTO place_figures (kind, listing_id, day, view, whatsapp) VALUES ('restaurant', ?, ?, ?, ?)";
    await town.rows(row, mine.id, today, 12, 3);
    await town.rows(row, mine.id, "2026-11-07", 5, 0);
    await town.rows(row, mine.id, "2026-11-06", 70, 0);
    await town.rows(row, other.id, today, 99, 0);
    const html = await page(owner);
    expect(plain(html)).toContain("17 views 3 taps");
    expect(plain(html)).toContain("Views 5 0 0 12 WhatsApp 0 0 0 3");
    expect(plain(html)).not.toContain("99");
    expect(plain(html).match(/Views in four weeks/g)).toHaveLength(1);
    expect(plain(await page(owner, "/es/my-listings?type=restaurant"))).toContain("17 visitas 3 toques");
  });

  test("costs no additional trip", async () => {
    const owner = await signUp(town);
    await addHotel(town, { user_id: owner.id });
    const answer = await town.get("/my-listings?type=hotel", { headers: owner.headers });
    expect(databaseUse(answer).trips).toBe(2);
  });
});
