import { answerVcard } from "../../server/pages/places/vcard-file";
import type { Route } from "./+types/place-vcf";

export function loader({ context, url, params }: Route.LoaderArgs) {
  return answerVcard(context, url, params.slug);
}
