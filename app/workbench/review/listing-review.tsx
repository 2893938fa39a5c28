import { typedListing } from "../../forms/places/typed-listing";
import type { CorrectionAnswer, ReviewAnswer } from "../../forms/review/review-answer";
import type { ListingKind } from "../../rules/site/listing-kinds";
import { ListingFields } from "../forms/listing-fields";
import { ListingFacts } from "./listing-facts";
import { ListingPreview, type Previewed } from "./listing-preview";
import type { Submission } from "./review-heading";
import { ReviewScreen } from "./review-screen";
import { ReviewerCorrectionForm } from "./reviewer-correction-form";
import { StandingFields } from "./standing-fields";
import { useReviewAnswer } from "./use-review-answer";

type Props = {
  page: Previewed & {
    submission: Submission & { kind: ListingKind };
  };
  answer: CorrectionAnswer | ReviewAnswer | undefined;
};

export function ListingReview({ page, answer }: Props) {
  const { submission, place: shownPlace, facts, now } = page;
  const { decision, correction } = useReviewAnswer(answer);
  return (
    <ReviewScreen
      submission={submission}
      now={now}
      answer={decision}
      isEditing={correction !== undefined}
      isPreviewOpen={page.tab !== null || page.photo > 1}
      preview={<ListingPreview kind={submission.kind} id={submission.id} page={page} />}
      facts={(reasons) => (
        <ListingFacts
          kind={submission.kind}
          listing={shownPlace}
          words={submission.words}
          reasons={reasons}
        />
      )}
      editForm={(given) => (
        <ReviewerCorrectionForm
          {...given}
          version={submission.updated_at}
          typed={typedListing(shownPlace, facts)}
          answer={correction}
        >
          <ListingFields kind={submission.kind} />
          <StandingFields kind={submission.kind} />
        </ReviewerCorrectionForm>
      )}
    />
  );
}
