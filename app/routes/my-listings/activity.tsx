import { ActivityFields } from "../../components/activity-fields";
import { EditScreen } from "../../components/edit-screen";
import { sendSubmission } from "../../components/send-submission";
import { activityColumns, activityUploads } from "../../forms/activity";
import { activityEdit } from "../../forms/listing-edits";
import { readTranslation } from "../../rules/localised-text";
import { adventureBusinessListings } from "../../server/db/schema/places";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { saveEdit } from "../../server/operations/save-edit";
import { answerSubmission } from "../add/submission-answer";
import type { Route } from "./+types/activity";
import { editPage, ownListing } from "./edit-page";

export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url, params }: Route.LoaderArgs) {
  return editPage(context, url, "activity", params.id, []);
}

export async function action(sent: Route.ActionArgs) {
  const { listing, shown } = await ownListing(
    sent.context,
    sent.url,
    adventureBusinessListings,
    sent.params.id,
  );
  return answerSubmission(sent, {
    schema: activityEdit(shown),
    ...activityUploads,
    submit: (services, viewer, value, _, sending) => {
      const written = {
        language: value.language ?? shown.language,
        previous: readTranslation(shown.translation),
      };
      return saveEdit(services, viewer, "activity", listing, activityColumns(value, written), sending);
    },
    path: "/my-listings?type=business",
    toast: "businessUpdated",
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSubmission(request, serverAction);
}

export default function EditActivity({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EditScreen page={loaderData} answer={actionData}>
      <ActivityFields />
    </EditScreen>
  );
}
