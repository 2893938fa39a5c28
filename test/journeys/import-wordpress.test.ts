import { afterEach, describe, expect, test } from "vitest";
import { readCsv } from "../../app/rules/content/csv";
import { selectImport } from "../../app/server/db/imports/imports";
import { carryOn, startImport } from "../../app/server/operations/imports/carry-on-imports";
import { importDesk } from "../support/imports/import-desk";
import {
  blogExport,
  directoryExport,
  eventsExport,
  wordPressExport,
  wordPressItem,
} from "../support/imports/wordpress";
import { multipart } from "../support/multipart";
import { plain } from "../support/page-html";
import { makePng, phoneJpeg, pictureFile } from "../support/pictures";
import { openStudio } from "../support/studio";
import { newToken } from "../support/submissions";

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
  ...["imports", "import_rows", "import_pictures", "images"],
];
afterEach(async () => {
  for (const table of tables) await town.rows(`DELETE FROM ${table}`);
});

/** Everything in an export. */
const exported = async () =>
  (await town.get("/admin/export?kind=all&format=json", { headers: admin.headers })).text();
const outcomesOf = async (id: string) =>
  (await verdictsOf(id)).map(({ name, verdict, outcome }) => [name, verdict, outcome]);

describe("The export of WordPress", () => {
  test("of a blog: public posts become public on their dates; the rest is reported and left out", async () => {
    const seen = await look(blogExport(), file);
    const text = plain(seen.html);
    expect(text).toContain("Isn't public on the old site (behind a password), and isn't imported");
    expect(text).toContain("Comments that aren't imported: 2");
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

  test("of The Events Calendar: events with their venue; cancelled and past ones are reported", async () => {
    const seen = await importFile(eventsExport(), file);
    expect(plain(seen.html)).toContain("Repeats on the old site, and this file has only one of its dates");
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
        location: "Rancho de la playa, Calle del mar, Cambutal",
        host: "Casa comunal",
        description: "Traigan guitarra & hamaca, nos vemos en la arena.",
      },
    ]);
  });

  test("of GeoDirectory: places by category, and what's missing in the file is reported", async () => {
    const seen = await importFile(directoryExport(), { ...file, language: "en" });
    const text = plain(seen.html);
    expect(text).toContain("Address: isn't in the file, and becomes Cambutal");
    expect(text).toContain("Isn't a place in the guide: Misc");
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

  test("with custom entities is refused with a message", async () => {
    const bomb = '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "b">]><rss></rss>';
    const sent = await sendFile(new TextEncoder().encode(bomb), file);
    expect(sent.status).toBe(400);
    expect(plain(await sent.text())).toContain("This file declares entities of its own");
  });
});

describe("The same export again", () => {
  test("changes nothing, even after edits here; a corrected file only updates what changed in it", async () => {
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
    // Undoing the later import leaves what the first one brought.
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

test("An import of an old site that dies after any slice continues without duplicates", async () => {
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

test("A row the database refuses is left out, with the reason", async () => {
  await town.rows(
    "CREATE TRIGGER no_such_post BEFORE INSERT ON blog_posts WHEN NEW.title = 'Post 7' BEGIN SELECT RAISE(ABORT, 'not this one'); END",
  );
  try {
    const seen = await importFile(manySorts(), file);
    const left = (await verdictsOf(seen.id)).filter(({ outcome }) => outcome !== "made");
    expect(left).toEqual([{ name: "Post 7", verdict: "new", outcome: "left" }]);
    expect(plain(seen.html)).toContain("The database refused this row alone: not this one");
    expect(await town.rows("SELECT count(*) AS count FROM blog_posts")).toEqual([{ count: 19 }]);
    expect(await town.rows("SELECT state, rows_done FROM imports")).toEqual([
      { state: "applied", rows_done: 60 },
    ]);
  } finally {
    await town.rows("DROP TRIGGER no_such_post");
  }
  // On a second import it's included, and nothing else is duplicated.
  const again = await look(manySorts(), file);
  await act("apply", again, { status: "approved", duplicates: "add" });
  expect((await verdictsOf(again.id)).filter(({ outcome }) => outcome === "made")).toHaveLength(1);
  expect(await town.rows("SELECT count(*) AS count FROM blog_posts")).toEqual([{ count: 20 }]);
});

test("Undoing an import of an old site restores the export byte for byte", async () => {
  await importFile(directoryExport(), { ...file, source: "Before" });
  const before = await exported();
  const seen = await importFile(manySorts(), file);
  expect(await exported()).not.toBe(before);
  expect((await act("take-back", seen)).status).toBe(303);
  expect(plain((await reopened(seen)).html)).toContain("Undone");
  await town.run({ cron: "7 * * * *", at: new Date(at.getTime() + 3_600_000) });
  expect(await exported()).toBe(before);
  expect(await town.rows("SELECT id FROM blog_posts")).toEqual([]);
});

describe("Pictures of an old site", () => {
  const photo = (name: string) => pictureFile(name, phoneJpeg());
  const drawing = (name: string) => pictureFile(name, makePng(400, 300));
  async function upload({ id, path }: { id: string; path: string }, files: File[], more = {}) {
    const fields = Object.entries({ intent: "pictures", import: id, ...more });
    const { body, type } = await multipart([
      ...fields,
      ...files.map((one): [string, File] => ["pictures", one]),
    ]);
    return town.post(path, {}, { body, headers: { ...admin.headers, "Content-Type": type } });
  }
  const list = async (id: string, format: string) =>
    (await town.get(`/admin/import?import=${id}&pictures=${format}`, { headers: admin.headers })).text();

  test("are listed with their rows, and never fetched", async () => {
    const seen = await importFile(blogExport(), file);
    expect(plain(seen.html)).toContain("It names 5 pictures; 0 are here.");
    const [head, ...lines] = readCsv(await list(seen.id, "csv"));
    expect(head).toEqual(["row", "name", "address", "file", "picture"]);
    expect(lines[0]).toEqual([
      ...[
        "1",
        "Olas de mayo – qué esperar",
        "https://old.example/wp-content/uploads/2023/05/ola.jpg",
        "ola.jpg",
        "",
      ],
    ]);
    expect((await list(seen.id, "txt")).trim().split("\n")).toHaveLength(5);
    expect((await town.get(`/admin/import?import=${seen.id}&pictures=csv`)).status).toBe(302);
  });

  test("are assigned to the rows that mention them, in any size; others are listed by name and not stored", async () => {
    const seen = await importFile(blogExport(), file);
    const bad = [drawing("nobody.png"), drawing("sign.png"), new File(["no"], "road.jpg")];
    const sent = await upload(seen, [photo("Ola.JPEG"), ...bad]);
    expect(sent.status).toBe(400);
    const text = plain(await sent.text());
    expect(text).toContain("nobody.png : No row names a picture of this name.");
    expect(text).toContain("sign.png : Only rows that weren't imported name it.");
    expect(text).toContain("road.jpg :");
    expect(text).toContain("2 rows have their pictures now.");
    expect(await town.rows("SELECT count(*) AS count FROM images")).toEqual([{ count: 1 }]);
    const [post] = await town.rows<{ featured_image_url: string; content: string; clean: string }>(
      "SELECT featured_image_url, content, clean FROM blog_posts WHERE title LIKE 'Olas%'",
    );
    expect(post?.featured_image_url).toMatch(/^\/images\/cms-images\/posts\//);
    expect(post?.content).toContain(`src="${post?.featured_image_url}"`);
    expect(post?.content).not.toContain("ola-1024x768");
    expect(post?.clean).toMatch(/ width=\\"\d+\\"/);
    // The other post has it in its gallery.
    const [other] = await town.rows<{ content: string }>(
      "SELECT content FROM blog_posts WHERE title LIKE 'How%'",
    );
    expect(other?.content).toContain(`src="${post?.featured_image_url}"`);
    expect(other?.content).toContain("https://old.example/wp-content/uploads/2019/02/road-300x200.jpg");

    // Importing the same file again finds its pictures here and changes nothing.
    const before = await exported();
    const again = await importFile(blogExport(), file);
    expect((await outcomesOf(again.id)).slice(0, 2).map(([, verdict]) => verdict)).toEqual(["same", "same"]);
    expect(await exported()).toBe(before);
  });

  test("of places and events: the first is the main one, a picture chosen here stays, and all can be undone", async () => {
    const seen = await importFile(directoryExport(), { ...file, language: "en" });
    const two = await upload(seen, [photo("posto.jpg")]);
    expect(plain(await two.text())).toContain("Two different pictures have this name on the old site");
    const events = await importFile(eventsExport(), { ...file, source: "Events" });
    expect((await upload(events, [photo("fogata.jpg")], { form_token: newToken() })).status).toBe(303);
    const [evening] = await town.rows<{ image_url: string }>(
      "SELECT image_url FROM events WHERE title LIKE 'Noche%'",
    );
    expect(evening?.image_url).toMatch(/^\/images\/cms-images\/events\//);
    await act("take-back", await reopened(events));
    expect(
      await town.rows("SELECT outcome FROM import_rows WHERE import_id = ? AND outcome = 'stays'", events.id),
    ).toEqual([]);

    const chosen = "/images/cms-images/events/1767225600000-aaaaaaaaaaaaaaaa.webp";
    const fresh = await importFile(eventsExport(), { ...file, source: "Fresh" });
    await town.rows(
      "UPDATE events SET image_url = ?, updated_at = updated_at + 1 WHERE deleted_at IS NULL",
      chosen,
    );
    await upload(fresh, [photo("fogata.jpg")]);
    expect(await town.rows("SELECT DISTINCT image_url FROM events WHERE deleted_at IS NULL")).toEqual([
      { image_url: chosen },
    ]);
  });

  test("can only be added after the import is done, and uploading none shows an error", async () => {
    const seen = await look(blogExport(), file);
    expect(plain(seen.html)).toContain("Pictures can be uploaded once the import is done.");
    expect((await upload(seen, [photo("ola.jpg")])).status).toBe(409);
    await act("apply", seen, { status: "approved" });
    expect((await upload(seen, [])).status).toBe(400);
    expect(await town.rows("SELECT count(*) AS count FROM images")).toEqual([{ count: 0 }]);
  });
});
