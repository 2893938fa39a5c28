import { readSubmittedForm } from "../../server/http/submitted-form";
import { answerNewPlace } from "../../server/pages/places/add-answer";
import { listingKind } from "../../server/pages/site/kind-in-address";
import { submissionPage } from "../../server/pages/site/submission-page";
import { AddScreen } from "../../workbench/forms/add-screen";
import { sendSubmission } from "../../workbench/forms/send-form";
import type { Route } from "./+types/place";

/** Hydrated for pictures that upload as they are chosen, rows that are added in place, and a draft that is kept. */
export const handle = { hydrate: "place" };
export { headers, meta } from "../../server/http/page-exports";

/** Each kind has its own address, "/add-hotel". */
const kindAt = (pattern: string) => listingKind(pattern.split("/add-")[1]);

export function loader({ context, url, pattern }: Route.LoaderArgs) {
  return submissionPage(context, url, kindAt(pattern));
}

export async function action(args: Route.ActionArgs) {
  return answerNewPlace(await readSubmittedForm(args), kindAt(args.pattern));
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSubmission(request, serverAction);
}

export default function AddPlace({ loaderData, actionData }: Route.ComponentProps) {
  return <AddScreen page={loaderData} answer={actionData} />;
}
