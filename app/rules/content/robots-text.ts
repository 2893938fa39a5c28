const closedAreas = [
  "/admin",
  "/admin/",
  "/profile",
  "/profile/",
  "/auth",
  "/auth/",
  "/api/admin/",
  "/api/auth/",
];
const slowCrawlers = ["Bingbot", "Slurp"];

/** A crawler only obeys the group that names it, so the slow ones get every rule again. */
export function robotsText(origin: string): string {
  const rules = ["Allow: /", ...closedAreas.flatMap((area) => [`Disallow: ${area}`, `Disallow: /es${area}`])];
  const groups = [
    ["User-agent: *", ...rules],
    ...slowCrawlers.map((name) => [`User-agent: ${name}`, ...rules, "Crawl-delay: 1"]),
  ];
  return [...groups.map((lines) => lines.join("\n")), `Sitemap: ${origin}/sitemap.xml`, ""].join("\n\n");
}
