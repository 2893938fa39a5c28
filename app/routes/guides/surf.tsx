import { GuideSections } from "../../components/guide-sections";
import { answerHeaders } from "../../server/http/cache-headers";
import { loadGuide } from "../../server/http/managed-page";
import { pageMeta } from "../../server/http/meta";
import type { Route } from "./+types/surf";

export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url }: Route.LoaderArgs) {
  return loadGuide(context, url, "surf", "/social/surf.png");
}

export default function Surf({ loaderData }: Route.ComponentProps) {
  return <GuideSections sections={loaderData.sections} scene="surf" />;
}
