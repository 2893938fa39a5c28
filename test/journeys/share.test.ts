import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTranslation } from "../../app/rules/site/owner-translation";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { readHead } from "../support/page-head";
import { plain } from "../support/page-html";
import { addActivity, addHotel, addRestaurant } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";
import { readVcard, valuesOf } from "../support/vcards";

const now = "2026-11-21T18:00:00Z";
const awkward = `Tito's "Bar"; Grill, \\ ñ 🌊`;
let town: Town;
let series: { slug: string };
let date: string;
const get = (path: string, headers: Record<string, string> = {}) => town.get(path, { now, headers });
const html = async (path: string) => (await get(path)).text();
const cardAt = async (path: string) => readVcard(await (await get(path)).text());

beforeAll(async () => {
  town = await openTown({ now });
  const phones = { phone: "6000-0001", whatsapp: "6000-0002", email: "private@example.com" };
  const position = { latitude: 7.2829, longitude: -80.5189 };
  const words = { name: awkward, description: "Fish" };
  const translation = makeTranslation(words, { name: `El ${awkward}`, description: "Pescado" });
  await addRestaurant(town, { ...words, ...phones, ...position, slug: "titos", language: "en", translation });
  const renamed = await addRestaurant(town, { name: "New", slug: "new_name" });
  await town.rows(
    "INSERT INTO old_slugs (kind, slug, listing_id) VALUES ('restaurant', 'old_name', ?)",
    renamed.id,
  );
  await addRestaurant(town, { slug: "waiting", status: "pending" });
  await addRestaurant(town, { slug: "refused", status: "rejected" });
  await addHotel(town, { slug: "los_almendros", policies: { phone: "+507 6000-0003" } });
  await addActivity(town, { slug: "marea_alta", whatsapp: "6000-0004" });
  await hold(town, { title: "Songs at sunset", event_date: "2099-12-01" });
  await hold(town, { title: "Long ago", event_date: "2020-12-01" });
  series = await hold(town, { title: "Yoga", event_date: "2099-12-01", pattern: everyWeek });
  [{ date }] = (await town.rows<{ date: string }>(
    "SELECT series_instance_date AS date FROM events WHERE series_instance_date IS NOT NULL ORDER BY date LIMIT 1",
  )) as [{ date: string }];
});
afterAll(() => town.close());

describe("The contact of a place", () => {
  test.each([
    ["", awkward, "Fish"],
    ["/es", `El ${awkward}`, "Pescado"],
  ])("under %s/ can be read back as it was written, in its language", async (language, name, about) => {
    const card = await cardAt(`${language}/eat/titos.vcf`);
    expect(valuesOf(card, "fn")).toEqual([name]);
    expect(valuesOf(card, "tel")).toEqual(["+50760000001", "+50760000002"]);
    expect(valuesOf(card, "geo")).toEqual([[7.2829, -80.5189]]);
    expect(valuesOf(card, "url")).toContain(`http://localhost${language}/eat/titos`);
    expect(String(valuesOf(card, "note")[0])).toContain(about);
  });

  test("contains no address that its page doesn't show", async () => {
    expect(await html("/eat/titos.vcf")).not.toContain("private@example.com");
    expect(await html("/eat/titos")).not.toContain("private@example.com");
  });

  test("exists for hotels and activities too", async () => {
    expect(valuesOf(await cardAt("/stay/los_almendros.vcf"), "tel")).toEqual(["+50760000003"]);
    expect(valuesOf(await cardAt("/es/do/marea_alta.vcf"), "tel")).toEqual(["+50760000004"]);
  });

  test("is a file with a name, cached like a page and found again by its ETag, in one trip", async () => {
    const response = await get("/es/eat/titos.vcf");
    const { headers } = response;
    expect(headers.get("Content-Type")).toBe("text/vcard; charset=utf-8");
    expect(headers.get("Content-Disposition")).toBe('inline; filename="titos.vcf"');
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("Cache-Tag")).toMatch(/^restaurant:[^,]+,feeds$/);
    expect(databaseUse(response).trips).toBe(1);
    const again = await get("/es/eat/titos.vcf", { "If-None-Match": headers.get("ETag") ?? "" });
    expect(again.status).toBe(304);
  });

  test.each(["/eat/waiting", "/eat/refused", "/eat/nowhere", "/es/stay/titos", "/eat/waiting/x"])(
    "%s has neither contact nor page to share",
    async (path) => {
      for (const ending of [".vcf", "/share"]) expect((await get(path + ending)).status).toBe(404);
    },
  );

  test("of a renamed place is at its new address, and so is its share page", async () => {
    for (const ending of [".vcf", "/share"]) {
      const { status, headers } = await get(`/es/eat/old_name${ending}`);
      expect([status, headers.get("Location")]).toEqual([301, `/es/eat/new_name${ending}`]);
    }
  });
});

describe("The share page", () => {
  test.each(["/eat/titos", "/es/eat/titos", "/es/stay/los_almendros", "/do/marea_alta"])(
    "%s/share links to the page by its code and its link, and has the contact",
    async (path) => {
      const response = await get(`${path}/share`);
      const page = await response.text();
      expect(page).toContain(`value="http://localhost${path}"`);
      expect(page).toContain(`href="${path}.vcf"`);
      expect(page).toContain(`href="${path}"`);
      const text = decodeURIComponent(page.match(/href="https:\/\/wa\.me\/\?text=([^"]*)"/)?.[1] ?? "");
      expect(text).toMatch(new RegExp(` http://localhost${path}$`));
      const head = readHead(page);
      expect(head.robots).toBe("noindex");
      expect(head.canonical).toBe(`http://localhost${path}/share`);
      expect(head.headings).toHaveLength(1);
      expect(response.headers.get("Cache-Control")).toContain("public");
      expect(databaseUse(response).trips).toBe(1);
    },
  );

  test("of an event has a calendar file, while it's still to come", async () => {
    const page = await html("/es/events/songs-at-sunset/share");
    expect(page).toContain('href="/es/events/songs-at-sunset.ics"');
    expect(plain(page)).toContain("1 de diciembre de 2099");
    const over = await html("/events/long-ago/share");
    expect(over).toContain('value="http://localhost/events/long-ago"');
    expect(over).not.toContain(".ics");
  });

  test("of a series has that of the series, of one date that of the date", async () => {
    const whole = await html(`/events/${series.slug}/share`);
    expect(whole).toContain(`value="http://localhost/events/${series.slug}"`);
    const one = await html(`/es/events/${series.slug}/${date}/share`);
    expect(one).toContain(`value="http://localhost/es/events/${series.slug}/${date}"`);
    expect(one).toContain(`href="/es/events/${series.slug}.ics"`);
    for (const path of [`/events/${series.slug}/2020-01-01/share`, `/events/${series.slug}/soon/share`])
      expect((await get(path)).status).toBe(404);
  });

  test("is linked from the page itself, and a preview has no link", async () => {
    for (const path of ["/eat/titos", "/es/stay/los_almendros", "/do/marea_alta"]) {
      const page = await html(path);
      expect(page).toContain(`href="http://localhost${path}/share"`);
      expect(page).toContain(`href="http://localhost${path}.vcf"`);
    }
    for (const path of ["/events/songs-at-sunset", `/es/events/${series.slug}/${date}`])
      expect(await html(path)).toContain(`href="http://localhost${path}/share"`);
  });
});
