import { expect, test } from "vitest";
import { inOneSpelling, withPlainCase } from "../../app/server/http/plain-path";

test.each([
  ["/", null],
  ["/eat", null],
  ["/eat/", "/eat"],
  ["//", "/"],
  ["//eat///la_ola//", "/eat/la_ola"],
  ["/%65at/la%5Fola", "/eat/la_ola"],
  ["/es%2Feat", null],
  ["/caf%C3%A9%20x", null],
  ["/%2561dmin", null],
])("%s is spelled in one way: %s", (path, plain) => {
  expect(inOneSpelling(path)).toBe(plain);
});

test.each([
  ["/", "/", "/"],
  ["/EAT", "eat", "/eat"],
  ["/ES", "es", "/es"],
  ["/Es/EAT/La_Ola", "es/eat/:slug", "/es/eat/La_Ola"],
  ["/EAT/La_Ola/Photos", "eat/:slug/photos", "/eat/La_Ola/photos"],
  ["/Images/Business-Images/A.webp", "images/*", "/images/Business-Images/A.webp"],
  ["/NoWhere/At/All", "*", "/NoWhere/At/All"],
])("%s on %s is written %s: its own words small, ids as they are", (path, pattern, plain) => {
  expect(withPlainCase(path, pattern)).toBe(plain);
});
