import { answerFeed } from "../../server/pages/events/calendar-feed";
import type { Route } from "./+types/calendar-ics";

export function loader({ context, url }: Route.LoaderArgs) {
  return answerFeed(context, url);
}
