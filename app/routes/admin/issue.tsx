import { useWords } from "../../components/site/words";
import type { IssueAnswer } from "../../forms/mail/issue";
import { readRecoverableForm } from "../../server/http/submitted-form";
import { answerIssue } from "../../server/pages/mail/issue-answer";
import { loadIssueDesk } from "../../server/pages/mail/issue-desk";
import { snippetsIn } from "../../server/pages/posts/add-post-page";
import writingStyles from "../../styles/writing.css?url";
import { isOvertakenOrUsual } from "../../workbench/forms/send-form";
import { IssueForm } from "../../workbench/mail/issue-form";
import { issueSubject } from "../../workbench/mail/issue-subject";
import { sendIssue } from "../../workbench/mail/send-issue-form";
import { LogLink } from "../../workbench/review/log-link";
import { StudioError } from "../../workbench/studio/studio-error";
import { StudioFrame } from "../../workbench/studio/studio-frame";
import type { Route } from "./+types/issue";

export const handle = { admin: true, hydrate: "admin" };
export const shouldRevalidate = isOvertakenOrUsual;
export { headers, meta } from "../../server/http/page-exports";
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: writingStyles }];

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadIssueDesk(context, url, params.id, snippetsIn(context));
}

export async function action(args: Route.ActionArgs) {
  return answerIssue(await readRecoverableForm(args), args.params.id);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendIssue(request, serverAction);
}

export default function NewsletterIssue({ loaderData, actionData }: Route.ComponentProps) {
  const { t, localPath, language } = useWords();
  const { issue, mails, writing } = loaderData;
  return (
    <StudioFrame
      title={issueSubject(issue, language) || t("newsletterIssue.desk.untitled")}
      back={{ href: localPath("/admin/newsletter"), label: t("newsletterIssue.desk.all") }}
      actions={<LogLink kind="newsletter" id={issue.id} />}
    >
      <IssueForm
        key={issue.version}
        issue={issue}
        mails={mails}
        writing={writing}
        answer={actionData as IssueAnswer | undefined}
      />
    </StudioFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StudioError error={error} failed="lettersNotFetched" />;
}
