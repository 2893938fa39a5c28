import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { isSharePicture, shareSceneAddress, shareScenes } from "../../../app/rules/content/share-scenes";

test("each of the guide's own cards for shared links exists, and may be chosen", () => {
  for (const scene of shareScenes) {
    expect(existsSync(`public${shareSceneAddress(scene)}`), scene).toBe(true);
    expect(isSharePicture(shareSceneAddress(scene))).toBe(true);
  }
});

test("a shared link's picture must be one that pages may show", () => {
  for (const address of ["/social/nobody.png", "http://pictures.test/a.jpg", "javascript:alert(1)", "a.jpg"])
    expect(isSharePicture(address), address).toBe(false);
  expect(isSharePicture("https://pictures.test/a.jpg")).toBe(true);
});
