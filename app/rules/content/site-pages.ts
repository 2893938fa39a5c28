import { plainPath } from "../site/language";
import type { SitemapEntry } from "./sitemap";

/** For the sitemap, most important first. */
export const sitePages: Omit<SitemapEntry, "lastModified">[] = [
  { path: "/", priority: 1.0, changeFrequency: "daily" },
  { path: "/today", priority: 0.9, changeFrequency: "hourly" },
  { path: "/week", priority: 0.8, changeFrequency: "daily" },
  { path: "/tides", priority: 0.7, changeFrequency: "daily" },
  { path: "/map", priority: 0.8, changeFrequency: "weekly" },
  { path: "/pocket", priority: 0.8, changeFrequency: "daily" },
  { path: "/data", priority: 0.4, changeFrequency: "daily" },
  { path: "/eat", priority: 0.9, changeFrequency: "daily" },
  { path: "/stay", priority: 0.9, changeFrequency: "daily" },
  { path: "/do", priority: 0.9, changeFrequency: "daily" },
  { path: "/calendar", priority: 0.9, changeFrequency: "daily" },
  { path: "/events", priority: 0.8, changeFrequency: "daily" },
  { path: "/blog", priority: 0.8, changeFrequency: "daily" },
  { path: "/surf", priority: 0.9, changeFrequency: "monthly" },
  { path: "/transportation", priority: 0.8, changeFrequency: "monthly" },
  { path: "/real-estate", priority: 0.8, changeFrequency: "monthly" },
  { path: "/legal", priority: 0.8, changeFrequency: "monthly" },
  { path: "/info", priority: 0.6, changeFrequency: "weekly" },
  { path: "/info?tab=businesses", priority: 0.6, changeFrequency: "daily" },
  { path: "/info?tab=real-estate", priority: 0.6, changeFrequency: "monthly" },
  { path: "/info?tab=legal", priority: 0.6, changeFrequency: "monthly" },
  { path: "/info?tab=transportation", priority: 0.6, changeFrequency: "monthly" },
  { path: "/privacy", priority: 0.3, changeFrequency: "yearly" },
  { path: "/terms", priority: 0.3, changeFrequency: "yearly" },
  { path: "/disclosure", priority: 0.3, changeFrequency: "yearly" },
];

/** Whether an address is a fixed page or below one. */
export function answers(address: string): boolean {
  const path = plainPath(address.replace(/[?#].*/s, ""));
  const section = path.match(/^\/[^/]*/)?.[0];
  return sitePages.some((page) => page.path === path || (page.path !== "/" && page.path === section));
}
