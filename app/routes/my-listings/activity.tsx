import { activityColumns, activityUploads } from "../../forms/activity";
import { activityEdit } from "../../forms/listing-edits";
import type { adventureBusinessListings } from "../../server/db/schema/places";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { readOwnSent } from "../../server/http/sent-form";
import { answerEdit } from "../../server/pages/places/edit-answer";
import { editPage } from "../../server/pages/places/edit-page";
import { ActivityFields } from "../../workbench/forms/activity-fields";
import { sendSubmission } from "../../workbench/forms/send-submission";
import { EditScreen } from "../../workbench/owner/edit-screen";
import type { Route } from "./+types/activity";

/** Hydrated for pictures that upload as they are chosen and rows that are added in place. */
export const handle = { hydrate: "place" };
export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url, params }: Route.LoaderArgs) {
  return editPage(context, url, "activity", params.id, []);
}

export async function action(args: Route.ActionArgs) {
  return answerEdit<typeof adventureBusinessListings, ReturnType<typeof activityEdit>>(
    await readOwnSent(args),
    "activity",
    args.params.id,
    {
      ...activityUploads,
      schema: activityEdit,
      columns: activityColumns,
      path: "/my-listings?type=business",
      toast: "businessUpdated",
    },
  );
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
