import { businessColumns, businessUploads } from "../../forms/business";
import { businessEdit } from "../../forms/listing-edits";
import { businessListings } from "../../server/db/schema/places";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { answerEdit } from "../../server/pages/places/edit-answer";
import { editPage } from "../../server/pages/places/edit-page";
import { BusinessFields } from "../../workbench/forms/business-fields";
import { sendSubmission } from "../../workbench/forms/send-submission";
import { EditScreen } from "../../workbench/owner/edit-screen";
import type { Route } from "./+types/business";

export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url, params }: Route.LoaderArgs) {
  return editPage(context, url, "business", params.id, []);
}

export function action(sent: Route.ActionArgs) {
  return answerEdit(sent, "business", businessListings, {
    ...businessUploads,
    schema: businessEdit,
    columns: businessColumns,
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
