import { type ReactNode, useEffect, useState } from "react";
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

/** A password can be looked at where scripts run, and pasted everywhere. It never comes back from the server. */
export function PasswordField({ name = "password", autoComplete, weak = [], error, ...text }: Props) {
  const { t } = useWords();
  const [isShown, setShown] = useState(false);
  const [hasScripts, setScripts] = useState(false);
  useEffect(() => setScripts(true), []);
  const reasons = weak.map((reason) => t(`account.problems.weak.${reason}`));
  const message = weak.length ? [`${t("account.problems.weak.title")}.`, ...reasons].join(" ") : error;
  return (
    <Field name={name} error={message} required {...text}>
      {(control) => (
        <div className="relative">
          <TextInput {...control} type={isShown ? "text" : "password"} autoComplete={autoComplete} />
          {hasScripts && name === "password" ? (
            <button
              type="button"
              className="mt-1 min-h-8 text-sm font-bold text-sea-ink underline"
              aria-pressed={isShown}
              aria-controls={control.id}
              onClick={() => setShown(!isShown)}
            >
              {t(isShown ? "account.auth.hidePassword" : "account.auth.showPassword")}
            </button>
          ) : null}
        </div>
      )}
    </Field>
  );
}
