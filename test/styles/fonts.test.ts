import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../../public/fonts/", import.meta.url);
const css = readFileSync(new URL("../../app/styles/fonts.css", import.meta.url), "utf8");
const files = readdirSync(folder);

test("the fonts are at most 40 KB together", () => {
  expect(files.length).toBeGreaterThan(0);
  const total = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
  expect(total).toBeLessThanOrEqual(40_000);
});

test("every font used in the styles exists, and none is unused", () => {
  const asked = [...css.matchAll(/url\("\/fonts\/([^"]+)"\)/g)].map((match) => match[1]);
  expect(asked.sort()).toEqual(files.sort());
});

test("no font hides text while it loads", () => {
  const faces = css.split("@font-face").filter((face) => face.includes("url("));
  expect(faces.every((face) => face.includes("font-display: swap"))).toBe(true);
});
