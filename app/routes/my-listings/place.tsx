import { readSignedInForm } from "../../server/http/submitted-form";
import { answerEdit } from "../../server/pages/places/edit-listing-answer";
import { editPage } from "../../server/pages/places/edit-listing-page";
import { listingKind } from "../../server/pages/site/kind-in-address";
import { sendSubmission } from "../../workbench/forms/send-form";
import { EditPlaceScreen } from "../../workbench/owner/edit-place";
import type { Route } from "./+types/place";

/** Hydrated for pictures that upload as they are chosen and rows that are added in place. */
export const handle = { hydrate: "place" };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url, params }: Route.LoaderArgs) {
  return editPage(context, url, listingKind(params.kind), params.id);
}

export async function action(args: Route.ActionArgs) {
  const kind = listingKind(args.params.kind);
  return answerEdit(await readSignedInForm(args), kind, args.params.id);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSubmission(request, serverAction);
}

export default function EditPlace({ loaderData, actionData }: Route.ComponentProps) {
  return <EditPlaceScreen page={loaderData} answer={actionData} />;
}
