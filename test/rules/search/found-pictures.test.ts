import { expect, test } from "vitest";
import { drawnOnce, foundPicture, picturedPart } from "../../../app/rules/search/found-pictures";

test("a place shows its photo, or its portrait without one", () => {
  const row = { image_url: null, image_colour: null, portrait_code: "oven-night-coral-beach-1" };
  expect(foundPicture("restaurant", row).portrait).toBe("oven-night-coral-beach-1");
  expect(foundPicture("restaurant", { ...row, portrait_code: null }).portrait).toMatch(/^terrace-/);
  expect(foundPicture("restaurant", { ...row, image_url: "/images/a.webp" }).url).toBe("/images/a.webp");
});

test("a part of a guide shows what stands beside it there, else the scene of its page", () => {
  expect(picturedPart("/surf#safety")).toEqual({ scene: "subjects/rip-current" });
  expect(picturedPart("/surf#tides")).toEqual({ scene: "parts/tide-pole" });
  expect(picturedPart("/transportation#by-car")).toEqual({ scene: "parts/windscreen" });
  expect(picturedPart("/transportation#rental-car")?.portrait).toMatch(/^pickup-/);
  expect(picturedPart("/eat#tips")).toEqual({ scene: "parts/meal-hours" });
  expect(picturedPart("/do#tips")).toEqual({ scene: "parts/day-bag" });
  // Both have a part of that name.
  expect(picturedPart("/real-estate#costs")).toEqual({ scene: "parts/tax-sums" });
  expect(picturedPart("/transportation#costs")).toEqual({ scene: "parts/tickets" });
  expect(picturedPart("/surf#spots-dinosaurios")).toEqual({ scene: "surf" });
  expect(picturedPart("/info?tab=legal#visas")).toEqual({ scene: "info" });
  expect(picturedPart("/")).toEqual({ scene: "home" });
  expect(picturedPart("/privacy")).toBeUndefined();
});

test("no scene is shown twice among the results; a photo may be", () => {
  const surf = { group: "guide", picture: { scene: "surf" } } as const;
  const photo = { group: "do", picture: { url: "/images/a.webp", scene: "surf" } } as const;
  const none = { group: "guide", picture: null } as const;
  const shown = drawnOnce([surf, surf, surf, surf, surf, photo, none]);
  const drawn = shown.slice(0, 4).map(({ picture }) => picture);
  expect(new Set(drawn.map((one) => JSON.stringify(one))).size).toBe(4);
  expect(shown[4]?.picture).toBeNull();
  expect(shown.slice(5)).toEqual([photo, none]);
});

test("what is read leaves a place its portrait, whatever the light", () => {
  const place = { group: "businesses", picture: { portrait: "pickup-noon-coral-hills-1" } } as const;
  const part = { group: "guide", picture: picturedPart("/transportation#rental-car") ?? null } as const;
  const [first, second] = drawnOnce([part, place]);
  expect(first?.picture).toEqual({ scene: "info" });
  expect(second).toEqual(place);
});
