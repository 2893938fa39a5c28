import { Guide } from "../../components/content/guide";
import { GuideContacts } from "../../components/info/guide-contacts";
import { loadGuideWithContacts } from "../../server/pages/info/guide-with-contacts";
import type { Route } from "./+types/transportation";

export const handle = { wholeSheet: "transportation", script: "folded-guide", noNewsletter: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadGuideWithContacts(context, url, "transportation");
}

export default function Transportation({ loaderData }: Route.ComponentProps) {
  const { people, ...guide } = loaderData;
  return (
    <Guide {...guide} scene="transportation" folds>
      <GuideContacts {...people} />
    </Guide>
  );
}
