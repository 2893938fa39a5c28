import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hold } from "../support/events";
import { isKept, typed } from "../support/leave-form";
import { addActivity, addBusiness, addHotel, addRestaurant } from "../support/places";
import { isTakenOver, openDesk, openOffice } from "../support/signed-in-window";

const { town, browser, admin, go } = await openOffice();

const image_url = "/images/business-images/restaurants/missing.jpg";
const waits = { image_url, status: "pending", waiting_since: 1 } as const;
const gallery_images = [image_url, image_url];
const { id: restaurant } = await addRestaurant(town, { ...waits, gallery_images });
const { id: hotel } = await addHotel(town, { ...waits, gallery_images });
const { id: activity } = await addActivity(town, waits);
const { id: business } = await addBusiness(town, waits);
const { id: event } = await hold(town, { title: "Fogata", event_date: "2027-01-09", status: "pending" });
await town.rows("UPDATE events SET image_url = ? WHERE id = ?", image_url, event);

test.each([
  `/es/admin/submissions/restaurant/${restaurant}`,
  `/admin/submissions/hotel/${hotel}`,
  `/es/admin/submissions/activity/${activity}`,
  `/admin/submissions/business/${business}`,
  `/es/admin/submissions/event/${event}`,
  "/es/admin/submissions",
  "/admin/content?page_path=/",
  "/admin/seo",
  "/es/admin/images",
  "/es/my-listings",
  "/es/add-restaurant",
  "/add-blog",
])("%s keeps its head after hydration", async (path) => {
  const { page } = await openDesk(town, browser, admin);
  await go(page, path);
  await expect.poll(() => isTakenOver(page)).toBe(true);
  const { sent, kept } = await page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const linesOf = ({ head }: Document) =>
      [...head.children]
        .filter((child) => !child.matches("[rel=modulepreload], [rel=preload]:not([as=font])"))
        .map((child) => child.outerHTML.replace(/ nonce="[^"]*"/, ""));
    return { sent: linesOf(new DOMParser().parseFromString(html, "text/html")), kept: linesOf(document) };
  });
  expect(kept).toEqual(sent);
  expect(sent.some((line) => line.includes('rel="stylesheet"'))).toBe(true);
  await page.context().close();
});

test("a reviewer goes from the queue to a submission with photos and on, and the styles stay", async () => {
  const { page } = await openDesk(town, browser, admin);
  await go(page, "/es/admin/submissions");
  const sheets = () => page.locator('head > link[rel="stylesheet"][href*="workbench"]').count();
  for (const id of [restaurant, hotel, event]) {
    await page.locator(`main a[href$="${id}"]`).first().click();
    await page.waitForURL((url) => url.pathname.endsWith(id));
    await page.waitForLoadState("networkidle");
    expect(await sheets(), id).toBe(1);
    await page.goBack();
    await page.waitForURL((url) => url.pathname.endsWith("/submissions"));
    await page.waitForLoadState("networkidle");
    expect(await sheets(), `back from ${id}`).toBe(1);
  }
  await page.context().close();
});

describe("What's typed before the first script arrives stays, and scripts continue from it", () => {
  /** Fills in a form before its scripts arrive. */
  async function typeAhead(path: string, fill: (form: Locator) => Promise<void>) {
    const { page } = await openDesk(town, browser, admin);
    let arrive = () => {};
    const scripts = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route("**/assets/*.js", (route) => scripts.then(() => route.continue()));
    await page.goto(new URL(path, town.url).href, { waitUntil: "commit" });
    const form = page.locator("main form").first();
    await fill(form);
    const typed = await formData(form);
    expect(await isTakenOver(page)).toBe(false);
    arrive();
    await expect.poll(() => isTakenOver(page)).toBe(true);
    await page.waitForLoadState("networkidle");
    return { page, form, typed };
  }
  const formData = (form: Locator) =>
    form.evaluate((one: HTMLFormElement) =>
      [...new FormData(one)].map(([name, value]) => `${name}=${value}`),
    );

  test("in the fields of a hotel", async () => {
    const { page, form, typed } = await typeAhead("/es/add-hotel", async (form) => {
      await form.locator("[name=name]").fill("Casa Temprana");
      await form.locator("[name=description]").fill("Escrito antes del guion.");
      await form.locator("[name=category]").selectOption({ index: 2 });
      await form.locator("[name=address]").fill("Calle de la playa");
      await form.locator("[name=language][value=en]").check();
    });
    expect(
      typed.filter((field) => /^(name=Casa|description=Esc|address=C|language=en)/.test(field)).length,
    ).toBe(4);
    expect(await formData(form)).toEqual(typed);
    await page.context().close();
  });

  test("in those of an activity, whose types follow the category", async () => {
    const { page, form, typed } = await typeAhead("/add-activity", async (form) => {
      await form.locator("[name=category]").selectOption({ index: 1 });
      await form.locator("[name=business_type]").selectOption({ index: 1 });
    });
    expect(await formData(form)).toEqual(typed);
    await page.context().close();
  });

  test("in those of an event, whose end follows its start", async () => {
    const { page, form } = await typeAhead("/add-event", async (form) => {
      await form.locator("[name=title]").fill("Early yoga");
      await form.locator("[name=start_time]").selectOption("08:00");
      await form.locator("[name=end_time]").selectOption("10:30");
    });
    expect(await form.locator("[name=title]").inputValue()).toBe("Early yoga");
    expect(await form.locator("[name=end_time]").inputValue()).toBe("10:30");
    await form.locator("[name=start_time]").selectOption("07:00");
    expect(await form.locator("[name=end_time]").inputValue()).toBe("10:30");
    await page.context().close();
  });

  test("in the profile, and is kept even if nothing more is typed", async () => {
    const { page } = await typeAhead("/profile", (form) => form.locator("[name=name]").fill(typed));
    await isKept(page);
    await page.reload();
    await page.getByText("We kept what you typed").waitFor();
    expect(await page.locator("[name=name]").inputValue()).toBe(typed);
    await page.context().close();
  });

  test("in a post, whose tags become chips and whose text gets an editor", async () => {
    const { page, form } = await typeAhead("/add-blog", async (form) => {
      await form.locator("[name=title]").fill("Low tide");
      await form.locator("[name=tags]").fill("tides, sand");
      await form.locator("textarea[name=content]").fill("Look at the sea first.");
    });
    const sent = await formData(form);
    expect(sent.filter((field) => /^(title|tags|content)=/.test(field))).toEqual([
      "title=Low tide",
      "content=Look at the sea first.",
      "tags=tides, sand",
    ]);
    await page.context().close();
  });
});
