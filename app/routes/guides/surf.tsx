import { Guide } from "../../components/content/guide";
import { SeaSection } from "../../components/sea/sea-section";
import { FirstAidWays } from "../../components/site/first-aid-ways";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { loadSurf } from "../../server/pages/content/surf-page";
import type { Route } from "./+types/surf";

export const handle = { whole: "surf", quiet: true };
export const headers = answerHeaders;
export const meta = pageMeta;

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
  return <Guide {...guide} scene="surf" first={first} />;
}
