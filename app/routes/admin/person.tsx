import type { SecurityAnswer } from "../../forms/accounts/account-answer";
import { readAdminForm } from "../../server/http/submitted-form";
import { answerPerson } from "../../server/pages/accounts/person-answer";
import { loadPerson } from "../../server/pages/accounts/person-page";
import { privatePage } from "../../server/pages/site/private-page";
import { PersonScreen } from "../../workbench/people/person-screen";
import type { Route } from "./+types/person";

export const handle = { admin: true, workbench: true };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const page = await loadPerson(context, url, params.id);
  return privatePage(context, url, page.person.name, page);
}

export async function action(args: Route.ActionArgs) {
  return answerPerson(await readAdminForm(args), args.params.id);
}

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  return <PersonScreen {...loaderData} answer={(actionData as SecurityAnswer | undefined) ?? null} />;
}
