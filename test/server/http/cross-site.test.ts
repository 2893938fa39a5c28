import { expect, test } from "vitest";
import { isCrossSite } from "../../../app/server/http/cross-site";

const post = (headers: Record<string, string>, url = "https://guide.cambutal.test/auth") =>
  new Request(url, { method: "POST", headers });

test.each([
  ["the same site without encryption", "http://guide.cambutal.test"],
  ["the same host at another port", "https://guide.cambutal.test:8443"],
  ["a trailing dot", "https://guide.cambutal.test."],
  ["an opaque origin", "null"],
  ["an empty origin", ""],
])("a form from %s is another site", (_, origin) => {
  expect(isCrossSite(post({ Origin: origin }))).toBe(true);
});

test("fetch metadata overrides a matching origin", () => {
  expect(isCrossSite(post({ Origin: "https://guide.cambutal.test", "Sec-Fetch-Site": "cross-site" }))).toBe(
    true,
  );
});

test("our own pages, a typed address and a program without a session are accepted", () => {
  expect(isCrossSite(post({ "Sec-Fetch-Site": "same-origin" }))).toBe(false);
  expect(isCrossSite(post({ "Sec-Fetch-Site": "none" }))).toBe(false);
  expect(isCrossSite(post({ Origin: "https://guide.cambutal.test" }))).toBe(false);
  expect(isCrossSite(post({}))).toBe(false);
});

test("a session cookie without any sign of its origin is refused", () => {
  expect(isCrossSite(post({ Cookie: "__Host-session=x" }))).toBe(true);
  expect(isCrossSite(post({ Cookie: "session=x" }, "http://localhost:8787/auth"))).toBe(true);
});

test("reading is always allowed", () => {
  expect(
    isCrossSite(new Request("https://guide.cambutal.test/", { headers: { Origin: "https://evil.test" } })),
  ).toBe(false);
});
