import { Fragment, type RefObject } from "react";
import { Form } from "react-router";
import { useWords } from "../../components/site/words";
import type { ReviewAnswer } from "../../forms/review/review-answer";
import { reviewReasons } from "../../rules/review/field-reasons";
import type { Language } from "../../rules/site/language";
import { CheckboxGroup } from "../../ui/checkbox";
import { Field } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { TextArea } from "../../ui/text-input";
import { EnterSendsNothing, goOnByEnter } from "../forms/enter-key";
import { FoundNotice } from "../forms/form-notice";
import type { useDraft } from "../forms/use-draft";
import { refusalForm } from "./field-reason";

type Props = {
  isLive: boolean;
  /** True if an edit of a public listing is decided; the listing stays public. */
  isEdit: boolean;
  /** The version on the screen; a decision fails if there's a newer one. */
  version: number;
  next: string;
  noteLanguage: Language;
  answer: ReviewAnswer | undefined;
  /** The text of an answer or a draft. */
  written: ReviewAnswer | null;
  form: RefObject<HTMLFormElement | null>;
  found: ReturnType<typeof useDraft>;
};

/** The reasons for a rejection; the submit button is in the sticky bar. */
export function RejectionForm(props: Props) {
  const { isLive, isEdit, version, next, noteLanguage, answer, written, form, found } = props;
  const { t } = useWords();
  const isTakenDown = isLive && !isEdit;
  return (
    <aside
      className="scroll-mt-24 rounded-lg border border-line bg-card p-6 min-[80rem]:sticky min-[80rem]:top-24 min-[80rem]:max-h-[calc(100vh-12rem)] min-[80rem]:overflow-y-auto min-[80rem]:[--choice:20rem]"
      aria-labelledby="review-decision"
      id="review-refusal"
    >
      <Form method="post" id={refusalForm} className="grid gap-4" ref={form} onKeyDown={goOnByEnter}>
        <EnterSendsNothing />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="next" value={next} />
        <h2 className="text-xl" id="review-decision" data-key="r">
          {t(isTakenDown ? "review.takeDownTitle" : "review.rejectTitle")}
        </h2>
        {answer?.failure === "offline" && (
          <div id="form-notice" tabIndex={-1}>
            <Notice tone="warn" role="alert" title={t("submission.notices.offlineTitle")}>
              {t("submission.notices.offline")}
            </Notice>
          </div>
        )}
        {!answer && <FoundNotice found={found} />}
        <Fragment key={found.draft?.savedAt}>
          <CheckboxGroup
            name="reason"
            label={t("review.reasons")}
            hint={t("review.reasonsHint", { language: t(`review.languages.${noteLanguage}`) })}
            values={written?.reasons}
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
                rows={3}
                maxLength={2000}
                defaultValue={written?.note}
                autoFocus={answer?.problem !== undefined}
              />
            )}
          </Field>
        </Fragment>
        <p className="hint">{t("review.fieldReasonsHint")}</p>
      </Form>
    </aside>
  );
}
