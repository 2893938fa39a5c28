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

test.each(["/%65at", "/es/%65at", "/es/%61uth"])("%s is read as it is meant", async (path) => {
  expect((await town.get(path)).status).toBe(200);
});

test.each(["/esquina", "/eat/la-panga/x", "/es/es", "/data", "/_"])("%s is nothing", async (path) => {
  expect((await town.get(path)).status).toBe(404);
});
