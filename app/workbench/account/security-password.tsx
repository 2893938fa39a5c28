import { PasswordField } from "../../components/accounts/password-field";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import type { SecurityAnswer } from "../../forms/accounts/account-answer";
import { type Confirmation, GuardedForm } from "./guarded-form";
import { SecuritySection } from "./security-section";

type Props = { email: string; confirm: Confirmation; answer: SecurityAnswer | null };

export function SecurityPassword({ email, confirm, answer }: Props) {
  const { t } = useWords();
  const ownAnswer = answer?.intent === "change-password" ? answer : null;
  const problem = ownAnswer?.problems?.password;
  const name = confirm.hasPassword ? "change" : "set";
  return (
    <SecuritySection
      id="password"
      title={t("security.password.title")}
      lead={t(`security.password.${name}Lead`)}
    >
      <GuardedForm
        intent="change-password"
        section="password"
        confirm={confirm}
        answer={answer}
        buttons={<SubmitButton variant="secondary">{t(`security.password.${name}`)}</SubmitButton>}
      >
        {/* Tells password managers which account this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id="change-password-password"
          label={t("account.fields.newPassword")}
          hint={t("account.auth.passwordHint")}
          error={problem && t(problem)}
          weak={ownAnswer?.weak}
          autoComplete="new-password"
        />
      </GuardedForm>
    </SecuritySection>
  );
}
