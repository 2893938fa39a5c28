import { ActivityForm, activityColumns, activityUploads } from "../../forms/activity";
import { previewAs } from "../../forms/place-preview";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { readSent } from "../../server/http/sent-form";
import { submitAs } from "../../server/operations/places/submit-listing";
import { answerSubmission } from "../../server/pages/site/submission-answer";
import { submissionPage } from "../../server/pages/site/submission-page";
import { ActivityFields } from "../../workbench/forms/activity-fields";
import { AddScreen } from "../../workbench/forms/add-screen";
import { sendSubmission } from "../../workbench/forms/send-submission";
import type { Route } from "./+types/activity";

/** Hydrated for pictures that upload as they are chosen, rows that are added in place, and a draft that is kept. */
export const handle = { hydrate: "place" };
export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url }: Route.LoaderArgs) {
  return submissionPage(context, url, "activity");
}

export async function action(args: Route.ActionArgs) {
  return answerSubmission(await readSent(args), {
    schema: ActivityForm,
    ...activityUploads,
    submit: submitAs("activity", activityColumns),
    preview: previewAs("activity", activityColumns),
    path: "/do",
    toast: "businessSubmitted",
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSubmission(request, serverAction);
}

export default function AddActivity({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AddScreen kind="activity" page={loaderData} answer={actionData} failure="businessFailed">
      <ActivityFields />
    </AddScreen>
  );
}
