import { EditScreen } from "../../components/edit-screen";
import { RestaurantFields } from "../../components/restaurant-fields";
import { sendSubmission } from "../../components/send-submission";
import { restaurantEdit } from "../../forms/listing-edits";
import { restaurantColumns, restaurantUploads } from "../../forms/restaurant";
import { readTranslation } from "../../rules/localised-text";
import { restaurantListings } from "../../server/db/schema/places";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { saveEdit } from "../../server/operations/save-edit";
import { answerSubmission } from "../add/submission-answer";
import type { Route } from "./+types/restaurant";
import { editPage, ownListing } from "./edit-page";

export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url, params }: Route.LoaderArgs) {
  const { gallery_images, menu_images } = restaurantListings;
  return editPage(context, url, "restaurant", params.id, [gallery_images, menu_images]);
}

export async function action(sent: Route.ActionArgs) {
  const { listing, shown } = await ownListing(sent.context, sent.url, restaurantListings, sent.params.id);
  return answerSubmission(sent, {
    schema: restaurantEdit(shown),
    ...restaurantUploads,
    submit: (services, viewer, value, _, sending) => {
      const written = {
        language: value.language ?? shown.language,
        previous: readTranslation(shown.translation),
      };
      return saveEdit(services, viewer, "restaurant", listing, restaurantColumns(value, written), sending);
    },
    path: "/my-listings?type=restaurant",
    toast: "restaurantUpdated",
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSubmission(request, serverAction);
}

export default function EditRestaurant({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EditScreen page={loaderData} answer={actionData}>
      <RestaurantFields />
    </EditScreen>
  );
}
