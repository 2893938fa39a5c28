import { servicesContext } from "../../server/context";
import { publicCache } from "../../server/http/cache-headers";
import { makeSitemap, rebuildSitemap, sitemapKey } from "../../server/operations/rebuild-sitemap";
import type { Route } from "./+types/sitemap";

/** The file the scheduled job made; while there is none it is made on demand. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const stored = await services.files.get(sitemapKey);
  const xml = stored ? await stored.text() : await makeSitemap(services);
  if (!stored) services.later(rebuildSitemap(services));
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", ...publicCache({ tags: ["sitemap"] }) },
  });
}
