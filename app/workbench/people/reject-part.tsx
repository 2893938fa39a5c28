import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-input";
import { SecuritySection } from "../account/security-section";
import { PersonForm } from "./person-form";
import type { PartProps } from "./person-part-props";

/** Rejects everything that's waiting, with one note. */
export function RejectPart(part: PartProps) {
  const { t } = useWords();
  const { person, answer } = part;
  if (person.waiting === 0) return null;
  const own = answer?.intent === "reject-waiting" ? answer : null;
  const button = <SubmitButton variant="destructive">{t("people.reject.button")}</SubmitButton>;
  return (
    <SecuritySection
      id="reject"
      title={t("people.reject.title")}
      lead={t("people.reject.lead", { count: person.waiting })}
    >
      <PersonForm part={part} act="reject-waiting" section="reject" button={button}>
        <Field
          name="review_note"
          id="reject-waiting-review_note"
          label={t("review.note")}
          hint={t("review.noteHint")}
          error={own?.problems?.review_note && t(own.problems.review_note)}
          required
        >
          {(control) => (
            <TextArea {...control} rows={3} maxLength={2000} defaultValue={own?.typed?.review_note} />
          )}
        </Field>
      </PersonForm>
    </SecuritySection>
  );
}
