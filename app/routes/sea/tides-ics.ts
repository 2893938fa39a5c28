import { answerTideFeed } from "../../server/pages/sea/tides-feed";
import type { Route } from "./+types/tides-ics";

export function loader({ context }: Route.LoaderArgs) {
  return answerTideFeed(context);
}
