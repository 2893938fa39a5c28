import { wordsIn } from "../../server/http/i18n";
import { loadPeople } from "../../server/pages/accounts/people-page";
import { privatePage } from "../../server/pages/site/private-page";
import { PeopleList } from "../../workbench/people/people-list";
import type { Route } from "./+types/people";

export const handle = { admin: true, workbench: true };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  return privatePage(context, url, wordsIn(context).t("people.title"), await loadPeople(context, url));
}

export default function People({ loaderData }: Route.ComponentProps) {
  return <PeopleList {...loaderData} />;
}
