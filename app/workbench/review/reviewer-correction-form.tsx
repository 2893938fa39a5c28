import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { useWords } from "../../components/site/words";
import type { FormAnswer } from "../../forms/site/answer";
import type { Typed } from "../../forms/site/parse";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { AnswerNotice, FoundNotice } from "../forms/form-notice";
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
  /** Something stands in it that is not saved. */
  onTyped: () => void;
  children: ReactNode;
};

/** A reviewer's own hand: the fields of the owner's form, and those that only a reviewer has. */
export function ReviewerCorrectionForm({
  typed,
  answer,
  version,
  next,
  onTyped,
  className,
  children,
}: Props) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const isBusy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const found = useDraft(form, pathname, {
    saved: { ...typed, version: [String(version)] },
    isFresh: answer === undefined,
  });
  const kept = answer ? null : found.draft;
  // What is found again counts as typed.
  useEffect(() => {
    if (kept) onTyped();
  }, [kept, onTyped]);
  const problems = useProblemList(answer?.problems ?? {});
  return (
    <PictureForm
      id={correctionForm}
      form={form}
      answer={answer}
      className={className}
      intent="edit"
      onKeyDown={saveAndApprove}
      onInput={onTyped}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="next" value={next} />
      {answer?.notice && (
        <AnswerNotice
          notice={answer.notice}
          failed={{ title: t("review.failed.title"), text: t("review.failed.text") }}
        />
      )}
      {!answer && <FoundNotice found={found} isEdit />}
      <ErrorSummary title={t("submission.problems.summary")} problems={problems} />
      <FormStateProvider
        key={JSON.stringify(answer ?? kept)}
        typed={answer?.typed ?? kept?.typed ?? typed}
        problems={answer?.problems ?? {}}
        changed={answer?.changed}
      >
        {children}
      </FormStateProvider>
      <div className="actions">
        {/* Once something is typed the bar has this button, always in sight. */}
        <Button
          intent="save-and-approve"
          icon="check"
          busy={isBusy}
          className="in-[:has(.form-bar_[value=save-and-approve])]:hidden"
        >
          {t("review.saveAndApprove")}
        </Button>
        <Button intent="edit" variant="secondary">
          {t("review.save")}
        </Button>
      </div>
    </PictureForm>
  );
}

/** Enter saves; with Control or Command beside it the correction is approved as well. */
function saveAndApprove(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[value="save-and-approve"]')?.click();
}
