import { Guide } from "../../components/content/guide";
import { SeaSection } from "../../components/sea/sea-section";
import { FirstAidWays } from "../../components/site/first-aid-ways";
import { loadSurf } from "../../server/pages/content/surf-page";
import type { Route } from "./+types/surf";

export const handle = { wholeSheet: "surf", script: "folded-guide", noNewsletter: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSurf(context, url);
}

export default function Surf({ loaderData: { sea, ...guide } }: Route.ComponentProps) {
  const first = (
    <>
      {sea ? <SeaSection sea={sea} /> : null}
      <div className="wrap">
        <FirstAidWays />
      </div>
    </>
  );
  return <Guide {...guide} scene="surf" folds first={first} />;
}
