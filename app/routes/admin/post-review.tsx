import { readAdminForm } from "../../server/http/submitted-form";
import { answerPostReview } from "../../server/pages/review/post-review-answer";
import { loadPostReview } from "../../server/pages/review/post-review-page";
import { privatePage } from "../../server/pages/site/private-page";
import writingStyles from "../../styles/writing.css?url";
import { isOvertakenOrUsual } from "../../workbench/forms/send-form";
import { PostReview } from "../../workbench/review/post-review";
import { sendReview } from "../../workbench/review/send-review";
import type { Route } from "./+types/post-review";

export const handle = { hydrate: "admin", admin: true };
export const shouldRevalidate = isOvertakenOrUsual;
export { headers, meta } from "../../server/http/page-exports";
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: writingStyles }];

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const page = await loadPostReview(context, url, params.id);
  return privatePage(context, url, page.submission.name, page);
}

export async function action(args: Route.ActionArgs) {
  return answerPostReview(await readAdminForm(args), args.params.id);
}

/** From the browser, where nothing of it is lost. */
export const clientAction = sendReview;

export default function PostSubmission({ loaderData, actionData }: Route.ComponentProps) {
  return <PostReview page={loaderData} answer={actionData} />;
}
