import { answerSuggestions } from "../../server/pages/search/suggestions";
import type { Route } from "./+types/suggestions";

export function loader({ context, url }: Route.LoaderArgs) {
  return answerSuggestions(context, url);
}
