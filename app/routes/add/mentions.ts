import { answerMentions } from "../../server/pages/posts/mentions-answer";
import type { Route } from "./+types/mentions";

/** What the editor's list of places and events asks. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerMentions(context, url);
}
