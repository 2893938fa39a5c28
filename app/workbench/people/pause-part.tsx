import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { dateText } from "../../rules/time/panama-time";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-input";
import { SecuritySection } from "../account/security-section";
import { PersonForm } from "./person-form";
import { type PartProps, useRefusal } from "./person-part-props";

/** A paused account can't submit anything; one press ends the pause. */
export function PausePart(part: PartProps) {
  const { t } = useWords();
  const { person, answer } = part;
  const refusal = useRefusal(part)("pause");
  if (person.paused_at !== null) return <Paused part={part} since={person.paused_at} />;
  const own = answer?.intent === "pause" ? answer : null;
  const button = <SubmitButton variant="destructive">{t("people.pause.button")}</SubmitButton>;
  return (
    <SecuritySection id="pause" title={t("people.pause.title")} lead={t("people.pause.lead")}>
      {refusal ? (
        <p>{refusal}</p>
      ) : (
        <PersonForm part={part} act="pause" section="pause" button={button}>
          <Field
            name="reason"
            id="pause-reason"
            label={t("people.pause.reason")}
            hint={t("people.pause.reasonHint")}
            error={own?.problems?.reason && t(own.problems.reason)}
            required
          >
            {(control) => (
              <TextArea {...control} rows={3} maxLength={1000} defaultValue={own?.typed?.reason} />
            )}
          </Field>
        </PersonForm>
      )}
    </SecuritySection>
  );
}

function Paused({ part, since }: { part: PartProps; since: number }) {
  const { t, language } = useWords();
  const button = <SubmitButton variant="secondary">{t("people.pause.resume")}</SubmitButton>;
  return (
    <SecuritySection id="pause" title={t("people.pause.pausedTitle")} lead={t("people.pause.resumeLead")}>
      <PersonForm part={part} act="resume" section="pause" button={button}>
        <p>{t("people.pause.pausedSince", { day: dateText(new Date(since), language) })}</p>
        <blockquote className="border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line">
          {part.person.pause_reason}
        </blockquote>
      </PersonForm>
    </SecuritySection>
  );
}
