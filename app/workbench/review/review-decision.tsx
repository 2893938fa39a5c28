import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import type { ReviewAnswer } from "../../forms/review-answer";
import { reviewReasons } from "../../rules/review/review-reasons";
import type { Language } from "../../rules/site/language";
import { CheckboxGroup } from "../../ui/checkbox-group";
import { Field } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { TextArea } from "../../ui/text-area";

type Props = {
  isLive: boolean;
  /** An edit of a public listing is decided; the listing itself stays. */
  isEdit: boolean;
  /** What is on the screen: a decision about anything newer is refused. */
  version: number;
  /** Where to go on to. */
  next: string;
  noteLanguage: Language;
  answer: ReviewAnswer | undefined;
};

export function Decision({ isLive, isEdit, version, next, noteLanguage, answer }: Props) {
  const { t } = useWords();
  const rejecting = isEdit ? "review.rejectEdit" : isLive ? "review.takeDown" : "review.reject";
  const isDecided = isLive && !isEdit;
  const carried = (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="next" value={next} />
    </>
  );
  return (
    <aside
      className="grid gap-6 rounded-lg border border-line bg-card p-6 lg:sticky lg:top-24 lg:max-h-[calc(100vh-7rem)] lg:overflow-y-auto"
      aria-labelledby="review-decision"
    >
      <h2 className="text-xl" id="review-decision">
        {t("review.decision")}
      </h2>
      {!isDecided && (
        <form method="post">
          {carried}
          <SubmitButton name="intent" value="approve" icon="check" data-key="a">
            {t(isEdit ? "review.approveEdit" : "review.approve")}
          </SubmitButton>
        </form>
      )}
      <details open={answer?.problem !== undefined}>
        <summary
          className="-my-3 flex items-center justify-between py-3 font-bold text-clay-ink"
          data-key="r"
        >
          {t("review.rejectTitle")}
          <Icon name="chevron-down" className="in-open:rotate-180" />
        </summary>
        <form method="post" className="mt-4 grid gap-4">
          {carried}
          <CheckboxGroup
            name="reason"
            label={t("review.reasons")}
            hint={t("review.reasonsHint", { language: t(`review.languages.${noteLanguage}`) })}
            values={answer?.reasons}
            choices={reviewReasons.map((value) => ({ value, label: t(`review.reason.${value}`) }))}
          />
          <Field
            name="review_note"
            label={t("review.note")}
            hint={t("review.noteHint")}
            error={answer?.problem && t(answer.problem)}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={4}
                maxLength={2000}
                defaultValue={answer?.note}
                autoFocus={answer?.problem !== undefined}
              />
            )}
          </Field>
          <SubmitButton name="intent" value="reject" variant="destructive" icon="close">
            {t(rejecting)}
          </SubmitButton>
        </form>
      </details>
    </aside>
  );
}
