import { expect, test } from "vitest";
import { drawnOnce, foundPicture, picturedPart } from "../../../app/rules/search/found-pictures";

test("a place has its photo, or its portrait without one", () => {
  const row = { image_url: null, image_colour: null, portrait_code: "oven-night-coral-beach-1" };
  expect(foundPicture("restaurant", row).portrait).toBe("oven-night-coral-beach-1");
  expect(foundPicture("restaurant", { ...row, portrait_code: null }).portrait).toMatch(/^terrace-/);
  expect(foundPicture("restaurant", { ...row, image_url: "/images/a.webp" }).url).toBe("/images/a.webp");
});

test("a section of a guide has its own picture, or else its page's scene", () => {
  expect(picturedPart("/surf#safety")).toEqual({ scene: "subjects/rip-current" });
  expect(picturedPart("/surf#tides")).toEqual({ scene: "parts/tide-pole" });
  expect(picturedPart("/transportation#by-car")).toEqual({ scene: "parts/windscreen" });
  expect(picturedPart("/transportation#rental-car")?.portrait).toMatch(/^pickup-/);
  expect(picturedPart("/eat#tips")).toEqual({ scene: "parts/meal-hours" });
  expect(picturedPart("/do#tips")).toEqual({ scene: "parts/day-bag" });
  // Both pages have a part with this name.
  expect(picturedPart("/real-estate#costs")).toEqual({ scene: "parts/tax-sums" });
  expect(picturedPart("/transportation#costs")).toEqual({ scene: "parts/tickets" });
  expect(picturedPart("/surf#season-facts")).toEqual({ scene: "surf" });
  expect(picturedPart("/info?tab=legal#visas")).toEqual({ scene: "legal" });
  expect(picturedPart("/")).toEqual({ scene: "home" });
  expect(picturedPart("/privacy")).toBeUndefined();
});

test("a card has its section's picture, a legal topic its card's", () => {
  expect(picturedPart("/surf#spots-dinosaurios")).toEqual({ scene: "parts/named-breaks" });
  expect(picturedPart("/transportation#on-the-road-manners")).toEqual({ scene: "parts/day-drive" });
  expect(picturedPart("/legal#topics-property")).toEqual({ scene: "parts/two-papers" });
});

test("each part shows its own drawing, however often, and never that of its whole page", () => {
  const paths = [
    "/real-estate#on-the-ground",
    "/legal#topics-property",
    "/real-estate#on-the-ground-survey",
    "/legal#topics-business",
    "/legal#topics-property",
  ];
  const hits = paths.map((path) => ({ group: "guide" as const, path, picture: picturedPart(path) ?? null }));
  expect(drawnOnce(hits).map(({ picture }) => picture)).toEqual([
    { scene: "parts/plot-on-foot" },
    { scene: "parts/two-papers" },
    { scene: "parts/plot-on-foot" },
    { scene: "parts/new-till" },
    { scene: "parts/two-papers" },
  ]);
});

test("none is shown where the same stands right above; a photo may be", () => {
  const gear = { group: "guide", path: "/surf#gear", picture: { scene: "parts/boards-and-bus" } } as const;
  const photo = { group: "do", path: "/do/a", picture: { url: "/images/a.webp", scene: "surf" } } as const;
  const none = { group: "guide", path: "/privacy", picture: null } as const;
  const shown = drawnOnce([gear, gear, photo, gear, photo, none]);
  expect(shown.map(({ picture }) => picture)).toEqual([
    gear.picture,
    null,
    photo.picture,
    null,
    photo.picture,
    null,
  ]);
});

test("places and events keep their portraits, whatever stands above", () => {
  const picture = { portrait: "pickup-noon-coral-hills-1" };
  const place = { group: "businesses", path: "/info/a", picture } as const;
  const path = "/transportation#rental-car";
  const part = { group: "guide", path, picture: picturedPart(path) ?? null } as const;
  expect(drawnOnce([part, place, place])).toEqual([part, place, place]);
});
