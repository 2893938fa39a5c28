import { Guide } from "../../components/content/guide";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { loadGuide } from "../../server/pages/content/managed-page";
import type { Route } from "./+types/terms";

export const handle = { whole: "guide" };
export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url }: Route.LoaderArgs) {
  return loadGuide(context, url, "terms");
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <Guide {...loaderData} />;
}
