import { servicesContext } from "../../server/context";
import { publicCache } from "../../server/http/cache-headers";
import { openSitemap } from "../../server/operations/content/rebuild-sitemap";
import { pageTexts } from "../../server/pages/content/built-in-texts";
import type { Route } from "./+types/sitemap";

export async function loader({ context }: Route.LoaderArgs) {
  const xml = await openSitemap(context.get(servicesContext), pageTexts());
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", ...publicCache({ tags: ["sitemap"] }) },
  });
}
