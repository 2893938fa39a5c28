import { expect, test } from "vitest";
import { openDesk, openOffice } from "../support/desk";
import { hold } from "../support/events";
import { addActivity, addBusiness, addHotel, addRestaurant } from "../support/places";

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
])("%s keeps its head when the framework takes over", async (path) => {
  const { page } = await openDesk(town, browser, admin);
  await go(page, path);
  // The router's links come with the framework.
  await expect.poll(() => page.locator("body > link[rel=modulepreload]").count()).toBeGreaterThan(0);
  const { sent, kept } = await page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const linesOf = ({ head }: Document) =>
      [...head.children]
        .filter((child) => !child.matches("[rel=modulepreload], [rel=preload]:not([as=font])"))
        .map((child) => child.outerHTML);
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
