import { afterEach, describe, expect, test } from "vitest";
import { selectImport } from "../../app/server/db/imports/imports";
import { carryOn, startImport } from "../../app/server/operations/imports/carry-on";
import { importDesk } from "../support/imports/desk";
import {
  blogExport,
  directoryExport,
  eventsExport,
  wordPressExport,
  wordPressItem,
} from "../support/imports/wordpress";
import { plain } from "../support/page";
import { openStudio } from "../support/studio";

const now = "2026-11-23T15:00:00Z";
const at = new Date(now);
const { town, admin, studio } = await openStudio(now);
const { look, act, reopened, importFile, sendFile, verdictsOf } = importDesk({ town, admin, studio });
const file = { kind: "", language: "es" };

const tables = [
  ...[
    "blog_posts",
    "post_tags",
    "restaurant_listings",
    "hotel_listings",
    "old_slugs",
    "events",
    "event_slugs",
  ],
  ...["imports", "import_rows"],
];
afterEach(async () => {
  for (const table of tables) await town.rows(`DELETE FROM ${table}`);
});

/** Everything the guide says, as its export has it. */
const exported = async () =>
  (await town.get("/admin/export?kind=all&format=json", { headers: admin.headers })).text();
const outcomesOf = async (id: string) =>
  (await verdictsOf(id)).map(({ name, verdict, outcome }) => [name, verdict, outcome]);

describe("The export of WordPress", () => {
  test("of a blog: what is public there is public here, on its day; the rest is told and stays behind", async () => {
    const seen = await look(blogExport(), file);
    const text = plain(seen.html);
    expect(text).toContain("Isn't public in the old site (behind a password), and stays behind");
    expect(text).toContain("Comments that stay behind: 2");
    expect(text).toContain("only WordPress understands it: contact-form-7");
    expect(text).toContain("Topic: “Olas” is read as Surf");
    expect((await act("apply", seen, { status: "approved" })).status).toBe(303);
    expect(await outcomesOf(seen.id)).toEqual([
      ["Olas de mayo – qué esperar", "new", "made"],
      ["How we got here", "new", "made"],
      ["Not yet", "refused", "left"],
      ["Thrown away", "refused", "left"],
      ["For friends", "refused", "left"],
      ["Behind a word", "refused", "left"],
      ["Empty", "refused", "left"],
      ["page", "refused", "left"],
      ["attachment", "refused", "left"],
      ["nav_menu_item", "refused", "left"],
    ]);
    const [post] = await town.rows(
      "SELECT slug, category, tags, published_at, status, publication, user_id, seo_description FROM blog_posts WHERE title LIKE 'Olas%'",
    );
    expect(post).toEqual({
      ...{
        slug: "olas-de-mayo",
        category: "Surf",
        tags: '["swell","gente"]',
        seo_description: "Cuándo llegan las olas.",
      },
      ...{
        published_at: Date.UTC(2023, 4, 1, 12),
        status: "approved",
        publication: "published",
        user_id: null,
      },
    });
    const page = await (await town.get("/es/blog/olas-de-mayo")).text();
    expect(page).toContain("Las primeras olas grandes");
    expect(page).not.toContain("alert(1)");
    expect(await town.rows("SELECT count(*) AS count FROM blog_posts")).toEqual([{ count: 2 }]);
  });

  test("of The Events Calendar: evenings with their venue; what is off or over is told", async () => {
    const seen = await importFile(eventsExport(), file);
    expect(plain(seen.html)).toContain("Repeats in the old site, and this file says only one of its dates");
    expect(await outcomesOf(seen.id)).toEqual([
      ["Noche de fogata", "new", "made"],
      ["Yoga con Ana", "new", "made"],
      ["Feria del pueblo", "new", "made"],
      ["Concierto", "refused", "left"],
      ["Feria de hace años", "refused", "left"],
      ["Sin fecha", "refused", "left"],
      ["tribe_venue", "refused", "left"],
      ["tribe_organizer", "refused", "left"],
      ["attachment", "refused", "left"],
    ]);
    expect(
      await town.rows("SELECT location, host, description FROM events WHERE title LIKE 'Noche%'"),
    ).toEqual([
      {
        ...{ location: "Rancho de la playa, Calle del mar, Cambutal", host: "Casa comunal" },
        description: "Traigan guitarra & hamaca, nos vemos en la arena.",
      },
    ]);
  });

  test("of GeoDirectory: places by their category, and what its file doesn't hold is said", async () => {
    const seen = await importFile(directoryExport(), { ...file, language: "en" });
    const text = plain(seen.html);
    expect(text).toContain("Address: isn't in the file, and becomes Cambutal");
    expect(text).toContain("Is no place of the guide: Misc");
    expect(await outcomesOf(seen.id)).toEqual([
      ["Posto del Mar", "new", "made"],
      ["Cosas y casos", "refused", "left"],
      ["Hostal Brisa", "new", "made"],
      ["Not open yet", "refused", "left"],
      ["attachment", "refused", "left"],
    ]);
    expect(await town.rows("SELECT name, category, external_key FROM restaurant_listings")).toEqual([
      { name: "Posto del Mar", category: "Seafood", external_key: "71" },
    ]);
    const again = await look(directoryExport(), { kind: "business", language: "en", source: "Other" });
    expect((await verdictsOf(again.id))[1]).toMatchObject({ name: "Cosas y casos", verdict: "refused" });
  });

  test("with entities of its own is refused with a sentence", async () => {
    const bomb = '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "b">]><rss></rss>';
    const sent = await sendFile(new TextEncoder().encode(bomb), file);
    expect(sent.status).toBe(400);
    expect(plain(await sent.text())).toContain("This file declares entities of its own");
  });
});

describe("The same export again", () => {
  test("changes nothing, also what was edited here; a corrected one changes only what it says anew", async () => {
    await importFile(blogExport(), file);
    const before = await exported();
    const again = await importFile(blogExport(), file);
    expect((await outcomesOf(again.id)).slice(0, 2).map(([, verdict]) => verdict)).toEqual(["same", "same"]);
    expect(await exported()).toBe(before);
    await town.rows(
      "UPDATE blog_posts SET excerpt = 'Ours by now', updated_at = updated_at + 1 WHERE title LIKE 'Olas%'",
    );
    const text = new TextDecoder()
      .decode(blogExport())
      .replace("las espera.", "las espera despierto.")
      .replace("<excerpt:encoded><![CDATA[]]>", "<excerpt:encoded><![CDATA[Theirs]]>");
    const corrected = await importFile(new TextEncoder().encode(text), file);
    expect((await outcomesOf(corrected.id)).slice(0, 2)).toEqual([
      ["Olas de mayo – qué esperar", "change", "changed"],
      ["How we got here", "same", "same"],
    ]);
    const page = await (await town.get("/es/blog/olas-de-mayo")).text();
    expect(page).toContain("despierto");
    expect(await town.rows("SELECT excerpt FROM blog_posts WHERE title LIKE 'Olas%'")).toEqual([
      { excerpt: "Ours by now" },
    ]);
    // Taken back, the later one leaves what the first one said.
    await act("take-back", corrected);
    expect(await (await town.get("/es/blog/olas-de-mayo")).text()).not.toContain("despierto");
  });
});

const manySorts = () =>
  wordPressExport(
    Array.from({ length: 60 }, (_, index) => {
      const id = index + 1;
      if (index % 3 === 0)
        return wordPressItem({ id, type: "post", title: `Post ${id}`, content: `Words number ${id}.` });
      if (index % 3 === 1) {
        const meta = { _EventStartDate: "2026-12-05 18:00:00", _EventEndDate: "2026-12-05 21:00:00" };
        return wordPressItem({
          id,
          type: "tribe_events",
          title: `Evening ${id}x`,
          content: "Nice and long.",
          meta,
        });
      }
      const terms = [["gd_placecategory", "seafood", "Seafood"]] as const;
      return wordPressItem({ id, type: "gd_place", title: `Fonda ${id}x`, terms });
    }),
  );

test("An import of an old site that dies after any slice goes on, and nothing is double", async () => {
  const { id } = await look(manySorts(), file);
  const services = town.services({ now: at });
  const [record] = await selectImport(services.db, id);
  if (!record) throw new Error("no import");
  await startImport(services, { id: admin.id }, record, { status: "approved", duplicates: "add" });
  for (const failure of ["d1:3", "d1:4:late", "d1:5"])
    await carryOn(town.services({ now: at, failures: [failure] }), id, 1).catch(() => null);
  await town.run({ cron: "* * * * *", at });
  for (const table of ["blog_posts", "events", "restaurant_listings"])
    expect(await town.rows(`SELECT count(*) AS count FROM ${table}`), table).toEqual([{ count: 20 }]);
  expect(await town.rows("SELECT state FROM imports")).toEqual([{ state: "applied" }]);
});

test("An import of an old site taken back leaves the guide as it was, byte for byte in its export", async () => {
  await importFile(directoryExport(), { ...file, source: "Before" });
  const before = await exported();
  const seen = await importFile(manySorts(), file);
  expect(await exported()).not.toBe(before);
  expect((await act("take-back", seen)).status).toBe(303);
  expect(plain((await reopened(seen)).html)).toContain("Taken back");
  await town.run({ cron: "7 * * * *", at: new Date(at.getTime() + 3_600_000) });
  expect(await exported()).toBe(before);
  expect(await town.rows("SELECT id FROM blog_posts")).toEqual([]);
});
