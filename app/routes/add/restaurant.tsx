import { AddScreen } from "../../components/add-screen";
import { RestaurantFields } from "../../components/restaurant-fields";
import { sendSubmission } from "../../components/send-submission";
import { RestaurantForm, restaurantColumns, restaurantUploads } from "../../forms/restaurant";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { submitAs } from "../../server/operations/submit-listing";
import type { Route } from "./+types/restaurant";
import { answerSubmission } from "./submission-answer";
import { submissionPage } from "./submission-page";

export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url }: Route.LoaderArgs) {
  return submissionPage(context, url, "restaurant");
}

export function action(sent: Route.ActionArgs) {
  return answerSubmission(sent, {
    schema: RestaurantForm,
    ...restaurantUploads,
    submit: submitAs("restaurant", restaurantColumns),
    path: "/eat",
    toast: "restaurantSubmitted",
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSubmission(request, serverAction);
}

export default function AddRestaurant({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AddScreen kind="restaurant" page={loaderData} answer={actionData} failure="restaurantFailed">
      <RestaurantFields />
    </AddScreen>
  );
}
