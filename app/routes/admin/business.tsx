import { BusinessCard } from "../../components/places/business-card";
import { businessColumns, businessUploads } from "../../forms/business";
import { businessCorrection } from "../../forms/listing-edits";
import { standingColumns } from "../../forms/standing";
import { businessListings } from "../../server/db/schema/places";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { readAdminSent } from "../../server/http/sent-form";
import { answerListingReview } from "../../server/pages/review/listing-review-answer";
import { submitted } from "../../server/pages/review/submitted";
import { privatePage } from "../../server/pages/site/private-page";
import { BusinessFields } from "../../workbench/forms/business-fields";
import { isOvertakenOrUsual } from "../../workbench/forms/send-form";
import { ListingReview } from "../../workbench/review/listing-review";
import { sendReview } from "../../workbench/review/send-review";
import { StandingFields } from "../../workbench/review/standing-fields";
import type { Route } from "./+types/business";

/** Hydrated for the keys that decide, and for corrections like on the form itself. */
export const handle = { hydrate: "admin", admin: true };
export const shouldRevalidate = isOvertakenOrUsual;
export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const page = await submitted(context, url, "business", businessListings, params.id, []);
  return privatePage(context, url, page.submission.name, page);
}

export async function action(args: Route.ActionArgs) {
  return answerListingReview<typeof businessListings, ReturnType<typeof businessCorrection>>(
    await readAdminSent(args),
    "business",
    args.params.id,
    {
      ...businessUploads,
      schema: businessCorrection,
      fields: businessColumns,
      standing: standingColumns,
    },
  );
}

/** From the browser, where nothing of it is lost. */
export const clientAction = sendReview;

export default function BusinessSubmission({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ListingReview
      page={loaderData}
      answer={actionData}
      preview={
        <div className="max-w-[24rem] p-6">
          <BusinessCard business={loaderData.shown} />
        </div>
      }
    >
      <BusinessFields />
      <StandingFields />
    </ListingReview>
  );
}
