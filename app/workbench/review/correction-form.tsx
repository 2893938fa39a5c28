import type { KeyboardEvent, ReactNode } from "react";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import type { FormAnswer } from "../../forms/answer";
import type { Typed } from "../../forms/parse";
import { ErrorSummary } from "../../ui/error-summary";
import { Notice } from "../../ui/notice";
import { FormStateProvider, useProblemList } from "../forms/form-state";

type Props = {
  typed: Typed;
  answer: FormAnswer | undefined;
  version: number;
  className?: string;
  /** Where to go on to once it is approved. */
  next: string;
  children: ReactNode;
};

/** A reviewer's own hand: the fields of the owner's form, and those that only a reviewer has. */
export function CorrectionForm({ typed, answer, version, next, className = "form", children }: Props) {
  const { t } = useWords();
  const problems = useProblemList(answer?.problems ?? {});
  return (
    <form
      className={className}
      method="post"
      encType="multipart/form-data"
      noValidate
      onKeyDown={saveAndApprove}
    >
      {/* Enter presses the first button of a form: this one, not the one that takes a row away. */}
      <button type="submit" name="intent" value="edit" className="unseen" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="next" value={next} />
      {answer?.notice === "failed" && (
        <Notice tone="error" role="alert" title={t("review.failed.title")}>
          {t("review.failed.text")}
        </Notice>
      )}
      {answer?.notice === "stale" && (
        <Notice tone="warn" role="alert" title={t("submission.notices.staleTitle")}>
          {t("submission.notices.stale")}
        </Notice>
      )}
      <ErrorSummary title={t("submission.problems.summary")} problems={problems} />
      <FormStateProvider typed={answer?.typed ?? typed} problems={answer?.problems ?? {}}>
        {children}
      </FormStateProvider>
      <div className="actions">
        <SubmitButton name="intent" value="save-and-approve" icon="check">
          {t("review.saveAndApprove")}
        </SubmitButton>
        <SubmitButton name="intent" value="edit" variant="secondary">
          {t("review.save")}
        </SubmitButton>
      </div>
    </form>
  );
}

/** Enter saves; with Control or Command beside it the correction is approved as well. */
function saveAndApprove(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[value="save-and-approve"]')?.click();
}
