import { useWords } from "../../components/site/words";
import { readAdminForm } from "../../server/http/submitted-form";
import { answerIssues } from "../../server/pages/mail/issues-answer";
import { loadIssuesDesk } from "../../server/pages/mail/issues-desk";
import { subscribersFile } from "../../server/pages/mail/subscribers-file";
import { isOvertakenOrUsual } from "../../workbench/forms/send-form";
import { IssuesDesk } from "../../workbench/mail/issues-desk";
import { StudioError } from "../../workbench/studio/studio-error";
import { StudioFrame } from "../../workbench/studio/studio-frame";
import type { Route } from "./+types/newsletter";

export const handle = { admin: true, hydrate: "admin" };
export const shouldRevalidate = isOvertakenOrUsual;
export { headers, meta } from "../../server/http/page-exports";

/** Everybody on the list, as a table at the same address. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context, url }, next) =>
    request.method === "GET" && url.searchParams.get("format") === "csv"
      ? subscribersFile(context, url)
      : next(),
];

export function loader({ context, url }: Route.LoaderArgs) {
  return loadIssuesDesk(context, url);
}

export async function action(args: Route.ActionArgs) {
  return answerIssues(await readAdminForm(args));
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <StudioFrame title={t("studio.nav.newsletter")} lead={t("newsletterIssue.desk.lead")}>
      <IssuesDesk {...loaderData} isRefused={actionData !== undefined} />
    </StudioFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StudioError error={error} failed="lettersNotFetched" />;
}
