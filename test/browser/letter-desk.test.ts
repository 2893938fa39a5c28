import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openBrowser } from "../support/browser";
import { addReaders, emptyList } from "../support/letters";
import { makeAdmin, type Person } from "../support/people";
import { openDesk } from "../support/signed-in-window";
import { openTown, type Town } from "../support/town";

/** Nothing listens on this port; mails would be sent by a job that doesn't run here. */
const vars = { LETTER_SERVER: "smtps://127.0.0.1:9", LETTER_USER: "letters", LETTER_PASSWORD: "a" };
let town: Town;
let browser: Browser;
let admin: Person;
beforeAll(async () => {
  [town, browser] = await Promise.all([openTown({ vars }), openBrowser()]);
  admin = await makeAdmin(town);
});
afterAll(() => Promise.all([town.close(), browser.close()]));
beforeEach(async () => {
  await emptyList(town);
  await addReaders(town, 3);
});

const states = async () =>
  (await town.rows<{ state: string }>("SELECT state FROM newsletter_issues")).map(({ state }) => state);
const mailings = () => town.rows("SELECT issue_id FROM newsletter_mailings");
const day = `${new Date().getFullYear() + 1}-01-05T08:00`;

/** With the Tab key, within the length of a page. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 200; press++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`no key leads to ${selector}`);
}
async function press(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press("Enter");
}

/** Whether the first visible match starts within the window. */
async function isInSight(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  return box !== null && box.y >= 0 && box.y < (page.viewportSize()?.height ?? 0);
}

describe.each([
  ["", true],
  ["/es", true],
  ["", false],
  ["/es", false],
])("By keyboard alone (%s, scripts: %s)", (language, javaScriptEnabled) => {
  test("a letter is created, written, previewed, scheduled, unscheduled and mailed", async () => {
    const { page } = await openDesk(town, browser, admin, { javaScriptEnabled });
    await page.goto(new URL(`${language}/admin/newsletter`, town.url).href, { waitUntil: "networkidle" });
    await press(page, 'button[value="begin"]');
    await page.waitForURL(/newsletter\/[^/]+$/);
    // The toast takes up space until it leaves.
    await page.reload({ waitUntil: "networkidle" });
    await tabTo(page, '[name="subject.en"]');
    await page.keyboard.type("The ");
    await tabTo(page, '[name="subject.es"]');

    await press(page, 'button.button[value="preview"]');
    await page.locator("#issue-preview").waitFor();
    await expect.poll(() => isInSight(page, "#issue-preview")).toBe(true);
    await expect.poll(() => isInSight(page, "iframe")).toBe(true);
    await press(page, 'a[href="#issue-acts"]');
    await expect.poll(() => isInSight(page, 'button.button[value="preview"]')).toBe(true);
    expect(await page.inputValue('[name="subject.en"]')).toContain("The ");

    await press(page, 'button[value="schedule"]');
    await page.locator('[name="send_at"][aria-invalid="true"]').waitFor();
    await page.locator('[name="send_at"]').fill(day);
    await press(page, 'button[value="schedule"]');
    await expect.poll(states).toEqual(["scheduled"]);
    await page.locator('button[value="stop"]').waitFor();
    await press(page, 'button[value="stop"]');
    await expect.poll(states).toEqual(["draft"]);
    await page.locator('button[value="stop"]').waitFor({ state: "detached" });

    // Deleting and mailing need two presses.
    await press(page, 'details:has(button[value="send"]) > summary');
    expect(await states()).toEqual(["draft"]);
    await press(page, 'button[value="send"]');
    await expect.poll(states).toEqual(["published"]);
    expect(await mailings()).toHaveLength(1);
    await page.locator("progress").waitFor();

    await press(page, 'button[value="take-back"]');
    await expect.poll(states).toEqual(["draft"]);
    expect(await mailings()).toEqual([]);
    await page.locator('button[value="take-back"]').waitFor({ state: "detached" });
    await page.close();
    // A hundred key presses, slow on a busy machine.
  }, 240_000);
});

test("the editor styles a link within a sentence as a link, in either language", async () => {
  const { page } = await openDesk(town, browser, admin);
  await page.goto(new URL("/admin/newsletter", town.url).href);
  await page.locator('button[value="begin"]').click();
  await page.waitForURL(/newsletter\/[^/]+$/);
  await page.locator(".ProseMirror").nth(1).waitFor();
  const borders = await page.locator(".ProseMirror").evaluateAll((editors) =>
    ["/events/fire-night", "/es/events/fire-night"].map((href, index) => {
      const editor = (
        editors[index] as HTMLElement & { editor: { commands: { setContent(html: string): void } } }
      ).editor;
      editor.commands.setContent(
        `<ul><li><p>Friday: <a href="${href}">Fire night</a>, the field</p></li></ul>`,
      );
      const link = editors[index]?.querySelector("a");
      return link && getComputedStyle(link).borderTopWidth;
    }),
  );
  expect(borders).toEqual(["0px", "0px"]);
  await page.close();
});

test("on a phone Save and Preview stay visible, and a mail is shown whole, as wide as the window", async () => {
  const { page } = await openDesk(town, browser, admin, { viewport: { width: 390, height: 844 } });
  await page.goto(new URL("/admin/newsletter", town.url).href);
  await page.locator('button[value="begin"]').click();
  await page.waitForURL(/newsletter\/[^/]+$/);
  await page.locator(".ProseMirror").nth(1).waitFor();
  expect(await isInSight(page, 'button.button[value="save-draft"]')).toBe(true);
  await page.locator('button.button[value="preview"]').click();
  const seen = () =>
    page
      .locator("iframe")
      .filter({ visible: true })
      .evaluateAll((frames) =>
        frames.map((frame) => {
          const { contentDocument, parentElement } = frame as HTMLIFrameElement;
          const { left, right, bottom } = frame.getBoundingClientRect();
          const room = parentElement?.getBoundingClientRect();
          return {
            laidOut: contentDocument?.documentElement.clientWidth,
            isInside: left >= 0 && right <= innerWidth && bottom <= (room?.bottom ?? 0) + 1,
            hidden:
              (contentDocument?.body.scrollHeight ?? 0) - (contentDocument?.defaultView?.innerHeight ?? 0),
          };
        }),
      );
  await expect.poll(seen).toEqual([{ laidOut: 600, isInside: true, hidden: 0 }]);
  await page.locator('input[name="mail_width"][value="320"]').check();
  await expect.poll(seen).toEqual([{ laidOut: 320, isInside: true, hidden: 0 }]);
  await page.close();
});

test("deleting is confirmed", async () => {
  const { page } = await openDesk(town, browser, admin, { javaScriptEnabled: false });
  await page.goto(new URL("/admin/newsletter", town.url).href);
  await press(page, 'button[value="begin"]');
  await page.waitForURL(/newsletter\/[^/]+$/);
  expect(await page.locator('button[value="delete"]').isVisible()).toBe(false);
  await press(page, 'details:has(button[value="delete"]) > summary');
  await press(page, 'button[value="delete"]');
  await page.waitForURL(/newsletter$/);
  expect(await states()).toEqual([]);
  await page.close();
});
