import { EventReview } from "../../components/event-review";
import { answerHeaders } from "../../server/http/cache-headers";
import { loadEventReview } from "../../server/http/event-review-page";
import { pageMeta } from "../../server/http/meta";
import { privatePage } from "../../server/http/private-page";
import eventStyles from "../../styles/events.css?url";
import type { Route } from "./+types/event";
import { answerEventReview } from "./event-answer";

export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: eventStyles }];

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const page = await loadEventReview(context, url, "event", params.id);
  return privatePage(context, url, page.submission.name, page);
}

export function action(sent: Route.ActionArgs) {
  return answerEventReview(sent, "event", sent.params.id);
}

export default function EventSubmission({ loaderData, actionData }: Route.ComponentProps) {
  return <EventReview page={loaderData} answer={actionData} />;
}
