import type { ReactNode } from "react";
import type { WeakPassword } from "../../rules/accounts/password-strength";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { useWords } from "../site/words";

type Props = {
  name?: "password" | "current_password";
  id?: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  weak?: WeakPassword[];
  autoComplete: "current-password" | "new-password";
};

/**
 * With scripts the password can be shown (see `app/client/working.ts`); pasting always works. The server never sends it
 * back.
 */
export function PasswordField({ name = "password", autoComplete, weak = [], error, ...text }: Props) {
  const { t } = useWords();
  const reasons = weak.map((reason) => t(`account.problems.weak.${reason}`));
  const message = weak.length ? [`${t("account.problems.weak.title")}.`, ...reasons].join(" ") : error;
  return (
    <Field name={name} error={message} required {...text}>
      {(control) => (
        <div>
          <TextInput {...control} type="password" autoComplete={autoComplete} />
          {name === "password" ? (
            <button
              type="button"
              className="reveal min-h-11 text-sm font-bold text-sea-ink underline"
              data-reveal={control.id}
            >
              <span>{t("account.auth.showPassword")}</span>
              <span>{t("account.auth.hidePassword")}</span>
            </button>
          ) : null}
        </div>
      )}
    </Field>
  );
}
