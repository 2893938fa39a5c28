import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readHead } from "../support/page-head";
import { plain } from "../support/page-html";
import { forgetSections, writeSection } from "../support/sections";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const html = async (path: string, now?: string) => (await town.get(path, { now })).text();
/** A folded section, by the anchor inside it. */
const partOf = (page: string, name: string) =>
  page.match(/<details.*?<\/details>/gs)?.find((part) => part.includes(`<i id="${name}">`)) ?? "";

describe("The guides", () => {
  test.each([
    ["/surf", "Surf Cambutal"],
    ["/transportation", "Getting to Cambutal"],
    ["/real-estate", "Buying land in Cambutal"],
    ["/legal", "Legal Resources"],
    ["/privacy", "Privacy Policy"],
    ["/terms", "Terms of Service"],
    ["/disclosure", "Affiliate Disclosure"],
  ])("%s is titled %s and links to each of its sections except the first", async (path, title) => {
    const page = await html(path);
    expect(readHead(page).headings).toEqual([title]);
    const contents = page.match(/<nav[^>]*contents-list.*?<\/nav>/s)?.[0] ?? "";
    const ids = new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    for (const [, target] of contents.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
    expect(page.match(/<h2/g)?.length).toBeGreaterThan(2);
  });

  test("the long ones leave their first section open and fold the others under a sentence", async () => {
    for (const path of ["/surf", "/transportation", "/real-estate"])
      for (const language of ["", "/es"]) {
        const page = await html(language + path);
        const folds = page.match(/<details class="wrap fold".*?<\/details>/gs) ?? [];
        expect(folds.length).toBeGreaterThan(5);
        for (const fold of folds)
          expect(fold).toMatch(
            /^<details[^>]*><summary>(?:<img [^>]*>)?<h2>.+?<\/h2><span[^>]*>[^<]{8,}[.!?]<\/span><\/summary><i id="[a-z-]+">/,
          );
        expect(page.indexOf('<section class="section')).toBeLessThan(page.indexOf(folds[0] ?? ""));
      }
    for (const path of ["/legal", "/privacy", "/terms"]) expect(await html(path)).not.toContain("fold");
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

  test("privacy and terms show their date, in each language's format", async () => {
    for (const path of ["/privacy", "/terms"]) {
      expect(await html(path)).toContain('<time dateTime="2023-04-14">April 14, 2023</time>');
      expect(await html(`/es${path}`)).toContain('<time dateTime="2023-04-14">14 de abril de 2023</time>');
    }
  });

  test("the disclosure has today's date in Panama, and isn't cached beyond the day", async () => {
    const evening = await town.get("/disclosure", { now: "2026-11-21T04:58:00Z" });
    expect(await evening.text()).toContain("November 20, 2026");
    expect(evening.headers.get("Cloudflare-CDN-Cache-Control")).toBe("public, max-age=120");
    expect(await html("/es/disclosure", "2026-11-21T05:00:00Z")).toContain("21 de noviembre de 2026");
  });

  test("a guide is cached for five minutes and served stale for five more", async () => {
    const { headers } = await town.get("/surf");
    expect(headers.get("Cloudflare-CDN-Cache-Control")).toBe(
      "public, max-age=300, stale-while-revalidate=300",
    );
    expect(headers.get("Cache-Tag")).toBe("pages,page:/surf,sea");
  });

  test("each guide has its own card for shared links, with size and alt text", async () => {
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
    await row("a", "tides", { text: "Ask at the ramp when to go. Then look again." }, 1, 2);
    await row("b", "gear", {}, 0, 3);
    const english = await html("/surf");
    expect(english).toContain(">Ask at the ramp when to go.</span></summary>");
    expect(english).not.toContain('id="gear"');
    expect(english.indexOf('id="tides"')).toBeLessThan(english.indexOf('id="season"'));
    const spanish = await html("/es/surf");
    const tides = partOf(spanish, "tides");
    expect(tides).toContain(' lang="en">Ask at the ramp when to go.</span></summary>');
    expect(tides).toContain('<div class="prose" lang="en"><p>Then look again.</p></div>');
    expect(tides.match(/lang="en"/g)).toHaveLength(2);
    await town.rows("DELETE FROM page_content");
  });
});

describe("The way here, by bus and otherwise", () => {
  const friday = "2026-11-27";
  /** Friday morning in Panama, an hour before the last buses leave. */
  const morning = `${friday}T11:00:00Z`;
  const section = async (path: string, now = morning) =>
    (await html(path, now)).match(/<section[^>]* id="costs".*?<\/section>/s)?.[0] ?? "";
  const read = async (path: string, now?: string) => plain(await section(path, now));
  const asked = { checkedOn: "2026-11-20" };
  const costs = [
    {
      id: "coach",
      ...asked,
      range: "9-10",
      departures: "hourly from 05:00 to 18:00",
      departuresBack: "6 AM, 2 PM",
    },
    {
      id: "local-bus",
      ...asked,
      range: "$4",
      departures: "8, 10, hourly to 17:00",
      departuresBack: "8 AM, noon",
    },
    {
      id: "last-bus",
      ...asked,
      range: "B/. 2.50",
      departures: "08:00, 14:00\nSun: none",
      departuresBack: "7 AM, 11 AM",
    },
    { id: "taxi", range: "$15", checkedOn: "2025-11-20" },
    { id: "transfer", range: "$90 with a board", ...asked },
    { id: "rental", range: "$45" },
  ];
  const write = (changes: Record<string, object> = {}) =>
    writeSection(town, "/transportation", "costs", {
      costs: costs.map((cost) => ({ ...cost, ...changes[cost.id] })),
    });

  test("says that nothing has been checked, if admins have entered no hours and prices", async () => {
    for (const [path, words] of [
      [
        "/transportation",
        /We don't know yet when all of these leave .* Albrook to Las Tablas about 4 h 10 not known yet One ticket/,
      ],
      [
        "/es/transportation",
        /Todavía no sabemos .* De Albrook a Las Tablas cerca de 4 h 10 no se sabe aún Un boleto/,
      ],
    ] as const) {
      expect((await read(path)).replaceAll("\u00a0", " ")).toMatch(words);
      const page = await section(path);
      expect(page).not.toMatch(/\$\d|\?day=|class="fact"|In all, with|En total, con/);
      expect(page.match(/<dt/g)).toHaveLength(3);
    }
    const { headers } = await town.get("/transportation");
    expect(headers.get("Cloudflare-CDN-Cache-Control")).toContain("max-age=300, stale");
  });

  test("shows when to leave, the arrival, the price and when it was checked, in both languages", async () => {
    await write();
    const english = (await read("/transportation")).replaceAll("\u00a0", " ");
    expect(english).toContain("By bus on Friday, November 27: leave Albrook in Panama City by 7:00 AM");
    expect(english).toContain("You're in Cambutal between 2:20 PM and 2:45 PM, with time for each change.");
    expect(english).toContain("All three cost $15.50 to $16.50.");
    expect(english).toMatch(
      /Take the one at 12:00 PM\. Departures: 8:00 AM, 10:00 AM, then hourly to 5:00 PM\./,
    );
    expect(english).toMatch(/In all, with the changes 7 h 20 to 7 h 45 \$15\.50 to \$16\.50/);
    expect(english).toMatch(
      /Buses back to Panama City The last one that gets you all the way leaves Cambutal at 11:00 AM\. You're in Panama City around /,
    );
    expect(await html("/es/transportation", morning)).toContain(
      '<h3 id="buses-back">Buses de vuelta a la capital',
    );
    expect(english).toContain("Checked on November 20, 2026.");
    const spanish = (await read("/es/transportation")).replaceAll("\u00a0", " ");
    expect(spanish).toContain(
      "En bus el viernes 27 de noviembre: sal de Albrook, en la capital, a más tardar a las 7:00 a. m.",
    );
    expect(spanish).toContain("Los tres cuestan $15.50 a $16.50.");
    expect(spanish).toContain("Revisado el 20 de noviembre de 2026.");
    expect(await section("/es/transportation")).not.toContain('lang="en"');
  });

  test("shows other transport, with a price only if it has been checked", async () => {
    const english = await section("/transportation");
    expect(english).toMatch(/Taxi from Tonosí<\/dt><dd class="fact">\$15<.*?more than a year ago/s);
    expect(english).toMatch(/Transfer to the door<\/dt><dd class="fact">\$90 with a board</);
    expect(english).not.toContain("$45");
    expect(plain(english)).toMatch(/By car from Panama City, leave by 11:45\sAM to arrive before dark\./);
  });

  test("is also on the tab of the information guide, in the same trip", async () => {
    const response = await town.get("/info?tab=transportation", { now: morning });
    const tab = await response.text();
    expect(tab.match(/<section[^>]* id="costs".*?<\/section>/s)?.[0]).toBe(await section("/transportation"));
    expect(databaseUse(response).trips).toBe(1);
    expect(response.headers.get("Cache-Tag")).toContain("page:/transportation");
    const spanish = await html("/es/info?tab=transportation", morning);
    expect(spanish.match(/<section[^>]* id="costs".*?<\/section>/s)?.[0]).toBe(
      await section("/es/transportation"),
    );
    expect(await html("/info?tab=legal", morning)).not.toContain('id="costs"');
  });

  test("has an address for each day: Sunday without the last bus, and a holiday without known hours", async () => {
    const days = [...(await section("/transportation")).matchAll(/href="([^"]+)" rel="nofollow"([^>]*)>/g)];
    expect(days.map(([, href]) => href)).toEqual([
      ...[27, 28, 29, 30].map((day) => `/transportation?day=2026-11-${day}#costs`),
      ...[1, 2, 3, 4].map((day) => `/transportation?day=2026-12-0${day}#costs`),
    ]);
    expect(days.filter(([, , rest]) => rest?.includes("aria-current")).map(([, href]) => href)).toEqual([
      `/transportation?day=${friday}#costs`,
    ]);
    const sunday = await read("/transportation?day=2026-11-29");
    expect(sunday).toMatch(
      /By bus on Sunday, November 29 On Sunday no bus runs from Tonosí to Cambutal\. With a taxi/,
    );
    expect(sunday).not.toMatch(/Departures: none\. You pay/);
    expect(sunday).toContain("Departures: none.");
    const holiday = await read("/transportation?day=2026-12-08");
    expect(holiday.match(/It's a public holiday, and we don't know yet/g)).toHaveLength(1);
    expect(holiday).toMatch(/On an ordinary Tuesday: 8:00\sAM, 2:00\sPM\./);
    expect(holiday).not.toContain("Departures:");
    await write({ coach: { departures: "Mon-Fri: 05:00" } });
    expect(await read("/transportation?day=2026-12-05")).toContain(
      "We don't know yet when all of these leave",
    );
    await write();
  });

  test("switches to tomorrow at the minute the last connecting bus leaves, and says so for today", async () => {
    const thursday = "2026-11-26";
    const { headers } = await town.get("/transportation", { now: `${thursday}T11:59:00Z` });
    expect(headers.get("Cloudflare-CDN-Cache-Control")).toBe("public, max-age=120");
    expect(await read("/transportation", `${thursday}T12:00:30Z`)).toContain("Thursday, November 26: leave");
    expect(await read("/transportation", `${thursday}T12:01:00Z`)).toMatch(
      /Too late today to arrive by bus from Panama City\. Tomorrow: By bus on Friday, November\s27: leave/,
    );
    const back = /Today the last one that gets you all the way leaves Cambutal at (\d+):(\d+)\s(AM|PM)/;
    expect(await read("/transportation", `${thursday}T12:01:00Z`)).toMatch(back);
    expect(await read("/transportation", `${thursday}T23:30:00Z`)).not.toMatch(back);
    expect(await read(`/transportation?day=${friday}`, `${thursday}T12:01:00Z`)).not.toContain("Too late");
    const today = await read(`/transportation?day=${thursday}`, `${thursday}T12:01:00Z`);
    expect(today).toMatch(/By bus today: the last one that arrives left Albrook in Panama City at 7:00\sAM/);
    // On a kept page the same bus is described by its date.
    expect(await html(`/transportation?day=${thursday}`, `${thursday}T12:01:00Z`)).toMatch(
      /data-dated="By bus on Thursday, November\s26: leave Albrook in Panama City by 7:00\sAM">By bus today/,
    );
    expect(today).toContain("With a taxi from Tonosí");
    const noon = await read(`/transportation?day=${thursday}`, `${thursday}T17:00:00Z`);
    expect(noon).not.toContain("With a taxi from Tonosí");
    expect(await read(`/transportation?day=${thursday}`)).toContain("on Friday, November 27: leave");
  });

  test("isn't indexed for single days, and an impossible day is a 404", async () => {
    const head = readHead(await html("/transportation?day=2026-11-29", morning));
    expect([head.robots, head.canonical]).toEqual(["noindex, follow", "http://localhost/transportation"]);
    expect(readHead(await html("/transportation", morning)).robots).not.toContain("noindex");
    for (const day of ["tomorrow", "2026-02-30", "2026-11-29T10:00"])
      expect((await town.get(`/transportation?day=${day}`)).status).toBe(400);
  });

  test("leaves out what can't be read, however it was stored", async () => {
    await write({ "local-bus": { departures: "ask the driver" } });
    const page = await read("/transportation");
    expect(page).toContain("We don't know yet when all of these leave");
    expect(page).not.toContain("ask the driver");
    await writeSection(town, "/transportation", "costs", { costs }, { visible: false });
    expect(await html("/transportation", morning)).not.toContain('id="costs"');
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
    "%s draws each kind of break, with its shape, bottom, tide and level",
    async (path) => {
      const page = await html(path);
      for (const kind of ["beach-break", "point", "reef", "river-mouth"]) {
        const name = `/scenes/breaks/${kind}.svg`;
        expect(page).toContain(`<img src="${name}"`);
        expect(page).toContain(`/scenes/breaks/marks.svg#${kind}"`);
        expect((await town.get(name)).status).toBe(200);
      }
    },
  );

  test("names the spots, and for more details refers to people in the village", async () => {
    for (const [path, ask] of [
      ["/surf", "ask in the village"],
      ["/es/surf", "pregúntalo en el pueblo"],
    ] as const) {
      const spots = partOf(await html(path), "spots");
      for (const name of ["Cambutal", "Guánico", "Playa Negra", "411", "Horcones", "Venao"])
        expect(spots).toContain(name);
      expect(spots).toContain(ask);
    }
  });
});

test("the page for a missing address has the specification's text and a link home", async () => {
  const page = await html("/nowhere");
  expect(page).toContain(
    "The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.",
  );
  expect(page).toMatch(/<a[^>]*href="\/"[^>]*>Return to Homepage<\/a>/);
  expect(page).toContain("/scenes/not-found.svg");
});
