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
  ["/", "es?", "/"],
  ["/EAT", "es?/eat", "/eat"],
  ["/ES", "es?", "/es"],
  ["/Es/EAT/La_Ola", "es?/eat/:slug", "/es/eat/La_Ola"],
  ["/EAT/La_Ola", "es?/eat/:slug", "/eat/La_Ola"],
  ["/EAT/ES/Photos", "es?/eat/:slug/photos", "/eat/ES/photos"],
  ["/Images/Business-Images/A.webp", "images/*", "/images/Business-Images/A.webp"],
  ["/NoWhere/At/All", "es?/*", "/NoWhere/At/All"],
  ["/es%2F", "es?/*", "/es%2F"],
  ["/Healthz", "healthz", "/healthz"],
])("%s on %s is written %s: its own words small, ids as they are", (path, pattern, plain) => {
  expect(withPlainCase(path, pattern)).toBe(plain);
});
