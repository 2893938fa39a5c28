import type { AccountAnswer } from "../../forms/accounts/account-answer";
import { wordsIn } from "../../server/http/i18n";
import { readAdminForm } from "../../server/http/submitted-form";
import { loadPeople } from "../../server/pages/accounts/people-page";
import { answerReader } from "../../server/pages/accounts/reader-request-answer";
import { privatePage } from "../../server/pages/site/private-page";
import { PeopleList } from "../../workbench/people/people-list";
import type { Route } from "./+types/people";

export const handle = { admin: true, workbench: true };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  return privatePage(context, url, wordsIn(context).t("people.title"), await loadPeople(context, url));
}

/** What somebody who cannot sign in asked for, of an address without an account. */
export async function action(args: Route.ActionArgs) {
  return answerReader(await readAdminForm(args));
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  return <PeopleList {...loaderData} answer={(actionData as AccountAnswer | undefined) ?? null} />;
}
