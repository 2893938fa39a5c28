import { RestaurantPage } from "../../components/places/restaurant-page";
import { restaurantTabs } from "../../components/places/restaurant-tabs";
import { useLocalPath } from "../../components/site/local-path";
import { restaurantCorrection } from "../../forms/listing-edits";
import { restaurantColumns, restaurantUploads } from "../../forms/restaurant";
import { standingColumns } from "../../forms/standing";
import { isOneOf } from "../../rules/places/categories";
import { openStatus } from "../../rules/places/open-status";
import { submissionPath } from "../../rules/places/paths";
import { trueUntil } from "../../rules/places/true-until";
import { restaurantListings } from "../../server/db/schema/places";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { readAdminSent } from "../../server/http/sent-form";
import { answerListingReview } from "../../server/pages/review/listing-review-answer";
import { submitted } from "../../server/pages/review/submitted";
import { privatePage } from "../../server/pages/site/private-page";
import { RestaurantFields } from "../../workbench/forms/restaurant-fields";
import { isOvertakenOrUsual } from "../../workbench/forms/send-form";
import { ListingReview } from "../../workbench/review/listing-review";
import { sendReview } from "../../workbench/review/send-review";
import { StandingFields } from "../../workbench/review/standing-fields";
import type { Route } from "./+types/restaurant";

/** Hydrated for the keys that decide, and for corrections like on the form itself. */
export const handle = { hydrate: "admin", admin: true };
export const shouldRevalidate = isOvertakenOrUsual;
export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { gallery_images, menu_images } = restaurantListings;
  const page = await submitted(context, url, "restaurant", restaurantListings, params.id, [
    gallery_images,
    menu_images,
  ]);
  const status = openStatus(page.shown.hours, page.now, page.shown.closed_for_season);
  const asked = url.searchParams.get("tab");
  return privatePage(context, url, page.submission.name, {
    ...page,
    status,
    until: trueUntil([status], page.now),
    tab: isOneOf(restaurantTabs, asked) ? asked : restaurantTabs[0],
  });
}

export async function action(args: Route.ActionArgs) {
  return answerListingReview<typeof restaurantListings, ReturnType<typeof restaurantCorrection>>(
    await readAdminSent(args),
    "restaurant",
    args.params.id,
    {
      ...restaurantUploads,
      schema: restaurantCorrection,
      fields: restaurantColumns,
      standing: standingColumns,
    },
  );
}

/** From the browser, where nothing of it is lost. */
export const clientAction = sendReview;

export default function RestaurantSubmission({ loaderData, actionData }: Route.ComponentProps) {
  const localPath = useLocalPath();
  const { submission, shown, facts, status, until, tab, photo, now } = loaderData;
  return (
    <ListingReview
      page={loaderData}
      answer={actionData}
      preview={
        <RestaurantPage
          restaurant={{ ...shown, status, until }}
          facts={facts}
          tab={tab}
          photo={photo}
          now={now}
          path={localPath(submissionPath("restaurant", submission.id))}
        />
      }
    >
      <RestaurantFields />
      <StandingFields />
    </ListingReview>
  );
}
