import { type ReactNode, useCallback, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useWords } from "../../components/site/words";
import { asWritten, type ReviewAnswer, writtenRefusal } from "../../forms/review/review-answer";
import type { FieldReasons } from "../../rules/review/field-reasons";
import type { ReviewKind } from "../../rules/review/review-kinds";
import { isPublic } from "../../rules/review/status";
import { submissionPath } from "../../rules/review/submission-path";
import { Icon } from "../../ui/icon";
import { Notice } from "../../ui/notice";
import { HeroHeading } from "../../ui/page-hero";
import { TitledSection } from "../../ui/titled-section";
import { useAnswerFocus } from "../forms/use-answer-focus";
import { useDraft } from "../forms/use-draft";
import { useFieldName } from "../forms/use-field-name";
import { PreviewLinks } from "../owner/router-links";
import { BothLanguages } from "./both-languages";
import { DecisionBar } from "./decision-bar";
import { FieldChanges } from "./field-changes";
import { FoldedSection } from "./folded-section";
import { LogLink } from "./log-link";
import { RecentDecisions } from "./recent-decisions";
import { RejectionForm } from "./rejection-form";
import { ReviewHeading, type Submission } from "./review-heading";
import { correctionId } from "./review-keys";
import { ReviewNavigation } from "./review-navigation";
import { refusalKeptUnder } from "./send-review";

type Props = {
  submission: Submission;
  now: Date;
  answer: ReviewAnswer | undefined;
  preview: ReactNode;
  /** True if the preview shows what nothing else here does, or a tab in it was opened. */
  isPreviewOpen: boolean;
  /** All fields, with a remark field for each. */
  facts: (reasons: FieldReasons | undefined) => ReactNode;
  warning?: ReactNode;
  editForm: (given: { next: string; onTyped: () => void }) => ReactNode;
  /** Changes besides those of fields. */
  moreChanges?: ReactNode;
  /** The correction form has errors, so the page scrolls down to it. */
  isEditing: boolean;
};

export function ReviewScreen(props: Props) {
  const {
    submission,
    now,
    answer,
    preview,
    isPreviewOpen,
    facts,
    warning,
    editForm,
    moreChanges,
    isEditing,
  } = props;
  const { t, localPath } = useWords();
  const { kind, changes, owner, neighbours, outdated, recent, words } = submission;
  const { following } = neighbours;
  const next = localPath(following ? submissionPath(following.kind, following.id) : "/admin/submissions");
  const decided = {
    isLive: isPublic(submission),
    isEdit: changes !== null,
    version: submission.updated_at,
    next,
  };
  const [isCorrected, setCorrected] = useState(isEditing);
  const onTyped = useCallback(() => setCorrected(true), []);
  const refusal = useRefusal(submission.updated_at, answer);
  const reasons = refusal.written?.fields ?? {};
  return (
    <div className="wrap-wide grid grid-cols-1 gap-8 pt-4">
      <ReviewNavigation {...neighbours} />
      <RecentDecisions recent={recent} next={localPath(submissionPath(kind, submission.id))} />
      <ReviewHeading submission={submission} now={now} />
      {answer?.failure && answer.failure !== "offline" && <Failure failure={answer.failure} />}
      {outdated.length > 0 && <Outdated kind={kind} fields={outdated} />}
      {warning}
      <div className="grid grid-cols-1 items-start gap-8 min-[80rem]:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-10">
          {changes && (
            <TitledSection titleId="review-diff" title={t("review.diff")}>
              <p className="mt-2 mb-5 text-sm text-muted">{t("review.diffHint")}</p>
              <FieldChanges kind={kind} changes={changes} reasons={reasons} more={moreChanges} />
            </TitledSection>
          )}
          {changes ? (
            <FoldedSection title={t("review.facts")} isOpen={false}>
              <BothLanguages kind={kind} words={words} original={submission.language} />
              {facts(undefined)}
            </FoldedSection>
          ) : (
            <TitledSection className="grid gap-4" titleId="review-facts" title={t("review.facts")}>
              <BothLanguages kind={kind} words={words} original={submission.language} reasons={reasons} />
              {facts(reasons)}
            </TitledSection>
          )}
          <FoldedSection title={t("review.preview")} isOpen={isPreviewOpen}>
            <p className="text-sm text-muted">{t("review.previewNote")}</p>
            <div className="overflow-clip rounded-lg border border-line bg-paper">
              <HeroHeading value="h3">
                <PreviewLinks>{preview}</PreviewLinks>
              </HeroHeading>
            </div>
          </FoldedSection>
        </div>
        <RejectionForm
          {...decided}
          {...refusal}
          noteLanguage={owner?.language ?? submission.language}
          answer={answer}
        />
      </div>
      <details
        className="rounded-lg border border-line bg-card p-6 min-[80rem]:mr-104"
        id={correctionId}
        open={isEditing}
      >
        <summary
          className="-my-3 flex items-center justify-between py-3 font-bold text-sea-ink"
          data-key="e"
          {...(isEditing && !answer?.failure && { autoFocus: true })}
        >
          {t("review.edit")}
          <Icon name="chevron-down" className="[details[open]>summary_&]:rotate-180" />
        </summary>
        <p className="mt-3 mb-6 text-sm text-muted">
          {t("review.editHint")} <LogLink kind={kind} id={submission.id} />
        </p>
        {editForm({ next, onTyped })}
      </details>
      <DecisionBar {...decided} isCorrected={isCorrected} />
    </div>
  );
}

/** Keeps remarks and the note as a draft until they're sent. */
function useRefusal(version: number, answer: ReviewAnswer | undefined) {
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const back = asWritten(answer);
  const found = useDraft(form, refusalKeptUnder(pathname), {
    saved: { version: [String(version)] },
    isFresh: back === null,
  });
  useAnswerFocus(answer, "#form-notice, [name=review_note][aria-invalid]");
  return { form, found, written: back ?? (found.draft && writtenRefusal(found.draft.typed)) };
}

/** Warns that the translation of changed fields is outdated. */
function Outdated({ kind, fields }: { kind: ReviewKind; fields: string[] }) {
  const { t } = useWords();
  const fieldName = useFieldName(kind);
  return (
    <Notice tone="warn" title={t("review.outdated")}>
      {fields.map(fieldName).join(", ")}
    </Notice>
  );
}

function Failure({ failure }: { failure: "stale" | "away" | "late" }) {
  const { t } = useWords();
  const words = failure === "away" ? "review.failed" : (`review.${failure}` as const);
  return (
    <div id="form-notice" tabIndex={-1}>
      <Notice tone="error" role="alert" title={t(`${words}.title`)}>
        {t(`${words}.text`)}
      </Notice>
    </div>
  );
}
