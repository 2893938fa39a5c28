import type { Problems } from "../../forms/site/parse";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { SubmitButton } from "../site/submit-button";
import { useWords } from "../site/words";
import { PasswordField } from "./password-field";

type Props = { typed: Record<string, string>; problems: Problems; next: string | null };

export function SignInForm({ typed, problems, next }: Props) {
  const { t, localPath } = useWords();
  const problem = (name: string) => problems[name] && t(problems[name]);
  const onward = next ? `?next=${encodeURIComponent(next)}` : "";
  return (
    <form className="form" method="post" action={localPath("/auth")} noValidate>
      <input type="hidden" name="intent" value="sign-in" />
      <input type="hidden" name="next" value={next ?? ""} />
      <Field name="email" label={t("account.fields.email")} error={problem("email")} required>
        {(control) => (
          <TextInput {...control} type="email" autoComplete="username" defaultValue={typed.email} />
        )}
      </Field>
      <PasswordField
        label={t("account.fields.password")}
        error={problem("password")}
        autoComplete="current-password"
      />
      <SubmitButton>{t("account.auth.signIn")}</SubmitButton>
      <ul className="grid gap-1">
        <li>
          <a className="inline-block py-2" href={localPath(`/auth/recover${onward}`)}>
            {t("account.auth.forgot")}
          </a>
        </li>
        <li>
          <a className="inline-block py-2" href={localPath(`/auth/code${onward}`)}>
            {t("account.auth.byCode")}
          </a>
        </li>
      </ul>
    </form>
  );
}
