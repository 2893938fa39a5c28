import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firstAid } from "../../app/locales/en/guides/first-aid";
import { catalogs } from "../../app/locales/index";
import { infoPath, infoTabs } from "../../app/rules/info/tabs";
import { languages, localPath } from "../../app/rules/site/language";
import { hold } from "../support/events";
import { readHead } from "../support/page-head";
import { plain } from "../support/page-html";
import { addActivity, addBusiness, cardNames, markupOf, weightOf } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
/** Monday, 10:00 AM in Cambutal. */
const now = "2026-11-23T15:00:00Z";
const read = async (path: string) => (await town.get(path, { now })).text();
const service = (id: string) => infoPath("services", id);
const served = ["emergency", "surf-lessons", "car-rental", "security", "language-school", "maintenance"];

beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

describe.each(languages)("The information guide (%s)", (language) => {
  const words = catalogs[language].info;
  const local = (path: string) => localPath(language, path);

  test("has five tabs, each with its own address, name and phone numbers", async () => {
    const titles = new Set<string>();
    for (const tab of infoTabs) {
      const response = await town.get(local(infoPath(tab)));
      expect(response.status).toBe(200);
      const html = await response.text();
      const [, bar = ""] = html.match(/id="tabs">(.*?)<\/nav>/s) ?? [];
      expect([...bar.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll("&amp;", "&"))).toEqual(
        infoTabs.map((one) => `${local(infoPath(one))}#tabs`),
      );
      expect(bar).toMatch(new RegExp(`aria-current="page"[^>]*>${words.tabs[tab]}<`));
      expect(html).toContain('href="tel:911"');
      const head = readHead(html);
      titles.add(head.title);
      expect(head.canonical).toBe(`http://localhost${local(infoPath(tab))}`);
      expect(head.alternates.es).toBe(`http://localhost${localPath("es", infoPath(tab))}`);
      expect(head.robots).toBe("index, follow");
    }
    expect(titles.size).toBe(infoTabs.length);
  });

  test("shows six services as cards that lead to their pages", async () => {
    const html = await read(local("/info"));
    const cards = html.match(/<article class="card service-card">.*?<\/article>/gs) ?? [];
    expect(cards.map((card) => card.match(/service=([\w-]+)/)?.[1])).toEqual(served);
    for (const card of cards) {
      expect(card).toMatch(/<svg class="icon"/);
      expect(card).toContain(words.details);
    }
  });

  test.each(served)("has a page for %s, with a link back", async (id) => {
    const html = await read(local(service(id)));
    const head = readHead(html);
    expect(head.headings).toHaveLength(1);
    expect(head.canonical).toBe(`http://localhost${local(service(id))}`);
    expect(head.description.length).toBeGreaterThan(60);
    expect(html).toContain(`href="${local("/info")}#services"`);
    expect(markupOf(html).at(-1)).toMatchObject({ "@type": "BreadcrumbList" });
  });

  test.each(["?tab=nonsense", "?tab=services&service=nobody", "?tab=legal&service=emergency", "?service="])(
    "answers %s with the 404 page",
    async (query) => {
      const response = await town.get(local(`/info${query}`));
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(readHead(html)).toMatchObject({
        language,
        headings: [catalogs[language].errors.notFound.title],
      });
    },
  );

  test.each(["real-estate", "legal", "transportation"] as const)(
    "leads from %s to its guide",
    async (tab) => {
      const html = await read(local(infoPath(tab)));
      expect(html).toContain(`href="${local(`/${tab}`)}"`);
      const guide = await read(local(`/${tab}`));
      expect(guide).toContain(`href="${local(infoPath(tab))}#tabs"`);
    },
  );
});

test("the first tab has the specification's title, for sharing too", async () => {
  const html = await read("/info");
  expect(readHead(html).title).toBe("Cambutal Information Guide - Essential Travel Info");
  expect(readHead(html).headings).toEqual(["Information Guide"]);
  expect(plain(html)).toContain("Everything you need to know about Cambutal");
});

test("the SEO record of /info applies to its first tab only", async () => {
  for (const [path, title] of [
    ["/info", "Set title"],
    ["/es/info", "Título puesto"],
  ]) {
    await town.rows(
      `INSERT INTO page_seo (id, page_path, page_title, meta_description, canonical_url, created_at, updated_at)
       VALUES (?1, ?1, ?2, ?2, 'http://localhost/info', 1, 1)`,
      path,
      title,
    );
  }
  const parts = [...infoTabs.slice(1).map((tab) => infoPath(tab)), service("emergency")];
  for (const language of languages) {
    expect(readHead(await read(localPath(language, "/info"))).title).toMatch(/^(Set title|Título puesto)$/);
    for (const part of parts.map((path) => localPath(language, path))) {
      const head = readHead(await read(part));
      expect(head.title, part).not.toMatch(/Set title|Título puesto/);
      expect(head.description, part).not.toMatch(/Set title|Título puesto/);
      expect(head.canonical, part).toBe(`http://localhost${part}`);
    }
  }
  await town.rows("DELETE FROM page_seo");
});

test("repairs available at any hour are never shown as closed", async () => {
  const sunday = "2026-11-22T15:00:00Z";
  for (const language of languages) {
    const path = localPath(language, infoPath("services", "maintenance"));
    const html = await (await town.get(path, { now: sunday })).text();
    expect(plain(html)).toMatch(/emergency repairs at any hour|reparaciones de emergencia, a cualquier hora/);
    expect(html).not.toContain("badge");
  }
});

describe("The page for emergencies", () => {
  test("begins with large numbers, and only dials those of the country and of the divers", async () => {
    const html = await read(service("emergency"));
    const main = html.match(/<main.*<\/main>/s)?.[0] ?? "";
    const dialled = [...main.matchAll(/href="(tel:[^"]+)"/g)].map(([, link]) => link);
    expect([...new Set(dialled)]).toEqual([
      "tel:911",
      "tel:104",
      "tel:103",
      "tel:+5075204426",
      "tel:+19196849111",
    ]);
    expect(main.indexOf("tel:911")).toBeLessThan(main.indexOf("Call 911 first"));
    expect(plain(main)).toContain(
      "Local police station; Tourist police; Red Cross: no confirmed number yet, so call 911.",
    );
  });

  test("says what to do until help comes, in lines", async () => {
    for (const path of [service("emergency"), localPath("es", service("emergency"))]) {
      const help = (await read(path)).match(/<section id="first-aid".*?<\/section><\/div><\/section>/s)?.[0];
      const parts = [...(help ?? "").matchAll(/<section id="([a-z]+)">/g)].map(([, id]) => id);
      expect(parts).toEqual(firstAid.cards.map(({ id }) => id));
      expect(help?.match(/<li>/g)?.length).toBeGreaterThanOrEqual(60);
      const calls = [...(help ?? "").matchAll(/class="first-aid-call"><a[^>]* href="([^"]+)"/g)];
      const doctorFor = ["water"];
      expect(calls.map(([, href]) => href)).toEqual(
        parts.map((part) => (doctorFor.includes(part ?? "") ? "#doctor" : "tel:911")),
      );
    }
    expect(await read(service("security"))).not.toContain('id="first-aid"');
  });

  test("links to first aid right after its numbers, each part with its own address", async () => {
    for (const language of languages) {
      const html = await read(localPath(language, "/info?service=emergency"));
      const [, first = ""] = html.match(/<article class="service"(.*?)<div class="prose"/s) ?? [];
      expect(first.indexOf('href="tel:911"')).toBeGreaterThan(0);
      expect(first.indexOf('href="tel:911"')).toBeLessThan(first.indexOf('href="#stingray"'));
      for (const { id } of firstAid.cards) {
        expect(first, id).toContain(`href="#${id}"`);
        expect(html.split(` id="${id}"`), id).toHaveLength(2);
      }
    }
  });

  test("is linked from the surf guide, from today, and from every footer", async () => {
    for (const language of languages) {
      const way = (part: string) => `href="${localPath(language, `/info?service=emergency#${part}`)}"`;
      for (const path of ["/surf", "/today"]) {
        const html = await read(localPath(language, path));
        for (const part of ["stingray", "jellyfish", "current", "drowning"])
          expect(html).toContain(way(part));
        expect(html.match(/<nav class="first-aid-ways.*?<\/nav>/s)?.[0]).toContain("tel:911");
      }
      const foot = (await read(localPath(language, "/legal"))).match(/<footer.*<\/footer>/s)?.[0];
      expect(foot).toContain(way("first-aid"));
      expect(foot).toContain('href="tel:911"');
    }
  });

  test("is linked from activities in the water and on the beach, and not on land", async () => {
    await addActivity(town, { business_name: "Paddle Out", slug: "paddle_out", category: "surf" });
    await addActivity(town, { business_name: "Hammock Yoga", slug: "hammock_yoga", category: "fitness" });
    const beach = await hold(town, { title: "Driftwood", location: "West end of the beach" });
    const hall = await hold(town, { title: "Bingo", location: "The school" });
    const ways = async (path: string) =>
      [...(await read(path)).matchAll(/<a href="[^"]*service=emergency#([a-z]+)"/g)].flatMap(
        ([, part = ""]) => (part === "first" ? [] : part),
      );
    expect(await ways("/do/paddle_out")).toEqual(["stingray", "jellyfish", "current", "drowning"]);
    expect(await ways("/do/hammock_yoga")).toEqual([]);
    expect(await ways(`/events/${beach.slug}`)).toEqual(["stingray", "jellyfish", "heat", "current"]);
    expect(await ways(`/events/${hall.slug}`)).toEqual([]);
  });

  test("shows the hours of a clinic nobody can reach yet, and no status", async () => {
    const html = await read(service("emergency"));
    expect(plain(html)).toMatch(/Local health center .*? open today\. Mon to Fri 7:00 AM to 3:00 PM/);
    const evening = await town.get(service("emergency"), { now: "2026-11-23T19:58:20Z" });
    expect(evening.headers.get("Cloudflare-CDN-Cache-Control")).toBe("public, max-age=160");
    const night = await town.get(localPath("es", service("emergency")), { now: "2026-11-24T04:00:00Z" });
    expect(plain(await night.text())).toMatch(/Centro de salud local .*? Lunes a viernes/);
  });

  test("shows no status if no provider is known yet", async () => {
    const words = plain(await read(service("car-rental")));
    expect(words).toContain("Every day 7:00 AM to 7:00 PM");
    expect(words).not.toMatch(/Open Now|Closed/);
  });

  test("has structured data for each facility and number", async () => {
    const types = markupOf(await read(service("emergency"))).map((one) => one["@type"]);
    expect(types).toEqual([
      "Hospital",
      "MedicalClinic",
      "Hospital",
      "MedicalClinic",
      ...Array.from({ length: 4 }, () => "EmergencyService"),
      "BreadcrumbList",
    ]);
    expect(markupOf(await read("/info")).map((one) => one["@type"])).toEqual(["ItemList"]);
  });

  test("works while the database is away, as every text tab does, and is then not cached", async () => {
    for (const path of [service("emergency"), "/info", "/es/info?tab=legal", "/transportation"]) {
      const response = await town.get(path, { failure: "d1:all" });
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      expect(await response.text()).toMatch(/tel:911|id="property-law"/);
    }
  });
});

describe("The person to call", () => {
  test.each([
    ["a page that is not there", "/es/nada", undefined, 404],
    ["a list while the database is away", "/info?tab=businesses", "d1:all", 503],
    ["a list of restaurants while the database is away", "/eat", "d1:all", 503],
  ])("is shown on %s", async (_, path, failure, status) => {
    const response = await town.get(path, { failure });
    expect(response.status).toBe(status);
    const html = await response.text();
    for (const link of ["tel:911", "tel:104", "tel:103", "tel:+5075204426"])
      expect(html).toContain(`href="${link}"`);
  });
});

describe("The Businesses tab", () => {
  beforeAll(async () => {
    await addBusiness(town, {
      name: "La Esquina",
      slug: "la_esquina",
      phone: "+507 0000-0401",
      website: "https://example.com/esquina",
      email: "secret@cambutal.test",
      user_id: "somebody-secret",
    });
    await addBusiness(town, { name: "Not Yet", status: "pending" });
    await addBusiness(town, { name: "Turned Down", status: "rejected" });
  });

  test("lists them with their contacts", async () => {
    for (const path of ["/info?tab=businesses", "/es/info?tab=businesses"]) {
      const html = await read(path);
      expect(html).toContain("La Esquina");
      expect(html).toContain('href="tel:+50700000401"');
      expect(html).toContain('href="https://example.com/esquina"');
    }
  });

  test("filters them by category, with counts", async () => {
    await addBusiness(town, { name: "El Taller", category: "Services" });
    const all = await read("/info?tab=businesses");
    expect(all).toMatch(
      /href="\/info\?tab=businesses&amp;category=Services#list"[^>]*>Services<span[^>]*>1</,
    );
    const services = await read("/es/info?tab=businesses&category=Services");
    expect(services).toContain("El Taller");
    expect(services).not.toContain("La Esquina");
    expect(await read("/info?tab=businesses&category=Nonsense")).toContain(
      'href="/info?tab=businesses#list"',
    );
    await town.rows("DELETE FROM business_listings WHERE name = 'El Taller'");
  });

  test("has structured data for each business with its anchor", async () => {
    const [list] = markupOf(await read("/info?tab=businesses"));
    expect(list).toMatchObject({
      "@type": "ItemList",
      itemListElement: [
        { position: 1, item: { "@type": "LocalBusiness", name: "La Esquina", telephone: "+50700000401" } },
      ],
    });
  });

  test("contains no owner, pending or rejected data, in one round trip", async () => {
    for (const path of ["/info?tab=businesses", "/info.data?tab=businesses"]) {
      const response = await town.get(path);
      expect(databaseUse(response).trips).toBe(1);
      const text = await response.text();
      for (const secret of ["secret@", "somebody-secret", "Not Yet", "Turned Down"])
        expect(text).not.toContain(secret);
    }
  });

  test("weighs at most 18 KB with 24 cards", async () => {
    for (let number = 0; number < 24; number++) {
      await addBusiness(town, {
        name: `Shop ${number}`,
        phone: `6000-00${number + 10}`,
        description: "Nails.",
      });
    }
    const html = await read("/es/info?tab=businesses");
    expect(cardNames(html).length + (html.match(/<article class="card[ "]/g)?.length ?? 0)).toBe(24);
    expect(weightOf(html)).toBeLessThanOrEqual(18 * 1024);
  });

  test("answers an invalid page key with 400", async () => {
    expect((await town.get("/info?tab=businesses&page=nonsense")).status).toBe(400);
  });
});
