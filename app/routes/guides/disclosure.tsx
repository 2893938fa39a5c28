import { Guide } from "../../components/content/guide";
import { localDate, secondsToMidnight } from "../../rules/time/panama-time";
import { servicesContext } from "../../server/context";
import { loadGuide } from "../../server/pages/content/managed-page";
import type { Route } from "./+types/disclosure";

export const handle = { wholeSheet: "guide" };
export { headers, meta } from "../../server/http/page-exports";

/** It holds as of today, and says so: the page changes with the day in Panama. */
export function loader({ context, url }: Route.LoaderArgs) {
  const now = context.get(servicesContext).now();
  return loadGuide(context, url, "disclosure", {
    updated: localDate(now),
    changesIn: secondsToMidnight(now),
  });
}

export default function Disclosure({ loaderData }: Route.ComponentProps) {
  return <Guide {...loaderData} />;
}
