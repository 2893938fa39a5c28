import { IssueList } from "../../components/mail/issue-list";
import { IssuePage } from "../../components/mail/issue-page";
import { UntilNext } from "../../components/mail/until-next";
import { loadIssue } from "../../server/pages/mail/issue-page";
import type { Route } from "./+types/issue";

export { headers, meta } from "../../server/http/page-exports";
export const handle = { wholeSheet: "letters" };

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadIssue(context, url, params.slug);
}

export default function NewsletterIssue({ loaderData }: Route.ComponentProps) {
  const { issue, others } = loaderData;
  return (
    <>
      <IssuePage {...issue} published={new Date(issue.published_at)} />
      {others.length > 0 ? <IssueList issues={others} hasAll /> : <UntilNext />}
    </>
  );
}
