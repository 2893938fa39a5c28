import { Guide } from "../../components/content/guide";
import { SeaSection } from "../../components/sea/sea-section";
import { loadSurf } from "../../server/pages/content/surf-page";
import type { Route } from "./+types/surf";

export const handle = { wholeSheet: "surf", script: "folded-guide", noNewsletter: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSurf(context, url);
}

export default function Surf({ loaderData: { sea, ...guide } }: Route.ComponentProps) {
  return <Guide {...guide} scene="surf" folds first={sea && <SeaSection sea={sea} />} />;
}
