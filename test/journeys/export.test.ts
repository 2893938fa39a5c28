import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tableColumns, typedLine } from "../../app/forms/places/spreadsheet-columns";
import { readCsv } from "../../app/rules/content/csv";
import { exportKinds, formatsOf } from "../../app/rules/review/export-files";
import { listingKinds } from "../../app/rules/site/listing-kinds";
import { photoRows } from "../../drizzle/seed/photos";
import { seed } from "../../drizzle/seed/seed";
import { makeAdmin, type Person } from "../support/people";
import { openTown, type Town } from "../support/town";
import { unzip } from "../support/unzip";

const now = "2026-11-23T15:00:00Z";
const formula = '=HYPERLINK("https://evil.example")';
const tables = {
  restaurant: "restaurant_listings",
  hotel: "hotel_listings",
  activity: "adventure_business_listings",
  business: "business_listings",
} as const;

let town: Town;
let admin: Person;
beforeAll(async () => {
  town = await openTown({ now });
  await seed(town.env, new Date(now));
  admin = await makeAdmin(town);
  await town.rows("UPDATE restaurant_listings SET name = ?, slug = 'evil' WHERE rowid = 1", formula);
  await town.rows("UPDATE hotel_listings SET deleted_at = 1 WHERE rowid = 1");
  await town.rows(
    "UPDATE events SET is_changed = 1, location = 'Elsewhere' WHERE series_instance_date = (SELECT min(series_instance_date) FROM events)",
  );
  await town.env.CMS_IMAGES.put("posts/1767225600000-aaaaaaaaaaaaaaaa.webp", "second");
  await town.rows(`INSERT INTO images (key, bucket, content_type, bytes, width, height, colour, created_at)
    VALUES ('posts/1767225600000-aaaaaaaaaaaaaaaa.webp', 'cms-images', 'image/webp', 6, 1, 1, 0, 1767225600000),
      ('posts/1767225600000-bbbbbbbbbbbbbbbb.webp', 'cms-images', 'image/webp', 6, 1, 1, 0, 1767225600000)`);
});
afterAll(() => town.close());

async function open(query: string, language = "") {
  const response = await town.get(`${language}/admin/export?${query}`, { headers: admin.headers });
  expect(response.status, query).toBe(200);
  expect(response.headers.get("Cache-Control"), query).toBe("private, no-store");
  return response;
}
const textOf = async (query: string) => (await open(query)).text();

async function tableOf(kind: string) {
  const [head = [], ...rows] = readCsv(await textOf(`kind=${kind}&format=csv`));
  return {
    head,
    lines: rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ""]))),
  };
}

describe("The guide's data can be exported", () => {
  test("each kind of place as the table that can be imported again", async () => {
    for (const kind of listingKinds) {
      const { head, lines } = await tableOf(kind);
      const rows = await town.rows<{ id: string; category: string }>(
        `SELECT id, category FROM ${tables[kind]} WHERE deleted_at IS NULL ORDER BY id`,
      );
      expect(head).toEqual(tableColumns(kind));
      expect(lines.map(({ external_key }) => external_key)).toEqual(rows.map(({ id }) => id));
      expect(lines.map((line) => typedLine(kind, line).category)).toEqual(
        rows.map(({ category }) => [category]),
      );
    }
  });

  test("with nothing a spreadsheet would calculate", async () => {
    expect(await textOf("kind=restaurant&format=csv")).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    const { lines } = await tableOf("restaurant");
    expect(lines.find(({ slug }) => slug === "evil")?.name).toBe(formula);
  });

  test("events with their own changes, series with their rule, posts, pages and pictures", async () => {
    const events = (await tableOf("event")).lines;
    expect(events.filter(({ event_series_id }) => event_series_id)).toMatchObject([
      { location: "Elsewhere" },
    ]);
    const series = (await tableOf("series")).lines;
    expect(series.map(({ pattern_type }) => pattern_type).sort()).toEqual(["weekly", "weekly"]);
    expect((await tableOf("post")).lines[0]?.published_at).toMatch(/^20\d\d-\d\d-\d\dT.*-05:00$/);
    expect((await tableOf("page")).lines[0]?.content_data).toMatch(/^\{/);
    expect((await tableOf("picture")).lines).toHaveLength(3 + photoRows.length);
  });

  test("as JSON, all in one, and without people's names", async () => {
    const text = await textOf("kind=all&format=json");
    const all = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    for (const kind of exportKinds) {
      const [, ...cells] = readCsv(await textOf(`kind=${kind}&format=csv`));
      expect(all[kind], kind).toHaveLength(cells.length);
      expect(JSON.parse(await textOf(`kind=${kind}&format=json`)), kind).toEqual(all[kind]);
    }
    expect(all.restaurant?.find(({ slug }) => slug === "evil")).toMatchObject({
      name: formula,
      status: "approved",
    });
    expect(text).not.toMatch(/"user_id"|"form_token"|(admin|owner)@cambutal\.test/);
  });

  test("as a calendar of every event and series, in either language", async () => {
    for (const language of ["", "/es"]) {
      const text = await (await open("kind=event&format=ics", language)).text();
      const calendar = new ICAL.Component(ICAL.parse(text));
      const found = calendar.getAllSubcomponents("vevent");
      const [expected] = await town.rows<{ count: number }>(
        `SELECT (SELECT count(*) FROM events WHERE status = 'approved' AND (event_series_id IS NULL OR is_changed = 1))
          + (SELECT count(*) FROM event_series WHERE status = 'approved') AS count`,
      );
      expect(found).toHaveLength(expected?.count ?? 0);
      expect(found.filter((one) => one.hasProperty("rrule"))).toHaveLength(2);
      const url = found[0]?.getFirstPropertyValue("url");
      expect(String(url)).toContain(`http://localhost${language}/events/`);
    }
  });

  test("its pictures as a complete zip, with missing ones listed by name", async () => {
    const files = unzip(Buffer.from(await (await open("kind=picture&format=zip")).arrayBuffer()));
    const photos = photoRows.map(({ row }) => `business-images/${row.key}`).toSorted();
    expect([...files.keys()]).toEqual([
      "cms-images/posts/1767225600000-aaaaaaaaaaaaaaaa.webp",
      ...photos,
      "business-images/restaurants/1767225600000-demonstration.webp",
      "missing.txt",
    ]);
    expect(files.get("cms-images/posts/1767225600000-aaaaaaaaaaaaaaaa.webp")?.toString()).toBe("second");
    expect(files.get("missing.txt")?.toString()).toContain("bbbbbbbbbbbbbbbb");
    const key = "restaurants/1767225600000-demonstration.webp";
    const stored = await (await town.env.BUSINESS_IMAGES.get(key))?.arrayBuffer();
    expect(files.get(`business-images/${key}`)).toEqual(Buffer.from(stored ?? new ArrayBuffer(0)));
    expect(unzip(Buffer.from(await (await open("kind=picture&format=zip&part=2")).arrayBuffer())).size).toBe(
      0,
    );
  });

  test("from a page with links to all of them, in both languages", async () => {
    for (const [language, title] of [
      ["", "Export"],
      ["/es", "Exportar"],
    ]) {
      const html = await (await open("", language)).text();
      expect(html).toContain(`<h1 class="text-3xl">${title}</h1>`);
      const links = [...html.matchAll(/href="([^"]*\/admin\/export\?[^"]*)"/g)].map(([, href = ""]) => href);
      expect(links).toHaveLength(exportKinds.flatMap(formatsOf).length + 1);
      expect(links.filter((href) => !href.startsWith(`${language}/admin/export?`))).toEqual([]);
    }
  });
});
