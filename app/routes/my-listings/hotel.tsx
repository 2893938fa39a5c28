import { EditScreen } from "../../components/edit-screen";
import { HotelFields } from "../../components/hotel-fields";
import { sendSubmission } from "../../components/send-submission";
import { hotelColumns, hotelUploads } from "../../forms/hotel";
import { hotelEdit } from "../../forms/listing-edits";
import { hotelListings } from "../../server/db/schema/places";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import type { Route } from "./+types/hotel";
import { answerEdit } from "./edit-answer";
import { editPage } from "./edit-page";

export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url, params }: Route.LoaderArgs) {
  return editPage(context, url, "hotel", params.id, [hotelListings.gallery_images]);
}

export function action(sent: Route.ActionArgs) {
  return answerEdit(sent, "hotel", hotelListings, {
    ...hotelUploads,
    schema: hotelEdit,
    columns: hotelColumns,
    path: "/my-listings?type=hotel",
    toast: "hotelUpdated",
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSubmission(request, serverAction);
}

export default function EditHotel({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EditScreen page={loaderData} answer={actionData}>
      <HotelFields />
    </EditScreen>
  );
}
