import { data } from "react-router";
import { useWords } from "../../components/site/words";
import type { IssueAnswer } from "../../forms/mail/newsletter-issue";
import { servicesContext } from "../../server/context";
import { selectIssue } from "../../server/db/mail/newsletter-issues";
import { requireAdmin } from "../../server/http/guards";
import { readRecoverableForm } from "../../server/http/submitted-form";
import { answerIssue } from "../../server/pages/mail/issue-answer";
import { snippetsIn } from "../../server/pages/posts/add-post-page";
import { privatePage } from "../../server/pages/site/private-page";
import writingStyles from "../../styles/writing.css?url";
import { isOvertakenOrUsual } from "../../workbench/forms/send-form";
import { IssueForm } from "../../workbench/mail/issue-form";
import { issueTitle } from "../../workbench/mail/issue-title";
import { sendIssue } from "../../workbench/mail/send-issue";
import { InLog } from "../../workbench/review/in-log";
import { StudioError } from "../../workbench/studio/studio-error";
import { StudioScreen } from "../../workbench/studio/studio-screen";
import type { Route } from "./+types/newsletter-issue";

export const handle = { admin: true, hydrate: "admin" };
export const shouldRevalidate = isOvertakenOrUsual;
export { headers, meta } from "../../server/http/page-exports";
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: writingStyles }];

export async function loader({ context, url, params }: Route.LoaderArgs) {
  requireAdmin(context, url);
  const [issue] = await selectIssue(context.get(servicesContext).db, params.id);
  if (!issue) throw data(null, 404);
  const snippets = snippetsIn(context);
  return privatePage(context, url, issue.subject_en, { issue, writing: { snippets, tags: [] } });
}

export async function action(args: Route.ActionArgs) {
  return answerIssue(await readRecoverableForm(args), args.params.id);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendIssue(request, serverAction);
}

export default function NewsletterIssue({ loaderData, actionData }: Route.ComponentProps) {
  const { t, localPath, language } = useWords();
  const { issue, writing } = loaderData;
  return (
    <StudioScreen
      title={issueTitle(issue, language) || t("newsletterIssue.desk.untitled")}
      back={{ href: localPath("/admin/newsletter"), label: t("newsletterIssue.desk.all") }}
      actions={<InLog kind="newsletter" id={issue.id} />}
    >
      <IssueForm
        key={issue.version}
        issue={issue}
        writing={writing}
        answer={actionData as IssueAnswer | undefined}
      />
    </StudioScreen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StudioError error={error} failed="lettersNotFetched" />;
}
