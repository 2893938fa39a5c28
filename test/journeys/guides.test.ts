import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetSections, writeSection } from "../support/content";
import { readHead } from "../support/head";
import { openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const html = async (path: string, now?: string) => (await town.get(path, { now })).text();

describe("The guides", () => {
  test.each([
    ["/surf", "Surf Cambutal"],
    ["/transportation", "Getting to Cambutal"],
    ["/real-estate", "Buying land in Cambutal"],
    ["/legal", "Legal Resources"],
    ["/privacy", "Privacy Policy"],
    ["/terms", "Terms of Service"],
    ["/disclosure", "Affiliate Disclosure"],
  ])("%s is titled %s and has a way to each of its parts", async (path, title) => {
    const page = await html(path);
    expect(readHead(page).headings).toEqual([title]);
    const contents = page.match(/<nav[^>]*contents-title.*?<\/nav>/s)?.[0] ?? "";
    const ids = new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    for (const [, target] of contents.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
    expect(page.match(/<h2/g)?.length).toBeGreaterThan(2);
  });

  test("/legal has three topics of five points and three kinds of help", async () => {
    for (const path of ["/legal", "/es/legal"]) {
      const page = await html(path);
      const topics = page
        .match(/<section[^>]* id="topics".*?<\/section>/s)?.[0]
        .match(/<article.*?<\/article>/gs);
      expect(topics?.map((topic) => topic.match(/<li>/g)?.length)).toEqual([5, 5, 5]);
      const help = page.match(/<section[^>]* id="resources".*?<\/section>/s)?.[0];
      expect(help?.match(/<h3>/g)).toHaveLength(3);
    }
    expect(await html("/legal")).toMatch(/Residency &amp; Visas.*Property Laws.*Business Laws/s);
  });

  test("privacy and terms carry their date, in each language's way", async () => {
    for (const path of ["/privacy", "/terms"]) {
      expect(await html(path)).toContain('<time dateTime="2023-04-14">April 14, 2023</time>');
      expect(await html(`/es${path}`)).toContain('<time dateTime="2023-04-14">14 de abril de 2023</time>');
    }
  });

  test("the disclosure is of today, as Panama counts days, and is kept no longer than the day", async () => {
    const evening = await town.get("/disclosure", { now: "2026-11-21T04:58:00Z" });
    expect(await evening.text()).toContain("November 20, 2026");
    expect(evening.headers.get("Cloudflare-CDN-Cache-Control")).toBe("public, max-age=120");
    expect(await html("/es/disclosure", "2026-11-21T05:00:00Z")).toContain("21 de noviembre de 2026");
  });

  test("a guide is kept five minutes and served five more while it is made anew", async () => {
    const { headers } = await town.get("/surf");
    expect(headers.get("Cloudflare-CDN-Cache-Control")).toBe(
      "public, max-age=300, stale-while-revalidate=300",
    );
    expect(headers.get("Cache-Tag")).toBe("pages,page:/surf,sea");
  });

  test("a card of its own stands on every shared link, with its size and words", async () => {
    const page = await html("/transportation");
    expect(readHead(page).ogImage).toBe("http://localhost/social/transportation.png");
    expect(page).toContain('<meta property="og:image:width" content="1200"/>');
    expect(page).toContain('<meta property="og:image:height" content="630"/>');
    expect(page).toMatch(/<meta property="og:image:alt" content="[^"]{10,}"/);
  });

  test("rows of page_content change a guide, section by section", async () => {
    const row = (id: string, section: string, content: object, visible: number, order: number) =>
      town.rows(
        `INSERT INTO page_content
         (id, page_path, section_name, content_data, is_visible, display_order, created_at, updated_at)
         VALUES (?, '/surf', ?, ?, ?, ?, 0, 0)`,
        id,
        section,
        JSON.stringify(content),
        visible,
        order,
      );
    await row("a", "tides", { text: "Ask at the ramp." }, 1, 2);
    await row("b", "gear", {}, 0, 3);
    const english = await html("/surf");
    expect(english).toContain("<p>Ask at the ramp.</p>");
    expect(english).not.toContain('id="gear"');
    expect(english.indexOf('id="tides"')).toBeLessThan(english.indexOf('id="season"'));
    const spanish = await html("/es/surf");
    const tides = spanish.match(/<section[^>]* id="tides".*?<\/section>/s)?.[0];
    expect(tides).toContain('<div class="prose" lang="en"><p>Ask at the ramp.</p>');
    expect(tides?.match(/lang="en"/g)).toHaveLength(1);
    await town.rows("DELETE FROM page_content");
  });
});

describe("What the way costs", () => {
  test("is told in kinds alone until an admin enters a price with the day it was checked", async () => {
    const costs = async (path: string) =>
      (await html(path)).match(/<section[^>]* id="costs".*?<\/section>/s)?.[0] ?? "";
    for (const path of ["/transportation", "/es/transportation"]) {
      expect((await costs(path)).match(/<dt/g)).toHaveLength(5);
      expect(await costs(path)).not.toContain('class="fact"');
    }
    const prices = [
      { id: "coach", range: "$9 to $10", checkedOn: "2026-11-20" },
      { id: "local-bus", range: "$3" },
      { id: "taxi", range: "$15", checkedOn: "2026-11-20" },
    ];
    await writeSection(town, "/transportation", "costs", { costs: prices });
    const english = await costs("/transportation");
    expect(english).toMatch(
      /Bus from Albrook<\/dt><dd class="fact">\$9 to \$10<.*Checked on November 20, 2026\./s,
    );
    expect(english).not.toContain("$3");
    const spanish = await costs("/es/transportation");
    expect(spanish).toMatch(
      /Taxi desde Tonosí<\/dt><dd class="fact">\$15<.*Revisado el 20 de noviembre de 2026\./s,
    );
    expect(spanish).not.toContain('lang="en"');
    await forgetSections(town);
  });
});

describe("The surf guide", () => {
  test.each(["/surf", "/es/surf"])(
    "%s shows the year as bands and month by month, and which month it is",
    async (path) => {
      const page = await html(path, "2026-11-30T17:00:00Z");
      const year = page.match(/<section[^>]* id="year".*?<\/section>/s)?.[0] ?? "";
      const bands = [...year.matchAll(/src="\/scenes\/maps\/year.svg#(\w+)"/g)].map(([, band]) => band);
      expect(bands).toEqual(["swell", "rain", "wind", "turtles", "whales", "holidays"]);
      expect(year.match(/<tr>/g)).toHaveLength(12);
      const letters = [...year.matchAll(/<b( class="now")?>(\w)<\/b>/g)].map(([, now, letter]) => [
        Boolean(now),
        letter,
      ]);
      expect(letters.filter(([now]) => now)).toEqual([[true, "N"]]);
      expect(letters.findIndex(([now]) => now)).toBe(10);
      const evening = await html(path, "2026-12-01T04:59:00Z");
      expect(evening).toContain('class="now">N<');
    },
  );

  test.each(["/surf", "/es/surf"])(
    "%s cuts each kind of break open, with the marks of the tide",
    async (path) => {
      const page = await html(path);
      for (const kind of ["beach-break", "point", "reef", "river-mouth"]) {
        const name = `/scenes/breaks/${kind}.svg`;
        expect(page).toMatch(new RegExp(`<img src="${name}"[^>]* alt="[^"]{40,}"`));
        expect((await town.get(name)).status).toBe(200);
      }
    },
  );

  test("names the spots, and sends whoever wants to know more than is known to the village", async () => {
    for (const [path, ask] of [
      ["/surf", "Ask in the village"],
      ["/es/surf", "Pregunta en el pueblo"],
    ] as const) {
      const spots = (await html(path)).match(/<section[^>]* id="spots".*?<\/section>/s)?.[0] ?? "";
      for (const name of ["Cambutal", "Guánico", "Playa Negra", "411", "Horcones", "Venao"])
        expect(spots).toContain(name);
      expect(spots.split(ask).length - 1).toBeGreaterThanOrEqual(5);
    }
  });
});

test("the page for what is not there has the specification's words and a way home", async () => {
  const page = await html("/nowhere");
  expect(page).toContain(
    "The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.",
  );
  expect(page).toMatch(/<a[^>]*href="\/"[^>]*>Return to Homepage<\/a>/);
  expect(page).toContain("/scenes/not-found.svg");
});

test("the design system is shown only where the development pages are on", async () => {
  expect((await town.get("/dev/ui")).status).toBe(200);
  const closed = await openTown({ devPages: "off" });
  expect((await closed.get("/dev/ui")).status).toBe(404);
  await closed.close();
});
