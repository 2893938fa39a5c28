import { answerEvents } from "../../server/pages/events/events-file";
import type { Route } from "./+types/events-json";

export function loader({ context, url }: Route.LoaderArgs) {
  return answerEvents(context, url);
}
