import { answerLlmsText } from "../../server/pages/content/llms-file";
import type { Route } from "./+types/llms";

export function loader({ context }: Route.LoaderArgs) {
  return answerLlmsText(context);
}
