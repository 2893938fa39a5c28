import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readMenuText } from "../../app/rules/places/menu-text";
import { predictSea } from "../../app/server/operations/sea/predict-sea";
import { indexChanges } from "../../app/server/operations/search/index-changes";
import { keepIndex, rebuildIndex } from "../../app/server/operations/search/keep-index";
import { guideSources } from "../../app/server/pages/search/guide-sources";
import { decideOn } from "../support/event-owner-acts";
import { hold } from "../support/events";
import { plain } from "../support/page-html";
import { addBusiness, addHotel, addRestaurant, quickWeightOf, textsOf } from "../support/places";
import { addPost } from "../support/posts";
import { writeSection } from "../support/sections";
import { databaseUse, openTown, type Town } from "../support/town";

// 1:40 PM in Panama, on a Wednesday.
const now = "2026-11-25T18:40:00Z";
const daily = (hours: string) =>
  Object.fromEntries(
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((day) => [day, hours]),
  );

let town: Town;
const services = (failures: string[] = []) => town.services({ now: new Date(now), failures });
const takeOver = () => indexChanges(services(), guideSources, Number.POSITIVE_INFINITY);
const look = (typed: string, more = "", language = "") =>
  town.get(`${language}/search?q=${encodeURIComponent(typed)}${more}`);
const read = async (...asked: Parameters<typeof look>) => (await look(...asked)).text();
/** The links of the results, in order. */
const linksOf = (html: string) =>
  [...html.matchAll(/class="hit"><h3[^>]*><a href="([^"]+)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
/** The filters of the results, with their numbers. */
const counts = async (query: string, more = "") =>
  [
    ...(await read(query, more)).matchAll(/<a class="tab"[^>]*>([^<]+)(?:<span class="tab-count">(\d+))?/g),
  ].map(([, name, count]) => [name, count]);
const linksFor = async (...asked: Parameters<typeof look>) => linksOf(await read(...asked));

beforeAll(async () => {
  town = await openTown({ now });
  await predictSea(services(), new Date(now), 2);
  await addRestaurant(town, {
    name: "Pescadería del Faro",
    slug: "faro",
    description: "Whole snapper from the morning boats, grilled over coals.",
    hours: daily("11 AM - 9 PM"),
    translation: { description: { text: "Pargo entero de los botes de la mañana, a la brasa.", hash: "" } },
  });
  await addRestaurant(town, {
    name: "Tardes",
    slug: "tardes",
    category: "Cafe",
    hours: daily("5 PM - 9 PM"),
  });
  await addHotel(town, {
    name: "Casa Iguana",
    slug: "iguana",
    full_description: "A pool under two mango trees.",
  });
  await addBusiness(town, { name: "Llantas Vergara", slug: "vergara", description: "Tires and batteries." });
  await addPost(town, { title: "How the iguanas came", slug: "iguanas" });
  await hold(town, {
    title: "Evening of drums",
    event_date: "2026-11-27",
    start_time: "19:00",
    end_time: "22:00",
  });
  await hold(town, {
    title: "Drums for beginners",
    event_date: "2026-11-22",
    start_time: "10:00",
    end_time: "11:00",
  });
  await rebuildIndex(services(), guideSources);
});
afterAll(() => town.close());

describe("The search", () => {
  test("finds places, events, posts, businesses and parts of the guide, kind by kind", async () => {
    expect(textsOf(await read("iguana"), "h2").slice(0, 2)).toEqual(["Places to stay", "From the blog"]);
    expect(await linksFor("iguana")).toEqual(["/stay/iguana", "/blog/iguanas"]);
    expect(await linksFor("tires")).toContain("/info?tab=businesses#vergara");
    expect(await linksFor("visas", "", "/es")).toContain("/es/legal#topics");
    expect(await linksFor("civil protection")).toContain("/info?tab=services&service=emergency");
    expect(await linksFor("llaves y cerraduras")).toEqual([]);
  });

  test("shows the number of each kind if it shows them all", async () => {
    expect(await counts("iguana")).toEqual([
      ["Everything", "2"],
      ["Places to stay", "1"],
      ["From the blog", "1"],
    ]);
    expect(await counts("iguana", "&kind=stay")).toEqual([
      ["Everything", undefined],
      ["Places to stay", "1"],
    ]);
  });

  test("ignores accents, capitals and typos, and marks the words in the text", async () => {
    for (const typed of ["PESCADERÍA", "pescaderia", "pescadria", "pesca"]) {
      expect(await read(typed), typed).toContain("<mark>Pescadería</mark> del Faro");
    }
    expect(plain(await read("pescadria"))).toContain("We didn't find that word. Did you mean “pescaderia”?");
  });

  test("uses the reader's language, and marks what's only in the other", async () => {
    expect(plain(await read("pargo", "", "/es"))).toContain("Pargo entero de los botes de la mañana");
    expect((await linksFor("pargo"))[0]).toBe("/eat/faro");
    expect(await read("mango", "", "/es")).toContain('<h3 lang="en"><a href="/es/stay/iguana">');
  });

  test("finds a dish on a menu, after places with that name", async () => {
    const menu = readMenuText("Patacones = Fried plantains — 3\nSopa de mondongo — 5").dishes;
    const slugs = ["ola", "palapa"];
    for (const slug of slugs) await addRestaurant(town, { name: `Casa ${slug}`, slug, language: "es", menu });
    await addRestaurant(town, { name: "El Patacón", slug: "patacon" });
    await takeOver();
    const link = (slug: string, dish = "patacones") => `/eat/${slug}?tab=menu#dish-${dish}`;
    const served = ["/eat/patacon", ...slugs.map((slug) => link(slug))];
    expect((await linksFor("patacones")).slice(0, 3)).toEqual(served);
    expect(plain(await read("patacones"))).toContain("Fried plantains · $3");
    expect(await linksFor("fried plantain", "", "/es")).toEqual(slugs.map((slug) => `/es${link(slug)}`));
    expect(await linksFor("mondongo")).toEqual(slugs.map((slug) => link(slug, "sopa-de-mondongo")));
    expect(await linksFor("casa ola")).toEqual(["/eat/ola"]);
    expect((await linksFor("casa ola patacones"))[0]).toBe(link("ola"));
    expect(await (await town.get("/es/search.json?q=mondong")).json()).toMatchObject({
      suggestions: slugs.map((slug) => ({
        title: "Sopa de mondongo · $5",
        kind: `Casa ${slug}`,
        url: `/es${link(slug, "sopa-de-mondongo")}`,
      })),
    });
    await town.rows("UPDATE restaurant_listings SET menu = '[]' WHERE slug = 'ola'");
    await takeOver();
    expect(await linksFor("mondongo")).toEqual([link("palapa", "sopa-de-mondongo")]);
    await town.rows("DELETE FROM restaurant_listings WHERE slug IN ('ola', 'palapa', 'patacon')");
    await takeOver();
  });

  test("shows who is open now and when something happens, with past events last", async () => {
    expect(plain(await read("faro"))).toMatch(/Pescadería del Faro Seafood Open/);
    expect(plain(await read("tardes"))).toMatch(/Tardes Cafe Closed .*5:00 PM/);
    const drums = await read("drums");
    expect(linksOf(drums).map((link) => link.replace(/-\d+$/, ""))).toEqual([
      "/events/evening-of-drums",
      "/events/drums-for-beginners",
    ]);
    expect(plain(drums)).toMatch(/Evening of drums \S+ Friday, November 27.*7:00 PM/i);
  });

  test("answers the most frequent questions directly", async () => {
    expect(plain(await read("low tide"))).toContain("The tide is rising High at 4:11 PM, 3.2 m");
    expect(plain(await read("marea", "", "/es"))).toContain("Sube la marea");
    expect(plain(await read("sunset"))).toContain("sunset 6:02 PM");
    expect(await read("doctor")).toContain('href="tel:911"');
    expect(plain(await read("cajero", "", "/es"))).toContain("En el pueblo no hay banco.");
  });

  test("shows partial matches, and suggestions if there are none", async () => {
    const near = plain(await read("iguana helicopter"));
    expect(near).toContain("Nothing has all of these words. These come close:");
    expect(near).toContain("Casa Iguana");
    const nothing = await read("xylophone");
    expect(plain(nothing)).toContain("Nothing found for “xylophone”");
    expect(nothing).toContain('href="/calendar"');
    expect(plain(await (await town.get("/search")).text())).toContain("Often asked");
  });

  test("shows one kind page by page, each result once", async () => {
    for (let n = 0; n < 30; n++)
      await addBusiness(town, { name: `Ferretería ${n}`, slug: `ferreteria_${n}` });
    await takeOver();
    expect(await counts("ferreteria")).toEqual([
      ["Everything", undefined],
      ["Businesses", undefined],
    ]);
    const seen: string[] = [];
    let more: string | undefined = "&kind=businesses";
    while (more) {
      const html: string = await read("ferreteria", more);
      seen.push(...linksOf(html));
      more = html.match(/href="\/search\?q=ferreteria(&amp;kind=businesses&amp;page=[^"]+)" rel="next"/)?.[1];
      more = more?.replaceAll("&amp;", "&");
    }
    expect(seen).toHaveLength(30);
    expect(new Set(seen).size).toBe(30);
    for (const found of seen) {
      const [page = "", slug] = found.split("#");
      expect(await (await town.get(page)).text(), found).toContain(` id="${slug}"`);
    }
    await town.rows("DELETE FROM business_listings WHERE name LIKE 'Ferreter%'");
  });

  test("is in the bar of every page, and on the 404 page", async () => {
    const fieldOf = async (path: string) => {
      const form = (await (await town.get(path)).text()).match(
        /<form[^>]*action="[^"]*\/search".*?<\/form>/s,
      )?.[0];
      return form?.replace(/.*action="([^"]+)".*<input[^>]*(name="q").*/s, "$1 $2");
    };
    expect(await fieldOf("/surf")).toBe('/search name="q"');
    expect(await fieldOf("/es/surf")).toBe('/es/search name="q"');
    expect(await fieldOf("/nowhere")).toBe('/search name="q"');
    expect(await (await town.get("/nowhere")).text()).toContain("<search>");
  });

  test("suggests while typing", async () => {
    const suggest = async (typed: string, language = "") =>
      (await town.get(`${language}/search.json?q=${encodeURIComponent(typed)}`)).json();
    expect(await suggest("pescaderia faro")).toEqual({
      query: "pescaderia faro",
      suggestions: [{ title: "Pescadería del Faro", kind: "Eat and drink", url: "/eat/faro" }],
    });
    expect(await suggest("casa ig", "/es")).toMatchObject({
      suggestions: [{ title: "Casa Iguana", kind: "Para dormir", url: "/es/stay/iguana" }],
    });
    expect(await suggest("dog bite")).toMatchObject({
      suggestions: [
        {
          title: "Dog, bat or other bite",
          kind: "What to do until help comes",
          url: "/info?service=emergency#bite",
        },
      ],
    });
    for (const typed of ["", "x", "%%%"]) expect(await suggest(typed)).toMatchObject({ suggestions: [] });
  });

  test("uses an admin's changed words in its suggestions", async () => {
    await town.rows("INSERT INTO translations VALUES ('en', 'search.groups.eat', 'At the table')");
    await town.rows("UPDATE word_changes SET number = number + 1");
    const answer = await town.get("/search.json?q=pescaderia%20faro");
    expect(await answer.json()).toMatchObject({ suggestions: [{ kind: "At the table" }] });
    await town.rows("DELETE FROM translations");
    await town.rows("UPDATE word_changes SET number = number + 1");
  });
});

describe("The results", () => {
  test("costs one trip to the index and one to the database, and sixty rows at most", async () => {
    for (const typed of ["pescadria", "iguana", "drums", "restaurant"]) {
      const response = await look(typed);
      const use = databaseUse(response);
      expect(use.trips, typed).toBe(1);
      expect(searchUse(response).trips, typed).toBe(1);
      expect(use.rows + searchUse(response).rows, typed).toBeLessThanOrEqual(60);
    }
  });

  test("cost one trip for a day, open places or a danger, and no more rows", async () => {
    for (const typed of [
      "tonight",
      "saturday",
      "drums this week",
      "dogs",
      "open now",
      "low tide tomorrow",
      "stingray",
      "dog bite",
    ]) {
      const response = await look(typed);
      const use = databaseUse(response);
      expect(use.trips, typed).toBe(1);
      expect(searchUse(response).trips, typed).toBeLessThanOrEqual(1);
      expect(use.rows + searchUse(response).rows, typed).toBeLessThanOrEqual(60);
    }
  });

  test("fit into the first 14 KB of a new connection, with one stylesheet and without a framework", async () => {
    for (const language of ["", "/es"]) {
      for (const typed of [
        "",
        "tide",
        "restaurant",
        "snake",
        "saturday",
        "drums this week",
        "open now",
        "xylophone",
      ]) {
        const html = await read(typed, "", language);
        expect(quickWeightOf(html)).toBeLessThanOrEqual(14 * 1024);
        expect(html.match(/<script[^>]* src=/g)).toHaveLength(1);
      }
    }
  });

  test("are cached until a place opens or a tide turns, with an ETag, and aren't indexed", async () => {
    const kept = (typed: string, at: string) =>
      town
        .get(`/search?q=${typed}`, { now: at })
        .then(({ headers }) => headers.get("Cloudflare-CDN-Cache-Control"));
    expect(await kept("tardes", now)).toBe("public, max-age=300");
    expect(await kept("tardes", "2026-11-25T21:59:20Z")).toBe("public, max-age=40");
    expect(await kept("tide", "2026-11-25T20:55:50Z")).toBe("public, max-age=10");
    const response = await look("iguana");
    const mark = response.headers.get("ETag") ?? "";
    expect(response.headers.get("Cache-Tag")).toContain("search,");
    expect((await town.get("/search?q=iguana", { headers: { "If-None-Match": mark } })).status).toBe(304);
    expect(await response.text()).toContain('<meta name="robots" content="noindex, follow"/>');
  });

  test("change when a listing is approved, renamed, hidden or deleted", async () => {
    const made = await hold(town, {
      title: "Night of lanterns",
      event_date: "2026-12-05",
      status: "pending",
    });
    await takeOver();
    expect(await linksFor("lanterns")).toEqual([]);
    await decideOn(services(), made, "approve");
    await town.settle();
    expect(await linksFor("lanterns")).toHaveLength(1);

    const { id } = await addRestaurant(town, { name: "Old Anchor", slug: "anchor" });
    await takeOver();
    expect(await linksFor("old anchor")).toEqual(["/eat/anchor"]);
    await town.rows("UPDATE restaurant_listings SET name = 'New Compass' WHERE id = ?", id);
    await takeOver();
    expect(await linksFor("compass")).toEqual(["/eat/anchor"]);
    expect(await linksFor("old anchor")).toEqual([]);

    // The index hasn't been updated, but the database is checked as well.
    await town.rows("UPDATE restaurant_listings SET status = 'rejected' WHERE id = ?", id);
    expect(await linksFor("compass")).toEqual([]);
    await town.rows("UPDATE restaurant_listings SET status = 'approved' WHERE id = ?", id);
    await town.rows("UPDATE restaurant_listings SET deleted_at = 1 WHERE id = ?", id);
    expect(await read("compass")).not.toContain("Compass</mark>");
    await takeOver();
    expect(await linksFor("compass")).toEqual([]);
  });

  test("have an admin's text of a page, and not the previous one", async () => {
    expect(await linksFor("immigration services")).not.toEqual([]);
    await writeSection(town, "/surf", "hero", { title: "Glass at dawn", subtitle: "Zarpes of the point." });
    await takeOver();
    expect(await linksFor("zarpes")).toEqual(["/surf"]);
    await town.rows("DELETE FROM page_content");
    await takeOver();
    expect(await linksFor("zarpes")).toEqual([]);
  });
});

describe("The index", () => {
  const documents = async () =>
    (
      await town.env.SEARCH_DB.prepare(
        "SELECT kind, ref, name_en, name_es, tags, words FROM documents WHERE name_en <> '' ORDER BY kind, ref",
      ).all()
    ).results;

  test("is rebuilt after it was lost, once the next hour's job notices", async () => {
    await takeOver();
    const before = await documents();
    const found = await linksFor("restaurant");
    expect(before.length).toBeGreaterThan(20);
    await town.env.SEARCH_DB.batch(
      ["documents", "spellings", "notes"].map((table) => town.env.SEARCH_DB.prepare(`DELETE FROM ${table}`)),
    );
    expect(await linksFor("restaurant")).toEqual([]);
    expect(await keepIndex(services(), guideSources)).toBe("everything is taken over anew");
    await takeOver();
    expect(await documents()).toEqual(before);
    expect(await linksFor("restaurant")).toEqual(found);
    expect(await keepIndex(services(), guideSources)).toBe("nothing to do");
  });

  test("is correct whether a change is applied once, twice at once, or after a failure halfway", async () => {
    await takeOver();
    const { id } = await addHotel(town, { name: "Tres Palmitos", slug: "palmitos" });
    await expect(indexChanges(services(["d1:3"]), guideSources)).rejects.toThrow();
    expect(await linksFor("palmitos")).toEqual(["/stay/palmitos"]);
    await Promise.all([takeOver(), takeOver()]);
    expect(await town.rows("SELECT * FROM search_changes")).toEqual([]);
    expect(await linksFor("palmitos")).toEqual(["/stay/palmitos"]);
    await town.rows("DELETE FROM hotel_listings WHERE id = ?", id);
    await takeOver();
    expect((await documents()).filter(({ ref }) => ref === id)).toEqual([]);
  });

  test("may be away: the page says so and links on, and isn't cached", async () => {
    const response = await town.get("/search?q=iguana", { failure: "search:all" });
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const page = await response.text();
    expect(plain(page)).toContain("The search is taking a break");
    expect(page).toContain('href="/eat"');
    expect(plain(await (await town.get("/search?q=taxi", { failure: "search:all" })).text())).toContain(
      "Taxis come from Tonosí",
    );
  });
});

describe("Hostile queries", () => {
  test.each([
    '"',
    '""""',
    'iguana" OR "1',
    "iguana NEAR drums",
    "NEAR(iguana drums, 5)",
    "iguana AND NOT drums",
    "*",
    "iguana* OR *",
    "name_en:iguana",
    "{name_en} : iguana",
    "^iguana + - ()",
    "'; DROP TABLE documents; --",
    "' UNION SELECT email FROM user --",
    "🐢🌊 iguana",
    "🐢",
    "\u0000iguana",
    "\u202eiguana",
    "e\u0301".repeat(50),
    "iguana ".repeat(1500),
    "a".repeat(10_240),
    "<script>alert(1)</script>",
    "ñandú ßtraße İstanbul",
    "日本語 كلمة",
  ])("%j are answered without an error", async (typed) => {
    for (const path of ["/search", "/es/search", "/search.json"]) {
      const response = await town.get(`${path}?q=${encodeURIComponent(typed)}`);
      expect([200, 400, 414]).toContain(response.status);
      if (!path.endsWith(".json")) expect(await response.text()).not.toContain("<script>alert");
    }
  });

  test("of other kinds and pages are answered too", async () => {
    for (const query of [
      "kind=nobody",
      "kind=eat&page=xx",
      "kind=eat&page=%5B1%5D",
      "page=%5B-1,9e99%5D",
      "q=a&q=b",
    ]) {
      expect((await town.get(`/search?q=iguana&${query}`)).status, query).toBeLessThan(500);
    }
    expect((await town.get("/search?q=%E0%A4%A")).status).toBeLessThan(500);
  });
});

function searchUse(response: Response): { trips: number; rows: number } {
  return databaseUse(
    new Response(null, { headers: { "x-d1-use": response.headers.get("x-search-use") ?? "" } }),
  );
}
