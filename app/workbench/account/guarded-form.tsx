import { type ReactNode, useEffect, useRef } from "react";
import { PasswordField } from "../../components/accounts/password-field";
import { useWords } from "../../components/site/words";
import type { SecurityAnswer } from "../../forms/accounts/account-answer";
import { Notice } from "../../ui/notice";
import { EnterSendsNothing } from "../forms/enter-key";

/** `until`: how long the last confirmation is valid; null if the password is needed. */
export type Confirmation = { hasPassword: boolean; until: string | null };

type Props = {
  intent: string;
  /** Distinguishes forms with the same intent. */
  id?: string;
  /** Intents of further buttons; each button then carries its own. */
  others?: string[];
  /** True for what can't be undone: the password is required even if it was just given. */
  isAskedAgain?: boolean;
  section: string;
  confirm: Confirmation;
  answer: SecurityAnswer | null;
  children?: ReactNode;
  /** The password field appears right above them. */
  buttons: ReactNode;
};

/** Asks for the password, unless it was given in the last ten minutes. */
export function GuardedForm({
  intent,
  id = intent,
  others = [],
  isAskedAgain = false,
  section,
  confirm,
  answer,
  children,
  buttons,
}: Props) {
  const { t } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const ownAnswer = answer && [intent, ...others].includes(answer.intent) ? answer : null;
  const problem = ownAnswer?.problems?.current_password;
  const isWrong = ownAnswer !== null && (ownAnswer.failure !== undefined || ownAnswer.problems !== undefined);
  useEffect(() => {
    if (isWrong) form.current?.querySelector<HTMLElement>("[aria-invalid], [data-wrong]")?.focus();
  }, [isWrong]);
  return (
    <form className="form" id={`field-${id}`} method="post" action={`#${section}`} noValidate ref={form}>
      {/* With several buttons, Enter mustn't pick one of them. */}
      {others.length === 0 ? <input type="hidden" name="intent" value={intent} /> : <EnterSendsNothing />}
      {ownAnswer?.failure ? (
        <div data-wrong tabIndex={-1}>
          <Notice tone="error" role="alert">
            <p>{t(ownAnswer.failure.key, { count: ownAnswer.failure.count })}</p>
          </Notice>
        </div>
      ) : null}
      {children}
      {confirm.hasPassword && (isAskedAgain || problem || confirm.until === null) ? (
        <PasswordField
          name="current_password"
          id={`${id}-current_password`}
          label={t("account.fields.currentPassword")}
          error={problem && t(problem)}
          autoComplete="current-password"
        />
      ) : null}
      <div className="actions">{buttons}</div>
    </form>
  );
}
