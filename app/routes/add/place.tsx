import { readSubmittedForm } from "../../server/http/submitted-form";
import { answerAddListing } from "../../server/pages/places/add-listing-answer";
import { addFormPage } from "../../server/pages/site/add-form-page";
import { listingKind } from "../../server/pages/site/kind-in-address";
import { AddPlaceScreen } from "../../workbench/forms/add-place";
import { sendSubmission } from "../../workbench/forms/send-form";
import type { Route } from "./+types/place";

/** Hydrated for pictures that upload as they are chosen, rows that are added in place, and a draft that is kept. */
export const handle = { hydrate: "place" };
export { headers, meta } from "../../server/http/page-exports";

/** Each kind has its own address, "/add-hotel". */
const kindAt = (pattern: string) => listingKind(pattern.split("/add-")[1]);

export function loader({ context, url, pattern }: Route.LoaderArgs) {
  return addFormPage(context, url, kindAt(pattern));
}

export async function action(args: Route.ActionArgs) {
  return answerAddListing(await readSubmittedForm(args), kindAt(args.pattern));
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSubmission(request, serverAction);
}

export default function AddPlace({ loaderData, actionData }: Route.ComponentProps) {
  return <AddPlaceScreen page={loaderData} answer={actionData} />;
}
