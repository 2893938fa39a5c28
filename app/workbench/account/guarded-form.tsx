import { type ReactNode, useEffect, useRef } from "react";
import { PasswordField } from "../../components/accounts/password-field";
import { useWords } from "../../components/site/words";
import type { SecurityAnswer } from "../../forms/accounts/account-answer";
import { Notice } from "../../ui/notice";
import { EnterSendsNothing } from "../forms/enter-key";

/** Until when nobody is asked again who they are; null when they are. */
export type Confirmation = { hasPassword: boolean; until: string | null };

type Props = {
  intent: string;
  /** Tells several forms of one intent apart. */
  id?: string;
  /** The intents of further buttons; then each button says for itself what it is for. */
  others?: string[];
  /** What cannot be undone asks for the password every time. */
  isAskedAgain?: boolean;
  section: string;
  confirm: Confirmation;
  answer: SecurityAnswer | null;
  children?: ReactNode;
  /** The buttons: what is asked again stands right above them. */
  buttons: ReactNode;
};

/** A form that matters: it asks for the password again, but for ten minutes after it was given. */
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
      {/* Of several buttons none is the one that Enter means. */}
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
