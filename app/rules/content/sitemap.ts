import { languages, localPath } from "../site/language";
import { escapeXml } from "../site/xml";

/** Its name in the bucket. */
export const sitemapKey = "sitemap.xml";

type ChangeFrequency = "hourly" | "daily" | "weekly" | "monthly" | "yearly";
export type SitemapEntry = {
  path: string;
  priority: number;
  changeFrequency: ChangeFrequency;
  /** yyyy-MM-dd; null where unknown. */
  lastModified: string | null;
};

/** Every page once per language, with its alternate links. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.flatMap((entry) => languages.map((language) => url(entry, language, origin)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

function url(entry: SitemapEntry, language: (typeof languages)[number], origin: string): string {
  const address = (one: (typeof languages)[number]) => escapeXml(origin + localPath(one, entry.path));
  const alternates = [
    ...languages.map((one) => [one, address(one)] as const),
    ["x-default", address("en")] as const,
  ].map(([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`);
  return [
    "<url>",
    `<loc>${address(language)}</loc>`,
    ...alternates,
    entry.lastModified ? `<lastmod>${entry.lastModified}</lastmod>` : "",
    `<changefreq>${entry.changeFrequency}</changefreq>`,
    `<priority>${entry.priority.toFixed(1)}</priority>`,
    "</url>",
  ].join("");
}
