import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { descriptionAdvice, titleAdvice } from "../../app/rules/content/seo-advice";
import { sitePages } from "../../app/rules/content/site-pages";
import type { TextDates } from "../../app/rules/content/text-changed-on";
import { builtInServices } from "../../app/rules/info/built-in-services";
import { infoPath } from "../../app/rules/info/tabs";
import { localPath } from "../../app/rules/site/language";
import { readHead } from "../support/page-head";
import { tag } from "../support/page-html";
import { addRestaurant } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const everyPage = sitePages.flatMap(({ path }) => [path, localPath("es", path)]);
/** Also services, and tides of the months with the longest names. */
const inResults = [
  ...everyPage,
  ...[
    ...builtInServices.map(({ id }) => infoPath("services", id)),
    "/tides?month=2027-09",
    "/tides?month=2027-02",
  ].flatMap((path) => [path, localPath("es", path)]),
];

describe("Every public page", () => {
  test.each(everyPage)("%s has one title and description, in its language", async (path) => {
    const response = await town.get(path);
    expect(response.status).toBe(200);
    const head = readHead(await response.text());
    expect(head.language).toBe(path.startsWith("/es") ? "es" : "en");
    expect(head.headings).toHaveLength(1);
    expect(head.title.length).toBeGreaterThan(10);
    expect(head.description.length).toBeGreaterThan(50);
    const plain = path.replace(/^\/es/, "") || "/";
    expect(head.canonical).toBe(`http://localhost${path}`);
    expect(head.alternates).toEqual({
      en: `http://localhost${plain}`,
      es: `http://localhost${localPath("es", plain)}`,
      "x-default": `http://localhost${plain}`,
    });
  });

  test.each(inResults)("%s fits in a search result, on a phone too", async (path) => {
    const { title, description } = readHead(await (await town.get(path)).text());
    expect([titleAdvice(title), title]).toEqual([null, title]);
    expect([descriptionAdvice(description), description]).toEqual([null, description]);
  });

  test.each([...everyPage, "/newsletter"])("%s, shared, has a card of the right size", async (path) => {
    const { ogImage } = readHead(await (await town.get(path)).text());
    const card = await town.get(new URL(ogImage).pathname);
    expect(card.headers.get("content-type")).toBe("image/png");
    const picture = Buffer.from(await card.arrayBuffer());
    expect(picture.length).toBeLessThan(100_000);
    const { info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
  });

  test("no two pages share a title or a description", async () => {
    const heads = await Promise.all(
      everyPage.map(async (path) => readHead(await (await town.get(path)).text())),
    );
    expect(new Set(heads.map((head) => head.title)).size).toBe(everyPage.length);
    expect(new Set(heads.map((head) => head.description)).size).toBe(everyPage.length);
  });

  test.each(everyPage)(
    "%s makes one database trip, reads few rows and includes no framework",
    async (path) => {
      const response = await town.get(path);
      const { trips, rows } = databaseUse(response);
      expect(trips).toBe(1);
      expect(rows).toBeLessThanOrEqual(50);
      const html = await response.text();
      expect(html).not.toContain("__reactRouterContext");
      expect([...html.matchAll(/<script[^>]*\ssrc=/g)]).toHaveLength(1);
    },
  );

  test("every link of every page works", async () => {
    const targets = new Set<string>();
    for (const path of everyPage) {
      const html = await (await town.get(path)).text();
      for (const [, href = ""] of html.matchAll(/<a\s[^>]*href="(\/[^"#]*)/g))
        targets.add(href.replaceAll("&amp;", "&"));
    }
    expect(targets.size).toBeGreaterThan(1);
    for (const target of targets) {
      const { status } = await town.get(target);
      expect([200, 302, 303, 308], `${target} answered ${status}`).toContain(status);
    }
  });
});

describe("A stored SEO record of an English page", () => {
  afterEach(() =>
    town.env.DB.batch(["page_seo", "page_content"].map((one) => town.env.DB.prepare(`DELETE FROM ${one}`))),
  );

  function store(path: string, seo: Record<string, string>) {
    const names = Object.keys(seo);
    return town.rows(
      `INSERT INTO page_seo (id, page_path, created_at, updated_at, ${names.join(", ")})
       VALUES (?1, ?1, 0, 0, ${names.map((_, index) => `?${index + 2}`).join(", ")})`,
      path,
      ...Object.values(seo),
    );
  }

  test.each(["/", "/eat", "/surf", "/calendar", "/blog"])(
    "never tells search engines to drop the Spanish page of %s",
    async (path) => {
      const canonical_url = `http://localhost${path}?kept`;
      await store(path, { canonical_url, page_title: "Stored title", meta_keywords: "stored" });
      const built = readHead(await (await town.get(localPath("es", path))).text());
      const html = await (await town.get(localPath("es", path))).text();
      const twin = `http://localhost${localPath("es", path)}`;
      expect(readHead(html).canonical).toBe(twin);
      expect(tag(html, { property: "og:url" })?.content).toBe(twin);
      expect(built.title).not.toBe("Stored title");
      const english = await (await town.get(path)).text();
      expect([readHead(english).canonical, readHead(english).title]).toEqual([canonical_url, "Stored title"]);
      expect(tag(english, { property: "og:url" })?.content).toBe(canonical_url);
      await store(localPath("es", path), { meta_description: "Guardada en español" });
      const own = readHead(await (await town.get(localPath("es", path))).text());
      expect([own.title, own.description, own.canonical]).toEqual([built.title, "Guardada en español", twin]);
    },
  );

  /** Long guides show a folded section's first sentence. */
  const foldingGuides = ["/surf", "/transportation", "/real-estate"];
  const folded = {
    whole: /<details[^>]*><summary><h2>The .*?<\/details>/s,
    sentence: /<summary>.*>Take the ford\.<\/span>.*<\/summary>.*<p>At low tide\.<\/p>/s,
  };
  const open = {
    whole: /<section[^>]* id="bridge-notice".*?<\/section>/s,
    sentence: /<p>Take the ford\.<\/p><p>At low tide\.<\/p>/,
  };

  // The tabs of /info share its rows.
  const pagesWithRows = everyPage.filter((path) => !path.includes("?"));
  test.each(pagesWithRows)("an unknown section is shown as plain text on %s", async (path) => {
    const plain = path.replace(/^\/es/, "") || "/";
    const content = { title: "The <bridge> is out", text: "Take the ford.\n\nAt low tide." };
    await town.rows(
      `INSERT INTO page_content (id, page_path, section_name, content_data, display_order, created_at, updated_at)
       VALUES ('bridge', ?, 'bridge notice', ?, 2, 0, 0)`,
      plain,
      JSON.stringify(content),
    );
    const { whole, sentence } = foldingGuides.includes(plain) ? folded : open;
    const section = (await (await town.get(path)).text()).match(whole)?.[0] ?? "";
    expect(section).toContain("The &lt;bridge&gt; is out</h2>");
    expect(section).toMatch(sentence);
    expect(section.includes('lang="en"')).toBe(path !== plain);
    await town.rows("UPDATE page_content SET is_visible = 0");
    expect(await (await town.get(path)).text()).not.toContain("Take the ford");
  });
});

describe("An unknown page", () => {
  test.each([
    ["/nowhere", "en", "Page Not Found"],
    ["/es/ninguna-parte", "es", "Página no encontrada"],
    ["/surf/nowhere", "en", "Page Not Found"],
  ])("%s answers 404 in the right language", async (path, language, heading) => {
    const response = await town.get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const head = readHead(await response.text());
    expect(head.language).toBe(language);
    expect(head.headings).toEqual([heading]);
    expect(head.robots).toBe("noindex");
  });
});

describe("Files for crawlers", () => {
  test("the sitemap is well-formed, has correct dates and lists only working pages", async () => {
    await town.rows("DELETE FROM page_content");
    await town.rows(
      `INSERT INTO page_content (id, page_path, section_name, content_data, created_at, updated_at)
       VALUES ('s', '/surf', 'hero', '{}', 0, ?)`,
      Date.UTC(2026, 2, 4, 12),
    );
    await town.env.FILES.delete(["text-dates.json", "sitemap.xml"]);
    await town.run({ cron: "7 * * * *", at: new Date("2026-03-01T12:00:00Z") });
    const response = await town.get("/sitemap.xml");
    expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    const xml = await response.text();
    const urls = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, url = ""]) => url);
    expect(urls.length).toBe(everyPage.length);
    const shape =
      /^<loc>http[^<]+<\/loc>(<xhtml:link rel="alternate" hreflang="(en|es|x-default)" href="http[^"]+"\/>){3}(<lastmod>\d{4}-\d\d-\d\d<\/lastmod>)?<changefreq>(hourly|daily|weekly|monthly|yearly)<\/changefreq><priority>(1\.0|0\.\d)<\/priority>$/;
    for (const url of urls) {
      expect(url).toMatch(shape);
      const [, address = ""] = url.match(/<loc>([^<]+)/) ?? [];
      expect((await town.get(new URL(address).pathname)).status).toBe(200);
    }
    expect(urls.find((url) => url.includes("<loc>http://localhost/surf<"))).toContain(
      "<lastmod>2026-03-04</lastmod>",
    );
    const dated = (path: string) => datesIn(xml).get(path);
    expect([dated("/surf"), dated("/es/surf"), dated("/legal")]).toEqual([
      "2026-03-04",
      "2026-03-04",
      "2026-03-01",
    ]);
    await town.rows("DELETE FROM page_content");
  });

  test("the sitemap dates a fixed page by its last edit, or by what it lists", async () => {
    const daysAfter = async (at: string) => {
      await town.run({ cron: "7 * * * *", at: new Date(at) });
      return datesIn(await (await town.get("/sitemap.xml")).text());
    };
    await town.env.FILES.delete("text-dates.json");
    const first = await daysAfter("2026-03-01T13:00:00Z");
    expect(sitePages.filter(({ path }) => !first.get(path))).toEqual([]);
    const seen = await (await town.env.FILES.get("text-dates.json"))?.json<TextDates>();
    await town.env.FILES.put(
      "text-dates.json",
      JSON.stringify({ ...seen, "/surf": { hash: "other", since: "2026-03-01" } }),
    );
    await addRestaurant(town, { approved_at: Date.UTC(2026, 2, 15, 12) });
    const later = await daysAfter("2026-04-01T12:00:00Z");
    const changed = [...later].filter(([path, day]) => first.get(path) !== day && !path.startsWith("/es"));
    expect(Object.fromEntries(changed)).toEqual({
      "/": "2026-03-15",
      "/eat": "2026-03-15",
      "/eat/place_1": "2026-03-15",
      "/surf": "2026-04-01",
      "/disclosure": "2026-04-01",
    });
    expect([later.get("/privacy"), later.get("/terms")]).toEqual(["2023-04-14", "2023-04-14"]);
    await town.rows("DELETE FROM restaurant_listings");
  });

  const datesIn = (xml: string) =>
    new Map(
      [
        ...xml.matchAll(
          /<loc>http:\/\/localhost([^<]*)<\/loc>.*?(?:<lastmod>([\d-]+)<\/lastmod>)?<changefreq>/g,
        ),
      ].map(([, path = "", day]) => [path || "/", day] as const),
    );

  test("the sitemap is generated on request before the job has run", async () => {
    await town.env.FILES.delete("sitemap.xml");
    expect(await (await town.get("/sitemap.xml")).text()).toContain("<loc>http://localhost/es</loc>");
  });

  test("robots.txt closes the private areas to every group of crawlers", async () => {
    const text = await (await town.get("/robots.txt")).text();
    const groups = text.split("\n\n").filter((group) => group.startsWith("User-agent"));
    expect(groups.map((group) => group.split("\n")[0])).toEqual([
      "User-agent: *",
      "User-agent: Bingbot",
      "User-agent: Slurp",
    ]);
    for (const group of groups) {
      for (const area of [
        "/admin",
        "/admin/",
        "/es/admin",
        "/profile/",
        "/auth/",
        "/api/admin/",
        "/api/auth/",
      ]) {
        expect(group.split("\n")).toContain(`Disallow: ${area}`);
      }
    }
    expect(groups.map((group) => group.includes("Crawl-delay: 1"))).toEqual([false, true, true]);
    expect(text).toContain("Sitemap: http://localhost/sitemap.xml");
  });
});
