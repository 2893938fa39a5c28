import { expect, test } from "vitest";
import { sitemapXml } from "../../../app/rules/content/sitemap";
import { escapeXml } from "../../../app/rules/site/xml";

const entry = {
  path: "/eat/a&b",
  priority: 0.7,
  changeFrequency: "weekly",
  lastModified: "2026-05-01",
} as const;

test("a page is in the sitemap once per language, each with its alternates", () => {
  const twins = [
    '<xhtml:link rel="alternate" hreflang="en" href="https://guide.test/eat/a&amp;b"/>',
    '<xhtml:link rel="alternate" hreflang="es" href="https://guide.test/es/eat/a&amp;b"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://guide.test/eat/a&amp;b"/>',
  ].join("");
  const facts = "<lastmod>2026-05-01</lastmod><changefreq>weekly</changefreq><priority>0.7</priority></url>";
  expect(sitemapXml([entry], "https://guide.test").split("\n")).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    expect.stringContaining("<urlset "),
    `<url><loc>https://guide.test/eat/a&amp;b</loc>${twins}${facts}`,
    `<url><loc>https://guide.test/es/eat/a&amp;b</loc>${twins}${facts}`,
    "</urlset>",
    "",
  ]);
});

test("a page without a known date has none", () => {
  expect(sitemapXml([{ ...entry, lastModified: null }], "https://guide.test")).not.toContain("lastmod");
});

test("special characters of XML are escaped", () => {
  expect(escapeXml(`<a href="?b&c">'&'</a>`)).toBe(
    "&lt;a href=&quot;?b&amp;c&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;",
  );
});
