import { describe, expect, test } from "vitest";
import { safeImageUrl, safeUrl } from "../../../app/rules/site/safe-url";

describe("A web address", () => {
  test.each([
    ["https", "https://example.com/menu?x=1#y", "https://example.com/menu?x=1#y"],
    ["http", "http://example.com", "http://example.com/"],
    ["spaces around", "  https://example.com  ", "https://example.com/"],
    ["capitals", "HTTPS://Example.COM", "https://example.com/"],
    ["accents in the name", "https://cañas.example", "https://xn--caas-hqa.example/"],
    [
      "a quote cannot leave its attribute",
      'https://example.com/"onclick="x',
      "https://example.com/%22onclick=%22x",
    ],
    ["a script", "javascript:alert(1)", null],
    ["a script with a break", "java\nscript:alert(1)", null],
    ["a break inside", "https://example.com/\nx", null],
    ["data", "data:text/html,x", null],
    ["without scheme", "www.example.com", null],
    ["without slashes", "https:example.com", null],
    ["another scheme", "ftp://example.com", null],
    ["a scheme that ends like ours", "xhttps://example.com", null],
    ["a password alone", "https://:secret@example.com", null],
    ["a control character", "https://example.com/\u0007x", null],
    ["a space in the path", "https://example.com/a b", null],
    ["a user name that looks like a host", "https://cambutal.example@evil.example", null],
    ["no host", "https://", null],
    ["a host of this machine", "http://localhost/", null],
    ["a space", "https://exam ple.com", null],
    ["endless", `https://example.com/${"x".repeat(3000)}`, null],
    ["empty", "", null],
    ["missing", null, null],
  ])("%s", (_, address, expected) => {
    expect(safeUrl(address)).toBe(expected);
  });
});

describe("A picture's address", () => {
  test.each([
    ["ours", "/images/business-images/places/17-abc.webp", "/images/business-images/places/17-abc.webp"],
    ["of the web", "https://example.com/a.jpg", "https://example.com/a.jpg"],
    ["of the web without its s, which browsers do not load", "http://example.com/a.jpg", null],
    ["a way out of the folder", "/images/../admin", null],
    ["ours with hyphens in front", "/images/-a/-b.png", "/images/-a/-b.png"],
    ["endless", `/images/${"a".repeat(3000)}`, null],
    ["ours inside another address", "x/images/a/b.png", null],
    ["a hidden file", "/images/.secret", null],
    ["another folder", "/admin/x.png", null],
    ["another host without scheme", "//evil.example/images/x.png", null],
    ["a query", "/images/a/b.png?x=1", null],
    ["the folder itself", "/images/", null],
    ["a script", "javascript:1", null],
  ])("%s", (_, address, expected) => {
    expect(safeImageUrl(address)).toBe(expected);
  });
});
