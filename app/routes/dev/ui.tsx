import { data } from "react-router";
import { servicesContext } from "../../server/context";
import { privateCache } from "../../server/http/cache-headers";
import homeStyles from "../../styles/home.css?url";
import { Showcase } from "../../ui/showcase";
import type { Route } from "./+types/ui";

export const handle = { workbench: true };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: homeStyles }];
export { headers } from "../../server/http/page-exports";
export const meta = () => [{ title: "Design system" }, { name: "robots", content: "noindex" }];

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(servicesContext).settings.devPages) throw data(null, 404);
  return data(null, { headers: privateCache });
}

export default function DesignSystem() {
  return <Showcase />;
}
