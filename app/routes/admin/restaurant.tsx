import { CorrectionForm } from "../../components/correction-form";
import { RestaurantFields } from "../../components/restaurant-fields";
import { RestaurantPage } from "../../components/restaurant-page";
import { ReviewScreen } from "../../components/review-screen";
import { StandingFields } from "../../components/standing-fields";
import { restaurantCorrection } from "../../forms/listing-edits";
import { restaurantColumns, restaurantUploads } from "../../forms/restaurant";
import { standingColumns } from "../../forms/standing";
import { typedListing } from "../../forms/typed-listing";
import { submissionPath } from "../../rules/listing-paths";
import { readTranslation } from "../../rules/localised-text";
import { openStatus } from "../../rules/open-status";
import { withPending } from "../../rules/pending-changes";
import { trueUntil } from "../../rules/status-change";
import { restaurantListings } from "../../server/db/schema/places";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { privatePage } from "../../server/http/private-page";
import { loadSubmission } from "../../server/http/review-page";
import { answerSubmission } from "../add/submission-answer";
import type { Route } from "./+types/restaurant";
import { answerReview } from "./correction-answer";
import { reviewed, submitted } from "./submitted";

export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { gallery_images, menu_images } = restaurantListings;
  const loaded = await loadSubmission(context, url, "restaurant", restaurantListings, params.id, [
    gallery_images,
    menu_images,
  ]);
  const { listing, facts, now } = loaded;
  const submission = submitted("restaurant", loaded);
  const { form_token: _, search_text: __, ...shown } = withPending(listing, listing.pending_changes);
  const status = openStatus(shown.hours, now, shown.closed_for_season);
  return privatePage(context, url, submission.name, {
    submission,
    shown: { ...shown, status, until: trueUntil([status], now) },
    facts,
    now,
  });
}

export function action(sent: Route.ActionArgs) {
  return answerReview(sent, "restaurant", restaurantListings, (again, shown, save) =>
    answerSubmission(again, {
      schema: restaurantCorrection(shown),
      ...restaurantUploads,
      submit: (services, _, value) => {
        const { language, translation } = shown;
        const written = { language: value.language ?? language, previous: readTranslation(translation) };
        return save(services, {
          texts: restaurantColumns(value, written),
          standing: standingColumns(value),
        });
      },
      path: submissionPath("restaurant", sent.params.id),
      toast: "submissionCorrected",
    }),
  );
}

export default function RestaurantSubmission({ loaderData, actionData }: Route.ComponentProps) {
  const { submission, shown, facts, now } = loaderData;
  const { decision, correction } = reviewed(actionData);
  return (
    <ReviewScreen
      submission={submission}
      shown={shown}
      now={now}
      answer={decision}
      isEditing={correction !== undefined}
      preview={<RestaurantPage restaurant={shown} facts={facts} tab="profile" photo={1} now={now} />}
      editForm={
        <CorrectionForm
          version={submission.updated_at}
          typed={typedListing(shown, facts)}
          answer={correction}
        >
          <RestaurantFields />
          <StandingFields />
        </CorrectionForm>
      }
    />
  );
}
