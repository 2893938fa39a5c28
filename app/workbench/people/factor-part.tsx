import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { minuteInWords } from "../../rules/time/panama-time";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-input";
import { SecuritySection } from "../account/security-section";
import { PersonForm } from "./person-form";
import type { PartProps } from "./person-part-props";

/** Removes a lost second factor after a day, with a reason. */
export function FactorPart(part: PartProps) {
  const { t } = useWords();
  const { person, answer } = part;
  if (!person.hasFactor) return null;
  if (person.removal_due_at !== null) return <Removing part={part} due={person.removal_due_at} />;
  const own = answer?.intent === "remove-second-factor" ? answer : null;
  const button = <SubmitButton variant="destructive">{t("people.factor.remove")}</SubmitButton>;
  return (
    <SecuritySection id="factor" title={t("people.factor.title")} lead={t("people.factor.lead")}>
      <PersonForm part={part} act="remove-second-factor" section="factor" button={button}>
        <Field
          name="reason"
          id="remove-second-factor-reason"
          label={t("people.pause.reason")}
          hint={t("people.factor.reasonHint")}
          error={own?.problems?.reason && t(own.problems.reason)}
          required
        >
          {(control) => <TextArea {...control} rows={3} maxLength={1000} defaultValue={own?.typed?.reason} />}
        </Field>
      </PersonForm>
    </SecuritySection>
  );
}

function Removing({ part, due }: { part: PartProps; due: number }) {
  const { t, language } = useWords();
  const when = minuteInWords(new Date(due), language);
  const button = <SubmitButton variant="secondary">{t("people.factor.keep")}</SubmitButton>;
  return (
    <SecuritySection
      id="factor"
      title={t("people.factor.goesTitle")}
      lead={t("people.factor.goesLead", { when })}
    >
      <PersonForm part={part} act="keep-second-factor" section="factor" button={button}>
        <blockquote className="border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line">
          {part.person.removal_reason}
        </blockquote>
      </PersonForm>
    </SecuritySection>
  );
}
