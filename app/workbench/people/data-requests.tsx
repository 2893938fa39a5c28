import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import type { AccountAnswer } from "../../forms/accounts/account-answer";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { Field } from "../../ui/field";
import { Fold } from "../../ui/fold";
import { Link } from "../../ui/link";
import { TextInput } from "../../ui/text-input";
import { TitledSection } from "../../ui/titled-section";
import { FormToken } from "../forms/form-token";
import { type DataRequestLine, RequestChoice, RequestText } from "./data-request-part";

/** Requests for data or deletion, by accounts and newsletter readers. */
export function DataRequests({ requests }: { requests: DataRequestLine[] }) {
  const { t, localPath } = useWords();
  if (requests.length === 0) return null;
  return (
    <TitledSection className="grid gap-2" titleId="requests-title" title={t("people.data.requests")}>
      <ul className="border-b border-line">
        {requests.map((request) => (
          <li
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
            key={`${request.email}:${request.kind}`}
          >
            <span className="grid flex-1 basis-80 gap-1 wrap-anywhere">
              {request.user_id === null ? (
                <strong>{request.email}</strong>
              ) : (
                <Link href={localPath(`/admin/people/${request.user_id}#data`)}>
                  {request.person ?? request.email}
                </Link>
              )}
              <span className="text-sm text-muted">
                <RequestText request={request} />
              </span>
            </span>
            {request.user_id === null && request.state !== "over" ? <Withdraw request={request} /> : null}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Withdraw({ request: { email, kind } }: { request: DataRequestLine }) {
  const { t } = useWords();
  return (
    <form method="post">
      <FormToken />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="request" value={kind} />
      <Button type="submit" size="small" variant="quiet" name="intent" value="withdraw-data">
        {t("people.data.withdraw")}
      </Button>
    </form>
  );
}

/** For newsletter readers without an account. */
export function ReaderForm({ answer }: { answer: AccountAnswer | null }) {
  const { t } = useWords();
  const { typed = {}, problems = {} } = answer ?? {};
  const said = (name: string) => problems[name] && t(problems[name]);
  const lines = Object.entries(problems).map(([name, key]) => ({ name, message: t(key) }));
  return (
    <Fold title={t("people.data.reader")} open={answer !== null}>
      <p className="max-w-prose text-muted">{t("people.data.readerLead")}</p>
      <ErrorSummary title={t("account.problems.summary")} problems={lines} />
      <form className="form" method="post" noValidate>
        <FormToken />
        <input type="hidden" name="intent" value="ask-data" />
        <Field name="email" label={t("people.facts.email")} error={said("email")} required>
          {(control) => <TextInput {...control} type="email" autoComplete="off" defaultValue={typed.email} />}
        </Field>
        <RequestChoice value={typed.request} error={said("request")} />
        <div className="actions">
          <SubmitButton variant="secondary">{t("people.data.send")}</SubmitButton>
        </div>
      </form>
    </Fold>
  );
}
