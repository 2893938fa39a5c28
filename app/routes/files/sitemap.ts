import { servicesContext } from "../../server/context";
import { publicCache } from "../../server/http/cache-headers";
import { openSitemap } from "../../server/operations/content/rebuild-sitemap";
import { sitemapTexts } from "../../server/pages/content/sitemap-texts";
import type { Route } from "./+types/sitemap";

export async function loader({ context }: Route.LoaderArgs) {
  const xml = await openSitemap(context.get(servicesContext), sitemapTexts());
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", ...publicCache({ tags: ["sitemap"] }) },
  });
}
