import { expect, test } from "vitest";
import { sameSitePath } from "../../../app/rules/site/same-site-path";

test.each([
  "/",
  "/eat",
  "/eat?open=now&category=Seafood",
  "/es/eat/caf%C3%A9#map",
  "/a?next=%2F%2Fevil.test",
])("%s is a path of this site", (path) => {
  expect(sameSitePath(path)).toBe(path);
});

test.each([
  ["another site", "https://evil.test"],
  ["a site without a scheme", "//evil.test"],
  ["three slashes", "///evil.test"],
  ["a backslash for a slash", "/\\evil.test"],
  ["two backslashes", "\\\\evil.test"],
  ["a slash after a backslash", "/\\/evil.test"],
  ["a tab between the slashes", "/\t/evil.test"],
  ["a line end between the slashes", "/\n/evil.test"],
  ["a leading space", " //evil.test"],
  ["an encoded slash", "/%2fevil.test"],
  ["an encoded backslash", "/%5cevil.test"],
  ["a slash encoded twice", "/%252fevil.test"],
  ["a slash encoded three times", "/%25252fevil.test"],
  ["dots that climb into a host", "/..//evil.test"],
  ["a dot that hides a host", "/.//evil.test"],
  ["encoded dots that hide a host", "/%2e//evil.test"],
  ["a script", "javascript:alert(1)"],
  ["a script behind a slash of another kind", "\u2215evil.test"],
  ["data", "data:text/html,x"],
  ["a user in front of a host", "https://guide.test@evil.test"],
  ["a relative path", "eat"],
  ["a header of its own", "/eat\r\nSet-Cookie: a=1"],
  ["an encoded line end", "/eat%0d%0aLocation:x"],
  ["a null byte", "/eat\0"],
  ["an escape that is none", "/%E0%A4%A"],
  ["nothing", ""],
  ["no text", null],
  ["a very long path", `/${"a".repeat(3000)}`],
])("%s isn't accepted", (_, value) => {
  expect(sameSitePath(value)).toBeNull();
});
