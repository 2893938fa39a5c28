import type { Problems } from "../../forms/site/parse";
import type { WeakPassword } from "../../rules/accounts/password-strength";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { SubmitButton } from "../site/submit-button";
import { useWords } from "../site/words";
import { AffiliationFields } from "./affiliation-fields";
import { PasswordField } from "./password-field";
import { NameField, WhatsappField } from "./person-fields";

type Props = {
  typed: Record<string, string>;
  problems: Problems;
  weak?: WeakPassword[];
  next: string | null;
};

export function SignUpForm({ typed, problems, weak, next }: Props) {
  const { t, localPath } = useWords();
  const problem = (name: string) => problems[name] && t(problems[name]);
  return (
    <form className="form" method="post" action={localPath("/auth?tab=sign-up")} noValidate>
      <input type="hidden" name="intent" value="sign-up" />
      <input type="hidden" name="next" value={next ?? ""} />
      <input type="text" name="company_fax" tabIndex={-1} autoComplete="off" hidden />
      <NameField typed={typed} problems={problems} />
      <Field name="email" label={t("account.fields.email")} error={problem("email")} required>
        {(control) => <TextInput {...control} type="email" autoComplete="email" defaultValue={typed.email} />}
      </Field>
      <PasswordField
        label={t("account.fields.password")}
        hint={t("account.auth.passwordHint")}
        error={problem("password")}
        weak={weak}
        autoComplete="new-password"
      />
      <WhatsappField typed={typed} problems={problems} />
      <AffiliationFields
        isAffiliated={typed.business_affiliated === "on"}
        businessName={typed.business_name}
        error={problem("business_name")}
      />
      <SubmitButton>{t("account.auth.createAccount")}</SubmitButton>
      <p className="hint">
        <a href={localPath("/terms")}>{t("account.auth.terms")}</a>
      </p>
    </form>
  );
}
