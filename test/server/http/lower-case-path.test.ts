import { expect, test } from "vitest";
import { withLowerCase } from "../../../app/server/http/lower-case-path";

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
])("%s on %s becomes %s: its own words in lower case, ids unchanged", (path, pattern, plain) => {
  expect(withLowerCase(path, pattern)).toBe(plain);
});
