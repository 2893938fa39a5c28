import type { ReactNode } from "react";
import type { Correction, ReviewAnswer } from "../../forms/review-answer";
import { typedListing } from "../../forms/typed-listing";
import type { PictureFacts } from "../../rules/pictures/pictures";
import type { ListingKind } from "../../rules/site/slugs";
import { CorrectionForm } from "./correction-form";
import { ListingFacts } from "./listing-facts";
import type { Submission } from "./review-heading";
import { ReviewScreen } from "./review-screen";
import { useReviewed } from "./use-reviewed";

type Props = {
  page: {
    submission: Submission & { kind: ListingKind };
    /** The columns as they would be public. */
    shown: object;
    facts: PictureFacts[];
    now: Date;
  };
  answer: Correction | ReviewAnswer | undefined;
  /** The page as visitors would see it. */
  preview: ReactNode;
  /** The fields of the kind's own form, and those that only a reviewer has. */
  children: ReactNode;
};

/** A place as it waits for review. */
export function ListingReview({ page, answer, preview, children }: Props) {
  const { submission, shown, facts, now } = page;
  const { decision, correction } = useReviewed(answer);
  return (
    <ReviewScreen
      submission={submission}
      now={now}
      answer={decision}
      isEditing={correction !== undefined}
      preview={preview}
      facts={(reasons) => <ListingFacts kind={submission.kind} listing={shown} reasons={reasons} />}
      editForm={(given) => (
        <CorrectionForm
          {...given}
          version={submission.updated_at}
          typed={typedListing(shown, facts)}
          answer={correction}
        >
          {children}
        </CorrectionForm>
      )}
    />
  );
}
