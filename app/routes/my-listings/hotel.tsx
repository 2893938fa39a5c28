import { hotelColumns, hotelUploads } from "../../forms/hotel";
import { hotelEdit } from "../../forms/listing-edits";
import { hotelListings } from "../../server/db/schema/places";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { readOwnSent } from "../../server/http/sent-form";
import { answerEdit } from "../../server/pages/places/edit-answer";
import { editPage } from "../../server/pages/places/edit-page";
import { HotelFields } from "../../workbench/forms/hotel-fields";
import { sendSubmission } from "../../workbench/forms/send-submission";
import { EditScreen } from "../../workbench/owner/edit-screen";
import type { Route } from "./+types/hotel";

/** Hydrated for pictures that upload as they are chosen and rows that are added in place. */
export const handle = { hydrate: "place" };
export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url, params }: Route.LoaderArgs) {
  return editPage(context, url, "hotel", params.id, [hotelListings.gallery_images]);
}

export async function action(args: Route.ActionArgs) {
  return answerEdit<typeof hotelListings, ReturnType<typeof hotelEdit>>(
    await readOwnSent(args),
    "hotel",
    args.params.id,
    {
      ...hotelUploads,
      schema: hotelEdit,
      columns: hotelColumns,
      path: "/my-listings?type=hotel",
      toast: "hotelUpdated",
    },
  );
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
