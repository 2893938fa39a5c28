import { answerTidesJson } from "../../server/pages/sea/tides-file";
import type { Route } from "./+types/tides-json";

export function loader({ context, url }: Route.LoaderArgs) {
  return answerTidesJson(context, url);
}
