import { answerPlaces } from "../../server/pages/places/places-file";
import type { Route } from "./+types/places-file";

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPlaces(context, url);
}
