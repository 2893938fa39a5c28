import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { multipart } from "../support/multipart";
import { makeAdmin, type Person, signUp } from "../support/people";
import { small } from "../support/pictures";
import { addActivity, addBusiness, addHotel, addRestaurant } from "../support/places";
import { business } from "../support/submissions";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
let owner: Person;
beforeAll(async () => {
  town = await openTown();
  owner = await signUp(town, { name: "Rosa" });
});
afterAll(() => town.close());

const minute = 60_000;

async function page(path: string, person = owner) {
  const response = await town.get(path, { headers: person.headers });
  return { response, html: await response.text() };
}

describe("what an owner sees", () => {
  test("people who aren't signed in are sent to sign in and back", async () => {
    const response = await town.get("/my-listings?type=hotel");
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/auth?next=%2Fmy-listings%3Ftype%3Dhotel");
  });

  test.each([
    ["event", "events", null],
    ["restaurant", "restaurants", ["Add Your First Restaurant", "/add-restaurant"]],
    ["business", "businesses", ["Add Your First Business", "/add-business"]],
    ["hotel", "hotels", ["Add Your First Hotel", "/add-hotel"]],
  ])("the tab of %s has a text if there are no %s yet", async (type, words, first) => {
    const { response, html } = await page(`/my-listings?type=${type}`, await signUp(town));
    expect(response.status).toBe(200);
    expect(html).toContain(`You haven&#x27;t submitted any ${words} yet`);
    if (first) expect(html).toContain(`href="${first[1]}">${first[0]}`);
  });

  test("a listing is shown with its badge, place and date, and the tabs have counts", async () => {
    const { id: user_id } = owner;
    await addRestaurant(town, { user_id, name: "La Panga", address: "Calle Primera" });
    await addRestaurant(town, { user_id, name: "El Fogón", status: "pending" });
    await addRestaurant(town, {
      user_id,
      name: "Mar y Sol",
      status: "rejected",
      review_note: "Say which days you open.",
    });
    await addRestaurant(town, {
      user_id,
      name: "La Ola",
      pending_changes: { description: "New" },
      waiting_since: 5,
    });
    await addRestaurant(town, {
      user_id,
      name: "El Muelle",
      pending_changes: { description: "New" },
      review_note: "Too loud.",
    });
    await addRestaurant(town, { name: "Somebody else's" });
    await addActivity(town, { user_id, business_name: "Olas Altas" });
    await addBusiness(town, { user_id, name: "Lavandería Luna" });

    const { html } = await page("/my-listings?type=restaurant");
    const card = (name: string) => html.split("<article").find((one) => one.includes(name)) ?? "";
    expect(card("La Panga")).toMatch(/badge-leaf.*Approved/s);
    expect(card("La Panga")).toContain("Calle Primera");
    expect(card("La Panga")).toContain("November 1, 2026");
    expect(card("El Fogón")).toMatch(/badge-sun.*Pending/s);
    expect(card("Mar y Sol")).toMatch(/badge-clay.*Rejected.*Say which days you open\./s);
    expect(card("La Ola")).toMatch(/Approved.*Changes waiting for review/s);
    expect(card("El Muelle")).toMatch(/Approved.*Changes not accepted.*Too loud\./s);
    expect(html).not.toContain("Somebody else");
    expect(html).toMatch(/Restaurants<span class="tab-count">5/);
    expect(html).toMatch(/Businesses<span class="tab-count">2/);
    expect(html).toMatch(/Hotels<span class="tab-count">0/);
  });

  test("the Businesses tab has activities and general businesses, each with its kind", async () => {
    const { html } = await page("/my-listings?type=business");
    const card = (name: string) => html.split("<article").find((one) => one.includes(name)) ?? "";
    expect(card("Olas Altas")).toContain("Activity");
    expect(card("Lavandería Luna")).toContain("General business");
  });

  test("it takes two round trips, however many listings there are", async () => {
    const { response } = await page("/my-listings?type=business");
    expect(databaseUse(response).trips).toBe(2);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });

  test("if the list can't be read the page says so", async () => {
    const response = await town.get("/my-listings?type=hotel", { headers: owner.headers, failure: "d1:2" });
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain("Failed to fetch your hotels");
    expect(html).toContain("My Listings");
  });

  test("an invalid page key is 400, an unknown type counts as none", async () => {
    expect((await page("/my-listings?type=hotel&page=nonsense")).response.status).toBe(400);
    const { html } = await page("/my-listings?type=castle");
    expect(html).toMatch(/<a[^>]* aria-current="(page|true)"[^>]*>Restaurants/);
  });

  test("without a type the first tab with content is open, or events if there's none", async () => {
    const fresh = await signUp(town);
    expect((await page("/my-listings", fresh)).html).toContain("submitted any events");
    await addHotel(town, { user_id: fresh.id, name: "La Casita" });
    for (const path of ["/es/my-listings", "/profile?tab=listings"]) {
      const { html, response } = await page(path, fresh);
      expect(html).toContain("La Casita");
      expect(databaseUse(response).trips).toBe(3);
    }
    expect((await page("/my-listings?type=event", fresh)).html).toContain("submitted any events");
  });

  test("more listings than fit on a page continue behind a link, none twice and none missing", async () => {
    const busy = await signUp(town);
    for (let number = 0; number < 30; number++) {
      await addHotel(town, { user_id: busy.id, name: `House ${number}.` });
    }
    const first = await page("/my-listings?type=hotel", busy);
    const next = first.html.match(/href="(\/my-listings\?type=hotel[^"]*page=[^"]+)"/)?.[1] ?? "";
    const second = await page(next.replaceAll("&amp;", "&"), busy);
    const names = [...`${first.html}${second.html}`.matchAll(/>(House \d+)\.<\/h2>/g)].map(
      ([, name]) => name,
    );
    expect(new Set(names).size).toBe(30);
    expect(names).toHaveLength(30);
  });

  test("in Spanish everything is Spanish", async () => {
    const { html } = await page("/es/my-listings?type=restaurant");
    expect(html).toContain("Mis publicaciones");
    expect(html).toContain("Cambios en espera de revisión");
    expect(html).toContain("1 de noviembre de 2026");
  });
});

describe("deleting", () => {
  test("asks first, needs a POST, and can be undone within ten minutes", async () => {
    const { id, slug } = await addRestaurant(town, { user_id: owner.id, name: "Adiós" });
    const asked = await page(`/my-listings/restaurant/${id}/delete`);
    expect(asked.html).toContain("Are you sure you want to delete this restaurant?");
    expect((await town.get(`/eat/${slug}`)).status).toBe(200);

    const at = Date.now();
    const now = (passed: number) => new Date(at + passed).toISOString();
    const deleted = await town.post(
      `/my-listings/restaurant/${id}/delete`,
      {},
      { headers: owner.headers, now: now(0) },
    );
    expect(deleted.status).toBe(303);
    expect(deleted.headers.get("Location")).toBe("/my-listings?type=restaurant");
    expect(deleted.headers.get("Set-Cookie")).toContain("restaurantDeleted");
    expect((await town.get(`/eat/${slug}`)).status).toBe(404);

    const list = await town.get("/my-listings?type=restaurant", {
      headers: owner.headers,
      now: now(9 * minute),
    });
    const html = await list.text();
    expect(html).toContain(`action="/my-listings/restaurant/${id}/restore"`);
    expect(html).not.toMatch(/<article.*?Adiós.*?<\/article>/s);

    const restored = await town.post(
      `/my-listings/restaurant/${id}/restore`,
      {},
      { headers: owner.headers, now: now(9.9 * minute) },
    );
    expect(restored.status).toBe(303);
    expect((await town.get(`/eat/${slug}`)).status).toBe(200);
  });

  test("can't be undone after ten minutes, and the job then removes it for good", async () => {
    const { id, slug } = await addHotel(town, { user_id: owner.id, name: "Para siempre" });
    await town.rows("INSERT INTO old_slugs (kind, slug, listing_id) VALUES ('hotel', 'antes', ?)", id);
    const at = Date.parse("2026-11-20T12:00:00Z");
    const now = (passed: number) => new Date(at + passed).toISOString();
    await town.post(`/my-listings/hotel/${id}/delete`, {}, { headers: owner.headers, now: now(0) });

    await town.run({ cron: "7 * * * *", at: new Date(at + 9 * minute) });
    expect(await town.rows("SELECT id FROM hotel_listings WHERE id = ?", id)).toHaveLength(1);
    const late = await town.post(
      `/my-listings/hotel/${id}/restore`,
      {},
      { headers: owner.headers, now: now(10 * minute) },
    );
    expect(late.status).toBe(404);

    await town.run({ cron: "7 * * * *", at: new Date(at + 60 * minute) });
    await town.run({ cron: "7 * * * *", at: new Date(at + 61 * minute) });
    expect(await town.rows("SELECT id FROM hotel_listings WHERE id = ?", id)).toEqual([]);
    expect(await town.rows("SELECT slug FROM old_slugs WHERE listing_id = ?", id)).toEqual([]);
    expect((await town.get(`/stay/${slug}`)).status).toBe(404);
  });

  test("also removes its pictures once nothing else uses them", async () => {
    const { body, type } = await multipart([
      ...Object.entries(business),
      ["image", new File([small.jpeg], "front.jpg", { type: "image/jpeg" })],
    ]);
    const headers = { ...owner.headers, "Content-Type": type };
    expect((await town.post("/add-business", {}, { body, headers })).status).toBe(303);
    const [row] = await town.rows<{ id: string; image_url: string }>(
      "SELECT id, image_url FROM business_listings WHERE name = ?",
      business.name,
    );
    const picture = `${row?.image_url}?w=320`;
    await town.post(`/my-listings/business/${row?.id}/delete`, {}, { headers: owner.headers });
    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * minute);
    await town.run({ cron: "7 * * * *", at: days(1) });
    expect((await town.get(picture)).status).toBe(200);
    await town.run({ cron: "15 5 * * *", at: days(2) });
    expect(await town.rows("SELECT key FROM images WHERE user_id = ?", owner.id)).toEqual([]);
    expect((await town.get(picture)).status).toBe(404);
  });

  test("twice is the same as once, and a failing database deletes nothing or everything", async () => {
    for (const failure of ["d1:1", "d1:2", "d1:3", "d1:3:late"]) {
      const { id } = await addBusiness(town, { user_id: owner.id });
      const path = `/my-listings/business/${id}/delete`;
      const failed = await town.post(path, {}, { headers: owner.headers, failure });
      expect(failed.status).toBe(503);
      const [row] = await town.rows("SELECT deleted_at FROM business_listings WHERE id = ?", id);
      const logged = await town.rows("SELECT id FROM audit_log WHERE subject_id = ?", id);
      expect(logged).toHaveLength(row?.deleted_at ? 1 : 0);
      expect((await town.post(path, {}, { headers: owner.headers })).status).toBe(303);
      expect(await town.rows("SELECT id FROM audit_log WHERE subject_id = ?", id)).toHaveLength(1);
    }
  });

  test("has a page for the question and a POST for the act, nothing else", async () => {
    const { id } = await addHotel(town, { user_id: owner.id });
    const restore = await town.get(`/my-listings/hotel/${id}/restore`, { headers: owner.headers });
    expect(restore.status).toBe(405);
    expect((await page(`/my-listings/castle/${id}/delete`)).response.status).toBe(404);
    const admin = await makeAdmin(town);
    expect((await page(`/my-listings/hotel/${id}/delete`, admin)).response.status).toBe(404);
  });
});

describe("the poster of a place", () => {
  test("has hours in both languages and a code for its page, for its owner only", async () => {
    const hours = { Monday: "8:00 AM - 5:00 PM", Tuesday: "8:00 AM - 5:00 PM" };
    const place = await addRestaurant(town, { user_id: owner.id, name: "Fogata", slug: "fogata", hours });
    const path = `/my-listings/restaurant/${place.id}/poster`;
    const { html, response } = await page(`/es${path}`);
    const text = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
    expect(text).toContain("Monday and Tuesday 8:00 AM to 5:00 PM");
    expect(text).toContain("Lunes y martes de 8:00 a. m. a 5:00 p. m.");
    expect(text).toContain("localhost/es/eat/fogata");
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    expect(databaseUse(response).trips).toBeLessThanOrEqual(2);
    expect((await page("/my-listings?type=restaurant")).html).toContain(`href="${path}"`);
    expect((await page(path, await signUp(town))).response.status).toBe(404);
    expect((await town.get(path)).status).toBe(302);
    expect((await page(path.replace("restaurant", "post"))).response.status).toBe(404);
  });

  test("is unavailable until the place is public, because its code would lead nowhere", async () => {
    const place = await addHotel(town, { user_id: owner.id, name: "Not yet", status: "pending" });
    const path = `/my-listings/hotel/${place.id}/poster`;
    const { html } = await page(path);
    expect(html).toContain("as soon as the place is public");
    expect(html).not.toContain('class="qr"');
    expect((await page("/my-listings?type=hotel")).html).not.toContain(path);
  });
});
