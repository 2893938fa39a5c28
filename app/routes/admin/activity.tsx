import { ActivityFields } from "../../components/activity-fields";
import { ActivityPage } from "../../components/activity-page";
import { ListingReview } from "../../components/listing-review";
import { StandingFields } from "../../components/standing-fields";
import { activityColumns, activityUploads } from "../../forms/activity";
import { activityCorrection } from "../../forms/listing-edits";
import { standingColumns } from "../../forms/standing";
import { everyDay } from "../../rules/hours";
import { openStatus } from "../../rules/open-status";
import { trueUntil } from "../../rules/status-change";
import { adventureBusinessListings } from "../../server/db/schema/places";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { privatePage } from "../../server/http/private-page";
import type { Route } from "./+types/activity";
import { answerReview } from "./correction-answer";
import { submitted } from "./submitted";

export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const page = await submitted(context, url, "activity", adventureBusinessListings, params.id, []);
  const status = openStatus(everyDay(page.shown.hours), page.now, false);
  return privatePage(context, url, page.submission.name, {
    ...page,
    status,
    until: trueUntil([status], page.now),
  });
}

export function action(sent: Route.ActionArgs) {
  return answerReview(sent, "activity", adventureBusinessListings, {
    ...activityUploads,
    schema: activityCorrection,
    texts: activityColumns,
    standing: standingColumns,
  });
}

export default function ActivitySubmission({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, status, until, now } = loaderData;
  return (
    <ListingReview
      page={loaderData}
      answer={actionData}
      preview={<ActivityPage activity={{ ...shown, status, until }} now={now} />}
    >
      <ActivityFields />
      <StandingFields />
    </ListingReview>
  );
}
