import { ActivityFields } from "../../components/activity-fields";
import { ActivityPage } from "../../components/activity-page";
import { CorrectionForm } from "../../components/correction-form";
import { ReviewScreen } from "../../components/review-screen";
import { StandingFields } from "../../components/standing-fields";
import { activityColumns, activityUploads } from "../../forms/activity";
import { activityCorrection } from "../../forms/listing-edits";
import { standingColumns } from "../../forms/standing";
import { typedListing } from "../../forms/typed-listing";
import { everyDay } from "../../rules/hours";
import { submissionPath } from "../../rules/listing-paths";
import { readTranslation } from "../../rules/localised-text";
import { openStatus } from "../../rules/open-status";
import { withPending } from "../../rules/pending-changes";
import { trueUntil } from "../../rules/status-change";
import { adventureBusinessListings } from "../../server/db/schema/places";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { privatePage } from "../../server/http/private-page";
import { loadSubmission } from "../../server/http/review-page";
import { answerSubmission } from "../add/submission-answer";
import type { Route } from "./+types/activity";
import { answerReview } from "./correction-answer";
import { reviewed, submitted } from "./submitted";

export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const loaded = await loadSubmission(context, url, "activity", adventureBusinessListings, params.id, []);
  const { listing, facts, now } = loaded;
  const submission = submitted("activity", loaded);
  const { form_token: _, search_text: __, ...shown } = withPending(listing, listing.pending_changes);
  const status = openStatus(everyDay(shown.hours), now, false);
  return privatePage(context, url, submission.name, {
    submission,
    shown: { ...shown, status, until: trueUntil([status], now) },
    facts,
    now,
  });
}

export function action(sent: Route.ActionArgs) {
  return answerReview(sent, "activity", adventureBusinessListings, (again, shown, save) =>
    answerSubmission(again, {
      schema: activityCorrection(shown),
      ...activityUploads,
      submit: (services, _, value) => {
        const { language, translation } = shown;
        const written = { language: value.language ?? language, previous: readTranslation(translation) };
        return save(services, {
          texts: activityColumns(value, written),
          standing: standingColumns(value),
        });
      },
      path: submissionPath("activity", sent.params.id),
      toast: "submissionCorrected",
    }),
  );
}

export default function ActivitySubmission({ loaderData, actionData }: Route.ComponentProps) {
  const { submission, shown, facts, now } = loaderData;
  const { decision, correction } = reviewed(actionData);
  return (
    <ReviewScreen
      submission={submission}
      shown={shown}
      now={now}
      answer={decision}
      isEditing={correction !== undefined}
      preview={<ActivityPage activity={shown} now={now} />}
      editForm={
        <CorrectionForm
          version={submission.updated_at}
          typed={typedListing(shown, facts)}
          answer={correction}
        >
          <ActivityFields />
          <StandingFields />
        </CorrectionForm>
      }
    />
  );
}
