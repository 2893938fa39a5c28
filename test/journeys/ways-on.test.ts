import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { barLinks, exploreLinks, legalLinks, planLinks } from "../../app/components/site/navigation";
import { sitePages } from "../../app/rules/content/site-pages";
import { builtInServices } from "../../app/rules/info/built-in-services";
import { infoPath } from "../../app/rules/info/tabs";
import { languages, localPath } from "../../app/rules/site/language";
import { predictSea } from "../../app/server/operations/sea/predict-sea";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { plain, tags } from "../support/page-html";
import { addActivity, addBusiness, addHotel, addRestaurant } from "../support/places";
import { addPost } from "../support/posts";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
const read = async (path: string) => (await town.get(path)).text();
const framed = [...new Set([...barLinks, ...exploreLinks, ...planLinks, ...legalLinks])];

const event_date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  town = await openTown();
  await addRestaurant(town, { name: "La Panga", slug: "panga" });
  await addHotel(town, { slug: "almendros" });
  await addActivity(town, { slug: "marea" });
  await addBusiness(town, { slug: "esquina" });
  await addPost(town, { title: "Read the sea", language: "en" });
  const now = new Date();
  await predictSea(town.services({ now }), now);
  await hold(town, { title: "Fire on the beach", event_date, now });
  await hold(town, { title: "Every week", event_date, now, pattern: everyWeek });
});
afterAll(() => town.close());

const details = [
  ...["/eat/panga", "/stay/almendros", "/do/marea", "/blog/read-the-sea"],
  ...["/events/fire-on-the-beach", "/events/every-week", `/events/every-week/${event_date}`],
  ...["/search", "/search?q=panga", "/search?q=xylophone", "/nowhere", "/eat/nobody_we_know"],
  ...["/newsletter", "/newsletter/confirm?token=none", "/newsletter/unsubscribe?token=none"],
];
const services = builtInServices.map(({ id }) => infoPath("services", id));
const everyPage = [...sitePages.map(({ path }) => path), ...services, ...details].flatMap((path) =>
  languages.map((language) => localPath(language, path)),
);

/** Internal links in a part of a page, without hashes. */
function waysOf(html: string): string[] {
  return tags(html, {}).flatMap(({ href }) => (href?.startsWith("/") ? [href.replace(/#.*/, "")] : []));
}
const part = (html: string, pattern: RegExp) => html.match(pattern)?.[0] ?? "";
const menuOf = (html: string) => part(html, /<nav id="menu".*?<\/nav>/s);
const footerOf = (html: string) => part(html, /<footer.*<\/footer>/s);
/** The page's text, without tabs, breadcrumbs and pagination. */
const textOf = (html: string) => part(html, /<main.*<\/main>/s).replace(/<nav.*?<\/nav>/gs, "");

test.each(everyPage)(
  "from %s every page of the menu and the footer is at most two taps away",
  async (path) => {
    const language = path.startsWith("/es") ? "es" : "en";
    const html = await read(path);
    const first = new Set([...waysOf(menuOf(html)), ...waysOf(footerOf(html))]);
    const missing = framed
      .map((one) => localPath(language, one))
      .filter((one) => one !== path && !first.has(one));
    for (const step of missing.length > 0 ? first : []) {
      const next = new Set(waysOf(await read(step)));
      for (const one of [...missing]) if (next.has(one)) missing.splice(missing.indexOf(one), 1);
    }
    expect(missing).toEqual([]);
  },
);

test.each(everyPage)("the text of %s links to another page", async (path) => {
  const ways = waysOf(textOf(await read(path))).filter((one) => one !== path);
  expect(ways).not.toEqual([]);
});

test.each(["/", "/es"])(
  "the text of %s links to every page of the menu and of trip planning",
  async (path) => {
    const language = path === "/es" ? "es" : "en";
    const ways = new Set(
      waysOf(part(await read(path), /<main.*<\/main>/s)).map((way) => way.replace(/\?.*/, "")),
    );
    // The month of tides is one step beyond today's page.
    const wanted = [...barLinks, ...exploreLinks, ...planLinks]
      .filter((one) => one !== "/tides")
      .map((one) => localPath(language, one));
    expect(wanted.filter((one) => !ways.has(one))).toEqual([]);
  },
);

describe.each(languages)("Every guide (%s)", (language) => {
  const guides = ["/surf", "/transportation", "/real-estate", "/legal", "/privacy", "/terms", "/disclosure"];

  test.each(guides)("%s ends with what to read next", async (guide) => {
    const html = await read(localPath(language, guide));
    const end = html.match(/<section[^>]* id="next".*?<\/section>/s)?.[0] ?? "";
    const ways = waysOf(end);
    expect(ways.length).toBeGreaterThanOrEqual(2);
    expect(ways).not.toContain(localPath(language, guide));
    for (const way of ways) expect(way.startsWith("/es")).toBe(language === "es");
    expect(html.slice(html.indexOf(end) + end.length)).not.toMatch(/<section.*<\/main>/s);
  });

  test("links names in its text to their pages", async () => {
    for (const [guide, target] of [
      ["/privacy", "/disclosure"],
      ["/terms", "/privacy"],
      ["/real-estate", "/legal"],
      ["/surf", "/do?category=surf"],
      ["/surf", "/tides"],
      ["/transportation", "/info?tab=transportation"],
      [infoPath("services", "surf-lessons"), "/do?category=surf"],
    ] as const) {
      const html = await read(localPath(language, guide));
      const prose = textOf(html).replace(/<section[^>]* id="next".*?<\/section>/s, "");
      expect(waysOf(prose), guide).toContain(localPath(language, target));
      expect(plain(html), guide).not.toMatch(/\]\(/);
    }
  });
});

describe("The 404 page", () => {
  test.each([
    ["/surfing", 'href="/surf"', "Were you looking for “Surf”?"],
    ["/es/restaurantes", 'href="/es/eat"', "¿Buscabas “Comer”?"],
    ["/info?tab=nonsense", 'href="/info"', "Were you looking for “Info”?"],
    ["/eat/pnga", 'href="/eat/panga"', "Were you looking for “La Panga”?"],
    ["/es/eat/Panga-", 'href="/es/eat/panga"', "¿Buscabas “La Panga”?"],
    ["/stay/almendro", 'href="/stay/almendros"', "Were you looking for “Los Almendros”?"],
    ["/es/do/marrea", 'href="/es/do/marea"', "¿Buscabas “Marea Alta”?"],
  ])("suggests the most similar address at %s", async (path, link, words) => {
    const response = await town.get(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(part(html, /<main.*<\/main>/s)).toContain(link);
    expect(plain(html)).toContain(words);
  });

  test.each(["/nowhere", "/eat/nobody_we_know", "/stay/panga"])(
    "suggests none if none is similar to %s",
    async (path) => {
      expect(plain(await read(path))).not.toContain("Were you looking for");
    },
  );

  test("never suggests a place that isn't public", async () => {
    await addRestaurant(town, { name: "Not yet", slug: "horno_nuevo", status: "pending" });
    await addRestaurant(town, { name: "Gone", slug: "horno_viejo", deleted_at: Date.now() });
    for (const path of ["/eat/horno_nuevo", "/eat/horno_viejo", "/eat/horno_nuev"])
      expect(plain(await read(path)), path).not.toContain("Were you looking for");
  });

  test("costs one round trip, and no more rows in a larger town", async () => {
    const use = async () => databaseUse(await town.get("/stay/rooms_5"));
    const small = await use();
    for (let n = 0; n < 60; n++) await addHotel(town, { slug: `rooms_${100 + n}` });
    const large = await use();
    expect([small.trips, large.trips]).toEqual([1, 1]);
    expect(large.rows).toBeLessThan(small.rows + 50);
  });
});

test.each([
  "/events/fire-on-the-beach",
  "/es/eat/panga",
  "/blog/read-the-sea",
  infoPath("services", "security"),
])("the link back from %s points back", async (path) => {
  const back = part(await read(path), /<a class="more back".*?<\/a>/s);
  expect(back).toMatch(/^<a[^>]*><svg/);
  expect(waysOf(back)[0]).toMatch(/^(\/es)?\/(calendar|eat|blog|info)$/);
});
