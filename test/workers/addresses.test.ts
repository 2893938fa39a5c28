import { afterAll, beforeAll, expect, test } from "vitest";
import { openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

test.each([
  ["/_.data", "kitchens"],
  ["/es.data", "kitchens"],
  ["/es/_.data", "kitchens"],
  ["/eat.data", "isSignedIn"],
  ["/es/calendar.data", "upcoming"],
  ["/auth.data", "providers"],
])("the framework in a browser finds a page's data at %s", async (path, name) => {
  const response = await town.get(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`"${name}"`);
});

test.each([
  ["/%65at", "/eat"],
  ["/%65s/eat?q=1", "/es/eat?q=1"],
  ["/es/%61uth", "/es/auth"],
  ["/%61dmin/notice.data", "/admin/notice.data"],
])("%s is redirected to its one spelling, %s", async (path, plain) => {
  const response = await town.get(path);
  expect([response.status, response.headers.get("Location")]).toEqual([308, plain]);
});

test.each(["/esquina", "/eat/la-panga/x", "/es/es", "/_", "/es%2feat", "/es%2F", "/es.data.data"])(
  "%s isn't found",
  async (path) => {
    expect((await town.get(path)).status).toBe(404);
  },
);
