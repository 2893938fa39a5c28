import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { useWords } from "../../components/site/words";
import type { FormAnswer, FormNotice } from "../../forms/answer";
import type { Typed } from "../../forms/parse";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { Notice } from "../../ui/notice";
import { FoundNotice } from "../forms/form-notice";
import { FormStateProvider, useProblemList } from "../forms/form-state";
import { PictureForm } from "../forms/picture-form";
import { useDraft } from "../forms/use-draft";

/** Buttons that stand outside it name it. */
export const correctionForm = "correction-form";

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
export function CorrectionForm({ typed, answer, version, next, className, children }: Props) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const isBusy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const found = useDraft(form, pathname, {
    saved: { ...typed, version: [String(version)] },
    isFresh: answer === undefined,
  });
  const kept = answer ? null : found.draft;
  // What comes back counts as typed.
  useEffect(() => {
    if (kept) form.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [kept]);
  const problems = useProblemList(answer?.problems ?? {});
  return (
    <PictureForm
      id={correctionForm}
      form={form}
      answer={answer}
      className={className}
      intent="edit"
      onKeyDown={saveAndApprove}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="next" value={next} />
      {answer?.notice && <CorrectionNotice notice={answer.notice} />}
      {!answer && <FoundNotice found={found} isEdit />}
      <ErrorSummary title={t("submission.problems.summary")} problems={problems} />
      <FormStateProvider
        key={JSON.stringify(answer ?? kept)}
        typed={answer?.typed ?? kept?.typed ?? typed}
        problems={answer?.problems ?? {}}
      >
        {children}
      </FormStateProvider>
      <div className="actions">
        {/* Once something is typed the bar has this button, always in sight. */}
        <Button
          type="submit"
          name="intent"
          value="save-and-approve"
          icon="check"
          busy={isBusy}
          className="in-[:has(.form-bar_[value=save-and-approve])]:hidden"
        >
          {t("review.saveAndApprove")}
        </Button>
        <Button type="submit" name="intent" value="edit" variant="secondary">
          {t("review.save")}
        </Button>
      </div>
    </PictureForm>
  );
}

function CorrectionNotice({ notice }: { notice: FormNotice }) {
  const { t } = useWords();
  const isFailure = notice === "failed";
  return (
    <div id="form-notice" tabIndex={-1}>
      <Notice
        tone={isFailure ? "error" : "warn"}
        role="alert"
        title={t(isFailure ? "review.failed.title" : `submission.notices.${notice}Title`)}
      >
        {t(isFailure ? "review.failed.text" : `submission.notices.${notice}`)}
      </Notice>
    </div>
  );
}

/** Enter saves; with Control or Command beside it the correction is approved as well. */
function saveAndApprove(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[value="save-and-approve"]')?.click();
}
