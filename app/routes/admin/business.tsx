import { BusinessCard } from "../../components/business-card";
import { BusinessFields } from "../../components/business-fields";
import { CorrectionForm } from "../../components/correction-form";
import { ReviewScreen } from "../../components/review-screen";
import { StandingFields } from "../../components/standing-fields";
import { businessColumns, businessUploads } from "../../forms/business";
import { businessCorrection } from "../../forms/listing-edits";
import { standingColumns } from "../../forms/standing";
import { typedListing } from "../../forms/typed-listing";
import { submissionPath } from "../../rules/listing-paths";
import { readTranslation } from "../../rules/localised-text";
import { withPending } from "../../rules/pending-changes";
import { businessListings } from "../../server/db/schema/places";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { privatePage } from "../../server/http/private-page";
import { loadSubmission } from "../../server/http/review-page";
import { answerSubmission } from "../add/submission-answer";
import type { Route } from "./+types/business";
import { answerReview } from "./correction-answer";
import { reviewed, submitted } from "./submitted";

export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const loaded = await loadSubmission(context, url, "business", businessListings, params.id, []);
  const { listing, facts, now } = loaded;
  const submission = submitted("business", loaded);
  const { form_token: _, search_text: __, ...shown } = withPending(listing, listing.pending_changes);
  return privatePage(context, url, submission.name, { submission, shown, facts, now });
}

export function action(sent: Route.ActionArgs) {
  return answerReview(sent, "business", businessListings, (again, shown, save) =>
    answerSubmission(again, {
      schema: businessCorrection(shown),
      ...businessUploads,
      submit: (services, _, value) => {
        const { language, translation } = shown;
        const written = { language: value.language ?? language, previous: readTranslation(translation) };
        return save(services, {
          texts: businessColumns(value, written),
          standing: standingColumns(value),
        });
      },
      path: submissionPath("business", sent.params.id),
      toast: "submissionCorrected",
    }),
  );
}

export default function BusinessSubmission({ loaderData, actionData }: Route.ComponentProps) {
  const { submission, shown, facts, now } = loaderData;
  const { decision, correction } = reviewed(actionData);
  return (
    <ReviewScreen
      submission={submission}
      shown={shown}
      now={now}
      answer={decision}
      isEditing={correction !== undefined}
      preview={
        <div className="max-w-[24rem] p-6">
          <BusinessCard business={shown} />
        </div>
      }
      editForm={
        <CorrectionForm
          version={submission.updated_at}
          typed={typedListing(shown, facts)}
          answer={correction}
        >
          <BusinessFields />
          <StandingFields />
        </CorrectionForm>
      }
    />
  );
}
