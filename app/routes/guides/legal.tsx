import { Guide } from "../../components/content/guide";
import { GuideContacts } from "../../components/info/guide-contacts";
import { loadGuideWithContacts } from "../../server/pages/info/guide-with-contacts";
import type { Route } from "./+types/legal";

export const handle = { wholeSheet: "legal" };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadGuideWithContacts(context, url, "legal");
}

export default function Legal({ loaderData }: Route.ComponentProps) {
  const { people, ...guide } = loaderData;
  return (
    <Guide {...guide} scene="legal" opensInHead>
      <GuideContacts {...people} />
    </Guide>
  );
}
