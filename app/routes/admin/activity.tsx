import { ActivityPage } from "../../components/places/activity-page";
import { activityColumns, activityUploads } from "../../forms/activity";
import { activityCorrection } from "../../forms/listing-edits";
import { standingColumns } from "../../forms/standing";
import { openStatus } from "../../rules/places/open-status";
import { trueUntil } from "../../rules/places/true-until";
import { parseWeekHours } from "../../rules/places/week-hours";
import { adventureBusinessListings } from "../../server/db/schema/places";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { readAdminSent } from "../../server/http/sent-form";
import { answerListingReview } from "../../server/pages/review/listing-review-answer";
import { submitted } from "../../server/pages/review/submitted";
import { privatePage } from "../../server/pages/site/private-page";
import { ActivityFields } from "../../workbench/forms/activity-fields";
import { isOvertakenOrUsual } from "../../workbench/forms/send-form";
import { ListingReview } from "../../workbench/review/listing-review";
import { sendReview } from "../../workbench/review/send-review";
import { StandingFields } from "../../workbench/review/standing-fields";
import type { Route } from "./+types/activity";

/** Hydrated for the keys that decide, and for corrections like on the form itself. */
export const handle = { hydrate: "admin", admin: true };
export const shouldRevalidate = isOvertakenOrUsual;
export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const page = await submitted(context, url, "activity", adventureBusinessListings, params.id, []);
  const status = openStatus(parseWeekHours(page.shown.hours), page.now, false);
  return privatePage(context, url, page.submission.name, {
    ...page,
    status,
    until: trueUntil([status], page.now),
  });
}

export async function action(args: Route.ActionArgs) {
  return answerListingReview<typeof adventureBusinessListings, ReturnType<typeof activityCorrection>>(
    await readAdminSent(args),
    "activity",
    args.params.id,
    {
      ...activityUploads,
      schema: activityCorrection,
      fields: activityColumns,
      standing: standingColumns,
    },
  );
}

/** From the browser, where nothing of it is lost. */
export const clientAction = sendReview;

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
