import { EditScreen } from "../../components/edit-screen";
import { HotelFields } from "../../components/hotel-fields";
import { sendSubmission } from "../../components/send-submission";
import { hotelColumns, hotelUploads } from "../../forms/hotel";
import { hotelEdit } from "../../forms/listing-edits";
import { readTranslation } from "../../rules/localised-text";
import { hotelListings } from "../../server/db/schema/places";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { saveEdit } from "../../server/operations/save-edit";
import { answerSubmission } from "../add/submission-answer";
import type { Route } from "./+types/hotel";
import { editPage, ownListing } from "./edit-page";

export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url, params }: Route.LoaderArgs) {
  return editPage(context, url, "hotel", params.id, [hotelListings.gallery_images]);
}

export async function action(sent: Route.ActionArgs) {
  const { listing, shown } = await ownListing(sent.context, sent.url, hotelListings, sent.params.id);
  return answerSubmission(sent, {
    schema: hotelEdit(shown),
    ...hotelUploads,
    submit: (services, viewer, value, _, sending) => {
      const written = {
        language: value.language ?? shown.language,
        previous: readTranslation(shown.translation),
      };
      return saveEdit(services, viewer, "hotel", listing, hotelColumns(value, written), sending);
    },
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
