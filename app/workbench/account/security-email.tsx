import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import type { SecurityAnswer } from "../../forms/accounts/account-answer";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { type Confirmation, GuardedForm } from "./guarded-form";
import { SecuritySection } from "./security-section";

type Props = { email: string; confirm: Confirmation; answer: SecurityAnswer | null };

export function SecurityEmail({ email, confirm, answer }: Props) {
  const { t } = useWords();
  const ownAnswer = answer?.intent === "change-email" ? answer : null;
  const problem = ownAnswer?.problems?.email;
  return (
    <SecuritySection id="email" title={t("security.email.title")} lead={t("security.email.lead", { email })}>
      <GuardedForm
        intent="change-email"
        section="email"
        confirm={confirm}
        answer={answer}
        buttons={<SubmitButton variant="secondary">{t("security.email.button")}</SubmitButton>}
      >
        <Field
          name="email"
          id="change-email-email"
          label={t("security.email.newEmail")}
          error={problem && t(problem)}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="email"
              defaultValue={ownAnswer?.typed?.email}
            />
          )}
        </Field>
      </GuardedForm>
    </SecuritySection>
  );
}
