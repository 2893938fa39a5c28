import { readAdminForm } from "../../server/http/submitted-form";
import { answerEventReview, answerSeriesReview } from "../../server/pages/review/event-review-answer";
import { loadEventReview, loadSeriesReview } from "../../server/pages/review/event-review-page";
import { privatePage } from "../../server/pages/site/private-page";
import eventStyles from "../../styles/event-preview.css?url";
import { isOvertakenOrUsual } from "../../workbench/forms/send-form";
import { EventReview } from "../../workbench/review/event-review";
import { sendReview } from "../../workbench/review/send-review";
import type { Route } from "./+types/event-review";

/** Hydrated for the keys that decide, and for corrections like on the form itself. */
export const handle = { hydrate: "admin", admin: true };
export const shouldRevalidate = isOvertakenOrUsual;
export { headers, meta } from "../../server/http/page-exports";
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: eventStyles }];

/** An event stands alone; a series is decided about with all its dates. */
const isSeries = (pattern: string) => pattern.includes("/series/");

export async function loader({ context, url, params, pattern }: Route.LoaderArgs) {
  const load = isSeries(pattern) ? loadSeriesReview : loadEventReview;
  const page = await load(context, url, params.id);
  return privatePage(context, url, page.submission.name, page);
}

export async function action(args: Route.ActionArgs) {
  const answer = isSeries(args.pattern) ? answerSeriesReview : answerEventReview;
  return answer(await readAdminForm(args), args.params.id);
}

/** From the browser, where nothing of it is lost. */
export const clientAction = sendReview;

export default function EventSubmission({ loaderData, actionData }: Route.ComponentProps) {
  return <EventReview page={loaderData} answer={actionData} />;
}
