import { Guide } from "../../components/content/guide";
import { GuideContacts } from "../../components/info/guide-contacts";
import { loadGuideWithContacts } from "../../server/pages/info/guide-with-contacts";
import type { Route } from "./+types/real-estate";

export const handle = { wholeSheet: "guide", script: "folded-guide" };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadGuideWithContacts(context, url, "real-estate");
}

export default function RealEstate({ loaderData }: Route.ComponentProps) {
  const { people, ...guide } = loaderData;
  return (
    <Guide {...guide} scene="real-estate" folds>
      <GuideContacts {...people} />
    </Guide>
  );
}
