import type { ReactNode } from "react";
import { useLocalPath } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import type { ReviewAnswer } from "../../forms/review-answer";
import { submissionPath } from "../../rules/places/paths";
import type { ReviewKind } from "../../rules/review/review-kinds";
import { isPublic } from "../../rules/review/status";
import { Icon } from "../../ui/icon";
import { Notice } from "../../ui/notice";
import { HeroHeading } from "../../ui/page-hero";
import { PreviewLinks } from "../owner/router-links";
import { ListingDiff } from "./listing-diff";
import { useFieldName } from "./listing-field-name";
import { Decision } from "./review-decision";
import { ReviewHeading, type Submission } from "./review-heading";
import { ReviewWay } from "./review-way";

type Props = {
  submission: Submission;
  now: Date;
  answer: ReviewAnswer | undefined;
  /** The page as visitors would see it. */
  preview: ReactNode;
  /** Everything it says, field by field. */
  facts: ReactNode;
  /** The form for a reviewer's own corrections. */
  editForm: ReactNode;
  /** What an edit changes besides its fields. */
  moreChanges?: ReactNode;
  /** The form has come back with something to put right: the page opens at it, far down as it is. */
  isEditing: boolean;
};

/** A submission as the public would see it, beside everything it says and the decision about it. */
export function ReviewScreen(props: Props) {
  const { submission, now, answer, preview, facts, editForm, moreChanges, isEditing } = props;
  const { t } = useWords();
  const localPath = useLocalPath();
  const { kind, changes, owner, neighbours, outdated } = submission;
  const { following } = neighbours;
  const next = following ? submissionPath(following.kind, following.id) : "/admin/submissions";
  return (
    <div className="wrap grid grid-cols-1 gap-8 py-8">
      <ReviewWay {...neighbours} />
      <ReviewHeading submission={submission} now={now} />
      {answer?.failure && <Failure failure={answer.failure} />}
      {outdated.length > 0 && <Outdated kind={kind} fields={outdated} />}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-10">
          {changes && (
            <section aria-labelledby="review-diff">
              <h2 className="text-2xl" id="review-diff">
                {t("review.diff")}
              </h2>
              <p className="mt-2 mb-5 text-sm text-muted">{t("review.diffHint")}</p>
              <ListingDiff kind={kind} changes={changes} more={moreChanges} />
            </section>
          )}
          <section aria-labelledby="review-preview">
            <h2 className="text-2xl" id="review-preview">
              {t("review.preview")}
            </h2>
            <p className="mt-2 mb-4 text-sm text-muted">{t("review.previewNote")}</p>
            <div className="overflow-clip rounded-lg border border-line bg-paper">
              <HeroHeading value="h3">
                <PreviewLinks>{preview}</PreviewLinks>
              </HeroHeading>
            </div>
          </section>
          <section aria-labelledby="review-facts">
            <h2 className="mb-4 text-2xl" id="review-facts">
              {t("review.facts")}
            </h2>
            {facts}
          </section>
        </div>
        <Decision
          isLive={isPublic(submission)}
          isEdit={changes !== null}
          version={submission.updated_at}
          next={localPath(next)}
          noteLanguage={owner?.language ?? submission.language}
          answer={answer}
        />
      </div>
      <details className="rounded-lg border border-line bg-card p-6" open={isEditing}>
        <summary
          className="-my-3 flex items-center justify-between py-3 font-bold text-sea-ink"
          data-key="e"
          {...(isEditing && !answer?.failure && { autoFocus: true })}
        >
          {t("review.edit")}
          <Icon name="chevron-down" className="in-open:rotate-180" />
        </summary>
        <p className="mt-3 mb-6 text-sm text-muted">{t("review.editHint")}</p>
        {editForm}
      </details>
    </div>
  );
}

/** Readers of the other language would still get what was written before. */
function Outdated({ kind, fields }: { kind: ReviewKind; fields: string[] }) {
  const { t } = useWords();
  const fieldName = useFieldName(kind);
  return (
    <Notice tone="warn" title={t("review.outdated")}>
      {fields.map(fieldName).join(", ")}
    </Notice>
  );
}

function Failure({ failure }: { failure: "stale" | "away" }) {
  const { t } = useWords();
  const words = failure === "stale" ? "review.stale" : "review.failed";
  return (
    <Notice tone="error" role="alert" title={t(`${words}.title`)}>
      {t(`${words}.text`)}
    </Notice>
  );
}
