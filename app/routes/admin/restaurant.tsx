import { ListingReview } from "../../components/listing-review";
import { useLocalPath } from "../../components/local-path";
import { RestaurantFields } from "../../components/restaurant-fields";
import { RestaurantPage } from "../../components/restaurant-page";
import { restaurantTabs } from "../../components/restaurant-tabs";
import { StandingFields } from "../../components/standing-fields";
import { restaurantCorrection } from "../../forms/listing-edits";
import { restaurantColumns, restaurantUploads } from "../../forms/restaurant";
import { standingColumns } from "../../forms/standing";
import { isOneOf } from "../../rules/categories";
import { submissionPath } from "../../rules/listing-paths";
import { openStatus } from "../../rules/open-status";
import { trueUntil } from "../../rules/status-change";
import { restaurantListings } from "../../server/db/schema/places";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { privatePage } from "../../server/http/private-page";
import type { Route } from "./+types/restaurant";
import { answerReview } from "./correction-answer";
import { submitted } from "./submitted";

export const handle = { hydrate: true };
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

export function action(sent: Route.ActionArgs) {
  return answerReview(sent, "restaurant", restaurantListings, {
    ...restaurantUploads,
    schema: restaurantCorrection,
    texts: restaurantColumns,
    standing: standingColumns,
  });
}

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
