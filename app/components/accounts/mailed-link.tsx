import type { MessageKey } from "../../forms/parse";
import { SubmitButton } from "../site/submit-button";
import { useWords } from "../site/words";
import { PasswordField } from "./password-field";

/** A link opened where nobody is signed in: the password says whose account it is. */
export function LinkByPassword({ problem }: { problem?: MessageKey }) {
  const { t } = useWords();
  return (
    <form className="form" method="post" noValidate>
      <input type="hidden" name="intent" value="confirm" />
      <PasswordField
        label={t("account.fields.password")}
        error={problem && t(problem)}
        autoComplete="current-password"
      />
      <SubmitButton>{t("account.verify.confirm")}</SubmitButton>
    </form>
  );
}

/** For whoever never signed up: what becomes of the account is said before it does. */
export function NotMySignUp() {
  const { t } = useWords();
  return (
    <details className="rounded-lg border border-line bg-card p-5">
      <summary className="-my-2 py-2 font-bold text-sea-ink">{t("account.verify.notMine")}</summary>
      <form className="form mt-3" method="post">
        <input type="hidden" name="intent" value="take-over" />
        <p>{t("account.verify.notMineWarning")}</p>
        <p>{t("account.verify.notMineSent")}</p>
        <SubmitButton variant="destructive">{t("account.verify.takeOver")}</SubmitButton>
      </form>
    </details>
  );
}
