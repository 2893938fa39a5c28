import { VisitorCorrectionForm } from "../../components/places/visitor-correction-form";
import { answerVisitorCorrection, visitorCorrectionPage } from "../../server/pages/review/visitor-correction";
import type { Route } from "./+types/correction";

export const handle = { noNewsletter: true, wholeSheet: "visitorCorrection", sends: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url, params }: Route.LoaderArgs) {
  return visitorCorrectionPage(context, url, params.slug);
}

export function action(args: Route.ActionArgs) {
  return answerVisitorCorrection(args, args.params.slug);
}

export default function Correction({ loaderData, actionData }: Route.ComponentProps) {
  return <VisitorCorrectionForm {...loaderData} answer={actionData} />;
}
