import { CorrectionForm } from "../../components/correction-form";
import { HotelFields } from "../../components/hotel-fields";
import { HotelPage } from "../../components/hotel-page";
import { ReviewScreen } from "../../components/review-screen";
import { HotelStandingFields } from "../../components/standing-fields";
import { hotelColumns, hotelUploads } from "../../forms/hotel";
import { hotelCorrection } from "../../forms/listing-edits";
import { hotelStandingColumns } from "../../forms/standing";
import { typedListing } from "../../forms/typed-listing";
import { submissionPath } from "../../rules/listing-paths";
import { readTranslation } from "../../rules/localised-text";
import { withPending } from "../../rules/pending-changes";
import { hotelListings } from "../../server/db/schema/places";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { privatePage } from "../../server/http/private-page";
import { loadSubmission } from "../../server/http/review-page";
import { answerSubmission } from "../add/submission-answer";
import type { Route } from "./+types/hotel";
import { answerReview } from "./correction-answer";
import { reviewed, submitted } from "./submitted";

export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const loaded = await loadSubmission(context, url, "hotel", hotelListings, params.id, [
    hotelListings.gallery_images,
  ]);
  const { listing, facts, now } = loaded;
  const submission = submitted("hotel", loaded);
  const { form_token: _, search_text: __, ...shown } = withPending(listing, listing.pending_changes);
  return privatePage(context, url, submission.name, { submission, shown, facts, now });
}

export function action(sent: Route.ActionArgs) {
  return answerReview(sent, "hotel", hotelListings, (again, shown, save) =>
    answerSubmission(again, {
      schema: hotelCorrection(shown),
      ...hotelUploads,
      submit: (services, _, value) => {
        const { language, translation } = shown;
        const written = { language: value.language ?? language, previous: readTranslation(translation) };
        return save(services, {
          texts: hotelColumns(value, written),
          standing: hotelStandingColumns(value),
        });
      },
      path: submissionPath("hotel", sent.params.id),
      toast: "submissionCorrected",
    }),
  );
}

export default function HotelSubmission({ loaderData, actionData }: Route.ComponentProps) {
  const { submission, shown, facts, now } = loaderData;
  const { decision, correction } = reviewed(actionData);
  return (
    <ReviewScreen
      submission={submission}
      shown={shown}
      now={now}
      answer={decision}
      isEditing={correction !== undefined}
      preview={<HotelPage hotel={shown} facts={facts} photo={1} />}
      editForm={
        <CorrectionForm
          version={submission.updated_at}
          typed={typedListing(shown, facts)}
          answer={correction}
        >
          <HotelFields />
          <HotelStandingFields />
        </CorrectionForm>
      }
    />
  );
}
