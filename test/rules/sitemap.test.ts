import { expect, test } from "vitest";
import { sitemapXml } from "../../app/rules/sitemap";

test("a page stands in the sitemap once in each language, each naming its twins", () => {
  const entry = {
    path: "/eat/a&b",
    priority: 0.7,
    changeFrequency: "weekly",
    lastModified: "2026-05-01",
  } as const;
  const xml = sitemapXml([entry], "https://guide.test");
  expect(xml.match(/<url>/g)).toHaveLength(2);
  expect(xml).toContain("<loc>https://guide.test/eat/a&amp;b</loc>");
  expect(xml).toContain("<loc>https://guide.test/es/eat/a&amp;b</loc>");
  expect(xml.match(/hreflang="x-default" href="https:\/\/guide.test\/eat\/a&amp;b"/g)).toHaveLength(2);
  expect(xml).toContain(
    "<lastmod>2026-05-01</lastmod><changefreq>weekly</changefreq><priority>0.7</priority>",
  );
});
