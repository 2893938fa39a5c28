import { restaurantEdit } from "../../forms/listing-edits";
import { restaurantColumns, restaurantUploads } from "../../forms/restaurant";
import { restaurantListings } from "../../server/db/schema/places";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { readOwnSent } from "../../server/http/sent-form";
import { answerEdit } from "../../server/pages/places/edit-answer";
import { editPage } from "../../server/pages/places/edit-page";
import { RestaurantFields } from "../../workbench/forms/restaurant-fields";
import { sendSubmission } from "../../workbench/forms/send-submission";
import { EditScreen } from "../../workbench/owner/edit-screen";
import type { Route } from "./+types/restaurant";

/** Hydrated for pictures that upload as they are chosen and rows that are added in place. */
export const handle = { hydrate: "place" };
export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url, params }: Route.LoaderArgs) {
  const { gallery_images, menu_images } = restaurantListings;
  return editPage(context, url, "restaurant", params.id, [gallery_images, menu_images]);
}

export async function action(args: Route.ActionArgs) {
  return answerEdit<typeof restaurantListings, ReturnType<typeof restaurantEdit>>(
    await readOwnSent(args),
    "restaurant",
    args.params.id,
    {
      ...restaurantUploads,
      schema: restaurantEdit,
      columns: restaurantColumns,
      path: "/my-listings?type=restaurant",
      toast: "restaurantUpdated",
    },
  );
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
