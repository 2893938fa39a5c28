import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { readAdminSent } from "../../server/http/sent-form";
import { answerSeriesReview } from "../../server/pages/review/event-review-answer";
import { loadSeriesReview } from "../../server/pages/review/event-review-page";
import { privatePage } from "../../server/pages/site/private-page";
import eventStyles from "../../styles/events.css?url";
import { isOvertakenOrUsual } from "../../workbench/forms/send-form";
import { EventReview } from "../../workbench/review/event-review";
import { sendReview } from "../../workbench/review/send-review";
import type { Route } from "./+types/series";

/** Hydrated for the keys that decide, and for corrections like on the form itself. */
export const handle = { hydrate: "admin", admin: true };
export const shouldRevalidate = isOvertakenOrUsual;
export const headers = answerHeaders;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: eventStyles }];

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const page = await loadSeriesReview(context, url, params.id);
  return privatePage(context, url, page.submission.name, page);
}

export async function action(args: Route.ActionArgs) {
  return answerSeriesReview(await readAdminSent(args), args.params.id);
}

/** From the browser, where nothing of it is lost. */
export const clientAction = sendReview;

export default function SeriesSubmission({ loaderData, actionData }: Route.ComponentProps) {
  return <EventReview page={loaderData} answer={actionData} />;
}
