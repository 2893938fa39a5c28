import { Guide } from "../../components/pages/guide";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { loadGuide } from "../../server/pages/pages/managed-page";
import type { Route } from "./+types/transportation";

export const handle = { sheet: "way" };
export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url }: Route.LoaderArgs) {
  return loadGuide(context, url, "transportation");
}

export default function Transportation({ loaderData }: Route.ComponentProps) {
  return <Guide {...loaderData} scene="transportation" />;
}
