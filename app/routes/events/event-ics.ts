import { answerFeed } from "../../server/pages/events/calendar-feed";
import type { Route } from "./+types/event-ics";

export function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  return answerFeed(context, url, slug);
}
