import type { SitemapEntry } from "./sitemap";

/** The fixed pages that search engines should know, most important first. */
export const sitePages: Omit<SitemapEntry, "lastModified">[] = [
  { path: "/", priority: 1.0, changeFrequency: "daily" },
  { path: "/surf", priority: 0.8, changeFrequency: "monthly" },
];
