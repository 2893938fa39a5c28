import { Guide } from "../../components/content/guide";
import { loadGuide } from "../../server/pages/content/managed-page";
import type { Route } from "./+types/terms";

export const handle = { wholeSheet: "guide" };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadGuide(context, url, "terms");
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <Guide {...loaderData} />;
}
