import { Guide } from "../../components/content/guide";
import { loadGuide } from "../../server/pages/content/managed-page";
import type { Route } from "./+types/privacy";

export const handle = { wholeSheet: "guide" };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadGuide(context, url, "privacy");
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <Guide {...loaderData} />;
}
