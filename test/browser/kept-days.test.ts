import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages, localPath } from "../../app/rules/site/language";
import { instantOfDay, localDay } from "../../app/rules/time/panama-time";
import { predictSea } from "../../app/server/operations/sea/predict-sea";
import { seed } from "../../drizzle/seed/seed";
import { openBrowser } from "../support/browser";
import { openFront } from "../support/front-proxy";
import { askToKeep } from "../support/kept";
import { expectFit } from "../support/page-checks";
import { openTown, type Town } from "../support/town";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const phone = { width: 360, height: 740 };
/** Half past noon in Panama, a number of days ago. */
const noonBefore = (days: number) => instantOfDay(localDay(new Date()) - days, 12.5 * 60);

const plain = ["/", "/today", "/tides", "/calendar", "/events", "/week", "/eat", "/stay", "/do", "/blog"];
/** A hotel with a booking link. */
const bookable = "/stay/hotel_los_almendros";
const others = ["/surf", "/info", "/transportation", "/map", "/search?q=tonight", "/search?q=tide", "/story"];

/** Words that are only true on one day, in both languages, except "por la mañana". */
const relative =
  /\b(today|tonight|tomorrow|yesterday|hoy|ayer|esta noche)\b|(?<!(?:la|las|de|una|esta|esa|cada) )\bmañana\b/i;
/** Texts that contain such a word and stay true. */
const always = [
  // A page's title, and links to it.
  /^(Today|Hoy|The sea today|El mar hoy|Everything about today|Todo sobre hoy|Back to today|Volver a hoy)$/,
  /^(Today as a picture for stories|Hoy como imagen para historias)$/,
  // A picture's title, which includes the date.
  /^(Today|Tonight|Hoy|Esta noche) (in|en) Cambutal, \S+,? .*\d/,
  // Advice for the day of the visit.
  /^(Ask what came in today|Pregunta qué llegó hoy)$/,
  // Advice from the surf guide.
  /which one you can do today\.$|escoge la que hoy puedes\.$/,
];

const pagesOf = async (town: Town) => {
  const one = async (list: string) => {
    const html = await (await town.get(list)).text();
    return new RegExp(`href="(${list}/[^"?#.]+)"`).exec(html)?.[1] ?? "";
  };
  const some = [];
  for (const list of ["/eat", "/stay", "/events", "/blog"]) some.push(await one(list));
  return [...plain, ...others, ...some, "/eat/la_panga", bookable];
};

/** Visible or announced text, without the note above the page and what people wrote. */
const linesOf = (page: Page) =>
  page.evaluate(() => {
    document.querySelector(".kept-note p")?.remove();
    for (const one of document.querySelectorAll("details")) one.open = true;
    for (const one of document.querySelectorAll(".prose, .post-part")) one.remove();
    const labels = Array.from(document.querySelectorAll("[aria-label], [alt]"))
      .filter((one) => one.checkVisibility())
      .map((one) => one.getAttribute("aria-label") ?? one.getAttribute("alt") ?? "");
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text doesn't count
    const seen = document.body.innerText;
    return [...seen.split("\n"), ...labels].map((one) => one.trim()).filter(Boolean);
  });

describe.each([
  ["the day after", 1],
  ["six days later", 6],
])("A page that was kept at noon and is opened %s", (_, days) => {
  let town: Town;
  let front: Awaited<ReturnType<typeof openFront>>;
  let page: Page;
  let paths: string[];
  beforeAll(async () => {
    const then = noonBefore(days);
    [town, front] = await Promise.all([openTown({ now: then.toISOString() }), openFront()]);
    front.leadTo(town.url, then);
    await seed(town.env, then);
    await predictSea(town.services({ now: then }), then);
    paths = (await pagesOf(town)).flatMap((path) => languages.map((language) => localPath(language, path)));
    const context = await browser.newContext({
      viewport: phone,
      reducedMotion: "reduce",
    });
    page = await context.newPage();
    await page.goto(`${front.origin}/pocket`);
    await askToKeep(page);
    for (const path of paths) await page.goto(front.origin + path);
    await page.goto(`${front.origin}/pocket`);
    await page.evaluate(async (at) => {
      const shelf = await caches.open("kept-1");
      for (const request of await shelf.keys()) {
        const answer = await shelf.match(request);
        if (!answer?.headers.has("X-Kept-At")) continue;
        const headers = new Headers(answer.headers);
        headers.set("X-Kept-At", String(at));
        await shelf.put(request, new Response(await answer.text(), { headers }));
      }
    }, then.getTime());
    await front.shut();
  }, 180_000);
  afterAll(async () => {
    await page.context().close();
    await Promise.all([town.close(), front.close()]);
  });

  const open = async (path: string) => {
    await page.goto(front.origin + path);
    expect(await page.locator(".kept-note").count(), path).toBe(1);
    await page.waitForFunction(() => !document.querySelector("[data-dated]"));
  };

  test("never calls another day today", async () => {
    const found = [];
    for (const path of paths) {
      await open(path);
      const wrong = (await linesOf(page)).filter(
        (line) => relative.test(line) && !always.some((one) => one.test(line)),
      );
      found.push(...wrong.map((line) => `${path}: ${line}`));
      expect(await page.locator("[aria-current=date]").count(), path).toBe(0);
    }
    expect(found).toEqual([]);
  }, 180_000);

  test.each(["/", "/today", "/calendar", "/eat/la_panga", bookable, "/transportation"])(
    "is clean for axe by day and by night, with a note of three lines (%s)",
    async (path) => {
      for (const one of languages.map((language) => localPath(language, path))) {
        await open(one);
        await expectFit(page, "kept", [360]);
        await page.setViewportSize(phone);
        const lines = await page.locator(".kept-note p").evaluate((said) => {
          const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(said);
          const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
          return Math.round((said.clientHeight - padding) / Number.parseFloat(lineHeight));
        });
        expect(lines, one).toBeLessThanOrEqual(3);
      }
    },
  );
});
