import { afterAll, beforeAll, expect, test } from "vitest";
import { portraitAddress } from "../../app/rules/pictures/portrait-address";
import { openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const fish = "fish-dusk-coral-beach-3";

test("a portrait is drawn on request, and cached forever", async () => {
  const response = await town.get(portraitAddress(fish));
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
  expect(response.headers.get("x-d1-use")).toBe("trips=0, rows=0");
  expect(await response.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s);
});

test("an address of an older edition shows the current drawing, cached briefly", async () => {
  const response = await town.get(`/portraits/older/${fish}.svg`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=300");
  expect(await response.text()).toBe(await (await town.get(portraitAddress(fish))).text());
});

test.each([
  "dragon-dusk-coral-beach-3.svg",
  "fish-dusk-coral-beach-3",
  "fish-dusk-coral-beach-3.png",
  "fish-dusk-%22%3E%3Cscript%3E-beach-3.svg",
  "..%2F..%2Fetc%2Fpasswd.svg",
])("%s doesn't exist", async (name) => {
  const response = await town.get(`/portraits/any/${name}`);
  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  expect(await response.text()).toBe("Not found");
});

test("a signed-in person gets the same picture, cached as long", async () => {
  const response = await town.get(portraitAddress(fish), { headers: { Cookie: "session=somebody" } });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
});
