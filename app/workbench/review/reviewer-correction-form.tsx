import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { useWords } from "../../components/site/words";
import type { FormAnswer } from "../../forms/site/form-answer";
import type { Typed } from "../../forms/site/parse";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { AnswerNotice, FoundNotice } from "../forms/form-notice";
import { FormStateProvider, useProblemList } from "../forms/form-state";
import { FormWithPictures } from "../forms/form-with-pictures";
import { useDraft } from "../forms/use-draft";

/** For buttons outside the form. */
export const correctionForm = "correction-form";

type Props = {
  typed: Typed;
  answer: FormAnswer | undefined;
  version: number;
  className?: string;
  /** Where to go after approving. */
  next: string;
  /** Called when there are unsaved changes. */
  onTyped: () => void;
  children: ReactNode;
};

/** The owner's fields, and those only reviewers have. */
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
  // A restored draft counts as typed.
  useEffect(() => {
    if (kept) onTyped();
  }, [kept, onTyped]);
  const problems = useProblemList(answer?.problems ?? {});
  return (
    <FormWithPictures
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
        {/* Once something is typed, the sticky bar shows this button too. */}
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
    </FormWithPictures>
  );
}

/** Enter saves; Ctrl or Cmd + Enter also approves. */
function saveAndApprove(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[value="save-and-approve"]')?.click();
}
