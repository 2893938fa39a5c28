import { servicesContext } from "../../server/context";
import { publicCache } from "../../server/http/cache-headers";
import { openSitemap } from "../../server/operations/pages/rebuild-sitemap";
import type { Route } from "./+types/sitemap";

export async function loader({ context }: Route.LoaderArgs) {
  const xml = await openSitemap(context.get(servicesContext));
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", ...publicCache({ tags: ["sitemap"] }) },
  });
}
