import { HotelPage } from "../../components/places/hotel-page";
import { useLocalPath } from "../../components/site/local-path";
import { hotelColumns, hotelUploads } from "../../forms/hotel";
import { hotelCorrection } from "../../forms/listing-edits";
import { hotelStandingColumns } from "../../forms/standing";
import { submissionPath } from "../../rules/places/paths";
import { hotelListings } from "../../server/db/schema/places";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { readAdminSent } from "../../server/http/sent-form";
import { answerListingReview } from "../../server/pages/review/listing-review-answer";
import { submitted } from "../../server/pages/review/submitted";
import { privatePage } from "../../server/pages/site/private-page";
import { HotelFields } from "../../workbench/forms/hotel-fields";
import { isOvertakenOrUsual } from "../../workbench/forms/send-form";
import { ListingReview } from "../../workbench/review/listing-review";
import { sendReview } from "../../workbench/review/send-review";
import { HotelStandingFields } from "../../workbench/review/standing-fields";
import type { Route } from "./+types/hotel";

/** Hydrated for the keys that decide, and for corrections like on the form itself. */
export const handle = { hydrate: "admin", admin: true };
export const shouldRevalidate = isOvertakenOrUsual;
export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const page = await submitted(context, url, "hotel", hotelListings, params.id, [
    hotelListings.gallery_images,
  ]);
  return privatePage(context, url, page.submission.name, page);
}

export async function action(args: Route.ActionArgs) {
  return answerListingReview<typeof hotelListings, ReturnType<typeof hotelCorrection>>(
    await readAdminSent(args),
    "hotel",
    args.params.id,
    {
      ...hotelUploads,
      schema: hotelCorrection,
      fields: hotelColumns,
      standing: hotelStandingColumns,
    },
  );
}

/** From the browser, where nothing of it is lost. */
export const clientAction = sendReview;

export default function HotelSubmission({ loaderData, actionData }: Route.ComponentProps) {
  const localPath = useLocalPath();
  const { submission, shown, facts, photo } = loaderData;
  return (
    <ListingReview
      page={loaderData}
      answer={actionData}
      preview={
        <HotelPage
          hotel={shown}
          facts={facts}
          photo={photo}
          path={localPath(submissionPath("hotel", submission.id))}
        />
      }
    >
      <HotelFields />
      <HotelStandingFields />
    </ListingReview>
  );
}
