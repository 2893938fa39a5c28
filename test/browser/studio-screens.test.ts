import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { multipart } from "../support/multipart";
import { accessibilityProblems, expectFit, sidewaysScroll } from "../support/page-checks";
import { makePng, pictureFile } from "../support/pictures";
import { addRestaurant } from "../support/places";
import { openOffice } from "../support/signed-in-window";
import { studioOf } from "../support/studio";
import { newToken } from "../support/submissions";

const { town, admin, desk } = await openOffice();
const window = await desk();
let letter = "";
/** A studio with something to show on every screen. */
beforeAll(async () => {
  const studio = studioOf(town, admin);
  for (const title of ["First words", "Second words"])
    await studio.send("/", "hero", { intent: "publish", "data.title": title });
  await studio.send("/es", "hero", { intent: "publish", "data.title": "Primeras palabras" });
  await studio.send("/", "hero", { intent: "publish", "data.title": "Third words" });
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const later = { intent: "publish", publish_at: `${day}T12:30`, "data.title": "Later words" };
  await studio.send("/", "hero", later);
  await studio.send("/es", "hero", { intent: "save-draft", "data.title": "Un borrador" });
  await studio.send("/", "surf-featured", { intent: "hide" });
  await studio.send("/", "", { intent: "create", "data.title": "Lost and found", "data.text": "Ask." });
  await town.rows(
    "INSERT INTO page_content (id, page_path, section_name, content_data, is_visible, display_order, created_at, updated_at) VALUES ('odd', '/surf', 'odd', '{\"rows\":[[1]]}', 1, 90, 0, 0)",
  );
  await studio.post("/admin/seo", { page_path: "/es/eat", intent: "save", page_title: "Comer" });
  await town.rows(
    "INSERT INTO page_seo (id, page_path, page_title, canonical_url, robots, created_at, updated_at) VALUES ('a', '/stay', 'S', 'https://old.example/stay', 'noindex', 1, 1)",
  );
  const key = "newsletter.button";
  await studio.post("/admin/translations", { key, intent: "save", "value.es": "Anotarme" });
  for (const name of ["one.png", "two.png"]) {
    const { body, type } = await multipart([
      ["intent", "upload"],
      ["image", pictureFile(name, makePng(700, 500))],
    ]);
    await town.post("/admin/images", {}, { body, headers: { ...admin.headers, "Content-Type": type } });
  }
  const [picture] = await town.rows<{ key: string }>("SELECT key FROM images");
  const { id } = await addRestaurant(town, {
    name: "La Panga",
    image_url: `/images/cms-images/${picture?.key}`,
  });
  for (const row of [
    "users (id, email, email_verified_at, created_at, updated_at) VALUES ('somebody', 's@x.test', 1, 1, 1)",
    "profiles (id, name, email, language, created_at, updated_at) VALUES ('somebody', 'Some Body', 's@x.test', 'es', 1, 1)",
    "totp_factors (user_id, secret, confirmed_at, created_at) VALUES ('somebody', 'x', 1, 1)",
    "data_requests (email, kind, user_id, token_hash, asked_by, asked_at, expires_at) VALUES ('s@x.test', 'delete', 'somebody', 'x', 'a', 1, 9999999999999)",
    "data_requests (email, kind, token_hash, asked_by, asked_at, expires_at, answered_at) VALUES ('a-reader-of-the-letter@x.test', 'export', 'y', 'a', 1, 9999999999999, 1)",
    `place_figures (kind, listing_id, day, view, whatsapp) VALUES ('restaurant', '${id}', '${day}', 7, 2)`,
    "unfound_searches (hash, times, words, asked_on) VALUES ('x', 5, 'clases de buceo', '2026-11-20')",
    `place_claims (user_id, kind, listing_id, note, created_at) VALUES ('somebody', 'restaurant', '${id}', 'Call me.', 1)`,
    ...["a", "b", "c"].map(
      (one) =>
        `visitor_corrections (id, kind, item_id, name, path, what, note, language, network, created_at) VALUES ('${one}', 'restaurant', '${id}', 'La Panga', '/eat/la_panga', 'closed', 'A sign said so: ${one}', 'en', '${one}', ${Date.now()})`,
    ),
    "visitor_corrections (id, kind, item_id, name, path, what, note, language, created_at, answered_at, answer) VALUES ('d', 'service', 'water', 'Water', '/info?service=water', 'number', '', 'es', 1, 2, 'done')",
  ])
    await town.rows(`INSERT INTO ${row}`);
  const begun = await studio.post("/admin/newsletter", { intent: "begin", form_token: newToken() });
  letter = begun.headers.get("Location")?.split("/").at(-1) ?? "";
  await addRestaurant(town, { user_id: "somebody", name: "La Brisa", status: "pending", waiting_since: 1 });
});

const screens = [
  ["the figures", "/admin/figures"],
  ["the figures in Spanish", "/es/admin/figures"],
  ["the pages", "/es/admin/content"],
  ["what says a word", "/admin/content?q=surf"],
  ["the parts of a page", "/es/admin/content?page_path=%2Fes"],
  ["a part with all that can be said of it", "/es/admin/content?page_path=%2Fes&section_name=hero"],
  ["a part with older versions", "/admin/content?page_path=%2F&section_name=hero&older_en=3"],
  ["a part with lists", "/admin/content?page_path=%2F&section_name=cards"],
  ["the services", "/es/admin/content?page_path=%2Fes%2Finfo&section_name=services"],
  ["a part that nobody knows", "/admin/content?page_path=%2Fsurf&section_name=odd"],
  ["the question before a part is deleted", "/admin/content?page_path=%2F&section_name=hero&ask=delete"],
  ["search and sharing", "/es/admin/seo"],
  ["what needs a look", "/admin/seo?missing=on"],
  ["a record", "/es/admin/seo?page_path=%2Fes%2Feat"],
  ["a record that hides its page", "/admin/seo?page_path=%2Fstay"],
  ["the words", "/es/admin/translations?area=newsletter"],
  ["the changed words", "/admin/translations?changed=on"],
  ["the pictures", "/es/admin/images"],
  ["the pictures without a description", "/admin/images?missing=on"],
  ["the notice", "/es/admin/notice"],
  ["what needs a person", "/es/admin"],
  ["the imports", "/es/admin/import"],
  ["the imports in English", "/admin/import"],
  ["the export", "/es/admin/export"],
  ["the export in English", "/admin/export"],
  ["the words of the search", "/es/admin/search"],
  ["the log", "/es/admin/log"],
  ["what was done to one thing", "/admin/log?thing=section%3A%2F+hero"],
  ["the corrections", "/es/admin/corrections"],
  ["the answered corrections", "/admin/corrections?state=answered"],
  ["the letters", "/es/admin/newsletter"],
  ["the letters in English", "/admin/newsletter"],
  ["the people", "/es/admin/people"],
  ["the people in English", "/admin/people"],
  ["one of them", "/es/admin/people/somebody"],
  ["one of them in English", "/admin/people/somebody"],
] as const;

async function open(path: string) {
  const { page } = await desk(1440);
  await page.goto(new URL(path, town.url).href);
  await page.waitForLoadState("networkidle");
  return { page };
}

/** A screen without input, in the previous screen's page, so that scripts are cached. */
async function look(path: string, width = 1440) {
  const { page, failures } = window;
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width, height: 900 });
  failures.length = 0;
  await page.goto(new URL(path, town.url).href);
  await page.waitForLoadState("networkidle");
  return { page, failures };
}

/** Unfolds everything, to check it too. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
  });

describe("A screen of the studio is accessible, on desktop and phone, by day and by night:", () => {
  test.each(screens)("%s", { timeout: 240_000 }, async (_, path) => {
    const { page, failures } = await look(path);
    await unfold(page);
    await expectFit(page, path, [1440, 390]);
    expect(failures).toEqual([]);
  });

  test.each(["", "/es"])("a letter's editor (%s)", { timeout: 240_000 }, async (language) => {
    const { page, failures } = await look(`${language}/admin/newsletter/${letter}`);
    await unfold(page);
    await expectFit(page, "a letter", [1440, 390]);
    expect(failures).toEqual([]);
  });

  test.each(["", "/es"])(
    "a new letter, with its mails in frames (%s)",
    { timeout: 240_000 },
    async (language) => {
      const { page } = await open(`${language}/admin/newsletter`);
      await page.locator('button[value="begin-another"]').click();
      await page.waitForURL(/newsletter\/[^/]+$/);
      await page.locator('button.button[value="preview"]').click();
      await expect.poll(() => page.locator("iframe").count()).toBe(8);
      for (const choice of ["en light", "en dark", "es light", "es dark"]) {
        const [own = "", theme = ""] = choice.split(" ");
        await page.check(`[name="mail_language"][value="${own}"]`);
        await page.check(`[name="mail_theme"][value="${theme}"]`);
        const frames = page.locator("iframe:visible");
        await expect.poll(() => frames.count(), { message: choice }).toBe(2);
        for (const frame of await frames.all()) {
          expect(await frame.getAttribute("src")).toContain(`language=${own}&theme=${theme}`);
          await frame.scrollIntoViewIfNeeded();
          await frame.contentFrame().locator("h1").waitFor();
        }
      }
      for (const part of await page.locator("section:has(#issue-preview) summary").all()) await part.click();
      await expectFit(page, "a letter with its preview", [1440, 390]);
      await page.close();
    },
  );

  test.each(["en", "es"].flatMap((language) => ["light", "dark"].map((theme) => [language, theme] as const)))(
    "a letter as a mail, in %s and %s",
    { timeout: 240_000 },
    async (language, theme) => {
      const { page } = await look(`/admin/newsletter/${letter}/mail?language=${language}&theme=${theme}`);
      for (const width of [600, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await accessibilityProblems(page), `${width} px`).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
      }
    },
  );

  test("the changes of an imported file of words", { timeout: 240_000 }, async () => {
    const { page } = await open("/es/admin/translations");
    const file = "key,en,es\nnewsletter.button,,Apuntarme\nnobody.knows,,Nada\n";
    await page.getByText("Traducir en otro lugar").click();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: "words.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
    await page.getByRole("button", { name: "Ver qué cambia" }).click();
    await page.getByText("Apuntarme").first().waitFor();
    await unfold(page);
    await expectFit(page, "a file of words", [1440, 390]);
    await page.close();
  });

  test.each([
    [
      "a part",
      "/es/admin/content?page_path=%2Fes&section_name=surf-featured",
      "data.link",
      "javascript:x",
      "Publicar",
    ],
    ["a record", "/es/admin/seo?page_path=%2Fes%2Fdo", "schema_markup", "{,", "Guardar"],
    ["the notice", "/es/admin/notice", "text_en", " ", "Ponerlo en todas las páginas"],
    ["the words of the search", "/es/admin/search", "words", "guagua", "Guardar"],
  ])("%s that's refused", { timeout: 240_000 }, async (_, path, name, value, button) => {
    const { page } = await open(path);
    await unfold(page);
    await page.locator(`[name="${name}"]`).first().fill(value);
    const form = page.locator(`form:has([name="${name}"])`).first();
    await form.getByRole("button", { name: button, exact: true }).first().click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await unfold(page);
    await expectFit(page, `${path} refused`, [1440, 390]);
    await page.close();
  });
});

describe("The admin bar at 1440 px", () => {
  test.each(
    ["", "/es"].flatMap((language) => [
      `${language}/admin`,
      `${language}/admin/figures`,
      `${language}/admin/export`,
    ]),
  )("fits on %s, aligned with the page", async (path) => {
    const { page } = await look(path);
    const bar = await page.evaluate(() => {
      const rooms = document.querySelector(".admin-bar ul");
      const left = (one: Element | null | undefined) => one?.getBoundingClientRect().left;
      return {
        hidden: (rooms?.scrollWidth ?? 1) - (rooms?.clientWidth ?? 0),
        aside: (left(rooms?.querySelector("a")) ?? 0) - (left(document.querySelector("h1")) ?? 1),
      };
    });
    expect(bar).toEqual({ hidden: 0, aside: 0 });
  });
});

describe("By keyboard alone", () => {
  test.each([
    [390, "/es/admin/people"],
    [390, "/es/admin/export"],
    [820, "/admin/log"],
  ])(
    "at %i px the admin bar is one line, with %s visible, and each link is reached unhidden",
    async (width, path) => {
      const { page } = await look(path, width);
      const found = () =>
        page.evaluate(() => {
          const bar = document.querySelector(".admin-bar");
          const here = bar?.querySelector("[aria-current]")?.getBoundingClientRect();
          const focused = bar?.querySelector(":focus")?.getBoundingClientRect();
          const seen = ({ left, right, top, bottom }: DOMRect) =>
            left >= 0 &&
            right <= innerWidth &&
            [left + 2, right - 2].every(
              (x) =>
                document
                  .elementFromPoint(x, (top + bottom) / 2)
                  ?.closest("a")
                  ?.getBoundingClientRect().left === left,
            );
          const height = bar?.getBoundingClientRect().height ?? 0;
          return { height, here: here && seen(here), focused: focused && seen(focused) };
        });
      expect(await found()).toMatchObject({ height: expect.closeTo(44, -1), here: true });
      await page.locator(".admin-bar a").first().focus();
      for (let room = 0; room < 12; room++) {
        expect(await found(), `room ${room}`).toMatchObject({ here: true, focused: true });
        await page.keyboard.press("Tab");
      }
    },
  );

  test.each(
    [390, 1440].flatMap((width) =>
      [
        "/es/admin/content",
        "/es/admin/content?page_path=%2Fes",
        "/es/admin/content?page_path=%2Fes&section_name=hero",
        "/es/admin/seo?page_path=%2Fes%2Feat",
        "/es/admin/translations?area=newsletter",
        "/es/admin/images",
        "/es/admin/notice",
        "/es/admin/search",
        "/es/admin",
        "/es/admin/import",
        "/es/admin/export",
        "/es/admin/log",
        "/es/admin/people",
        "/es/admin/people/somebody",
        "/es/admin/newsletter",
        "/es/admin/corrections",
        "/es/admin/unanswered",
        "/es/admin/figures",
      ].map((path) => [path, width] as const),
    ),
  )(
    "every stop on %s at %i px is reached, visible, and not under a bar",
    { timeout: 240_000 },
    async (path, width) => {
      const { page } = await look(path, width);
      await unfold(page);
      const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary";
      const wanted = await page.locator("main").evaluate((main, selector) => {
        const all = [...main.querySelectorAll<HTMLElement>(selector)];
        // A radio group is one stop; disabled and hidden fields are none.
        const isStop = (one: HTMLElement) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          one.tabIndex >= 0 &&
          !one.matches(":disabled, [type=radio]:not(:checked)");
        return all.filter(isStop).length;
      }, controls);
      const stops = new Set<number>();
      let last = -1;
      const hidden: string[] = [];
      for (let press = 0; press < 2 * wanted + 80; press++) {
        await page.keyboard.press("Tab");
        const stop = await page.evaluate((selector) => {
          const one = document.activeElement;
          if (!one || one === document.body || !one.closest("main")) return null;
          const { top, bottom, left, right } = one.getBoundingClientRect();
          const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
          const seen = document.elementFromPoint((left + right) / 2, middle);
          const shown = one.closest("label, li, .card-link, td, p, div, form") ?? one;
          const isSeen = seen !== null && (one.contains(seen) || seen.contains(one) || shown.contains(seen));
          const outlined = [one, one.closest("label"), one.parentElement].some(
            (near) => near && Number.parseFloat(getComputedStyle(near).outlineWidth) >= 2,
          );
          const index = [...document.querySelectorAll(`main :is(${selector})`)].indexOf(one);
          const name = `${one.tagName} ${one.getAttribute("name") ?? ""} ${one.textContent?.trim().slice(0, 40)}`;
          return { index, name, isSeen, outlined };
        }, controls);
        // A date field has several stops.
        if (!stop || stop.index === last) continue;
        last = stop.index;
        if (stops.has(stop.index)) break;
        if (stop.index >= 0) stops.add(stop.index);
        if (stop.name.startsWith("IFRAME")) break;
        if (!stop.isSeen || !stop.outlined) hidden.push(JSON.stringify(stop));
      }
      expect(hidden).toEqual([]);
      expect(stops.size).toBeGreaterThanOrEqual(wanted - 1);
    },
  );
});
