import { wordsIn } from "../../server/http/i18n";
import { readAdminForm } from "../../server/http/submitted-form";
import { answerOnDesk, loadCorrections } from "../../server/pages/review/visitor-corrections-desk";
import { privatePage } from "../../server/pages/site/private-page";
import { CorrectionsDesk } from "../../workbench/review/visitor-corrections-desk";
import type { Route } from "./+types/corrections";

export const handle = { admin: true, workbench: true };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadCorrections(context, url);
  return privatePage(context, url, wordsIn(context).t("corrections.desk.title"), page);
}

export async function action(args: Route.ActionArgs) {
  return answerOnDesk(await readAdminForm(args));
}

export default function Corrections({ loaderData }: Route.ComponentProps) {
  return <CorrectionsDesk {...loaderData} />;
}
