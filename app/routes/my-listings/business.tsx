import { BusinessFields } from "../../components/business-fields";
import { EditScreen } from "../../components/edit-screen";
import { sendSubmission } from "../../components/send-submission";
import { businessColumns, businessUploads } from "../../forms/business";
import { businessEdit } from "../../forms/listing-edits";
import { readTranslation } from "../../rules/localised-text";
import { businessListings } from "../../server/db/schema/places";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { saveEdit } from "../../server/operations/save-edit";
import { answerSubmission } from "../add/submission-answer";
import type { Route } from "./+types/business";
import { editPage, ownListing } from "./edit-page";

export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url, params }: Route.LoaderArgs) {
  return editPage(context, url, "business", params.id, []);
}

export async function action(sent: Route.ActionArgs) {
  const { listing, shown } = await ownListing(sent.context, sent.url, businessListings, sent.params.id);
  return answerSubmission(sent, {
    schema: businessEdit(shown),
    ...businessUploads,
    submit: (services, viewer, value, _, sending) => {
      const written = {
        language: value.language ?? shown.language,
        previous: readTranslation(shown.translation),
      };
      return saveEdit(services, viewer, "business", listing, businessColumns(value, written), sending);
    },
    path: "/my-listings?type=business",
    toast: "businessUpdated",
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSubmission(request, serverAction);
}

export default function EditBusiness({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EditScreen page={loaderData} answer={actionData}>
      <BusinessFields />
    </EditScreen>
  );
}
