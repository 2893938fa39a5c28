import { useEffect, useState } from "react";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import type { QueueAnswer } from "../../forms/review/review-answer";
import { Button, buttonClass } from "../../ui/button";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-input";
import { severalForm } from "./queue-row";

const boxes = () => [
  ...document.querySelectorAll<HTMLInputElement>(`input[form="${severalForm}"][type=checkbox]`),
];

/**
 * Approves or rejects what's ticked, with one note. Sticky at the bottom; with scripts it shows a count and can tick
 * everything.
 */
export function QueueSeveral({ next, answer }: { next: string; answer: QueueAnswer | null }) {
  const { t, localPath } = useWords();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    const recount = () => setCount(boxes().filter(({ checked }) => checked).length);
    recount();
    document.addEventListener("change", recount);
    return () => document.removeEventListener("change", recount);
  }, []);
  const tickAll = () => {
    const isTicking = boxes().some(({ checked }) => !checked);
    for (const box of boxes()) box.checked = isTicking;
    setCount(isTicking ? boxes().length : 0);
  };
  return (
    <form
      id={severalForm}
      className="form-bar flex flex-wrap items-center justify-end gap-x-3 gap-y-2 max-sm:justify-between max-sm:gap-x-1 max-sm:px-2! max-sm:[&_.button]:px-2!"
      method="post"
      action={localPath("/admin/submissions")}
    >
      <input type="hidden" name="next" value={next} />
      <p className="min-w-0 flex-1 max-sm:absolute max-sm:size-px max-sm:overflow-hidden" role="status">
        {t("review.ticked", { count: count ?? 0 })}
      </p>
      {count === null ? null : (
        <Button type="button" variant="quiet" size="small" className="whitespace-nowrap" onClick={tickAll}>
          {t(count > 0 && boxes().every(({ checked }) => checked) ? "review.tickNone" : "review.tickAll")}
        </Button>
      )}
      <SubmitButton
        className="whitespace-nowrap"
        intent="approve"
        size="small"
        icon="check"
        disabled={count === 0}
      >
        {count
          ? t("review.approveCount", { count })
          : t(count === 0 ? "review.approve" : "review.approveTicked")}
      </SubmitButton>
      <details open={Boolean(answer)}>
        <summary className={buttonClass({ variant: "quiet", size: "small" })}>
          {t("review.rejectShort")}
        </summary>
        <div className="absolute inset-x-0 bottom-full grid justify-items-start gap-3 rounded-t-xl border border-line bg-card p-5">
          <Field
            name="review_note"
            label={t("review.note")}
            hint={t("review.noteSeveral")}
            error={answer?.problem && t(answer.problem)}
          >
            {(control) => <TextArea {...control} rows={3} maxLength={2000} defaultValue={answer?.note} />}
          </Field>
          <SubmitButton
            intent="reject"
            variant="destructive"
            size="small"
            icon="close"
            disabled={count === 0}
          >
            {count ? t("review.rejectCount", { count }) : t("review.rejectTicked")}
          </SubmitButton>
        </div>
      </details>
    </form>
  );
}
