import { robotsText } from "../../rules/content/robots-text";
import { servicesContext } from "../../server/context";
import { publicCache } from "../../server/http/cache-headers";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(servicesContext).settings;
  return new Response(robotsText(origin), {
    headers: { "Content-Type": "text/plain; charset=utf-8", ...publicCache({ tags: ["pages"] }) },
  });
}
