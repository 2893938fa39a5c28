import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { type RequestKind, type RequestState, requestKinds } from "../../rules/accounts/data-requests";
import { dateText } from "../../rules/time/panama-time";
import { RadioGroup } from "../../ui/radio-group";
import { SecuritySection } from "../account/security-section";
import { PersonForm } from "./person-form";
import { type PartProps, useRefusal } from "./person-part-props";

export type DataRequestLine = {
  email: string;
  kind: RequestKind;
  user_id: string | null;
  person: string | null;
  asked_at: number;
  expires_at: number;
  answered_at: number | null;
  state: RequestState;
};

/** For someone who can't sign in: mails them a link to download or delete their data. */
export function DataRequestPart({ part, requests }: { part: PartProps; requests: DataRequestLine[] }) {
  const { t } = useWords();
  const refusal = useRefusal(part)("ask-data");
  const own = part.answer?.intent === "ask-data" ? part.answer : null;
  const button = <SubmitButton variant="secondary">{t("people.data.send")}</SubmitButton>;
  return (
    <SecuritySection id="data" title={t("people.data.title")} lead={t("people.data.lead")}>
      {requests.map((request) => (
        <Standing key={request.kind} part={part} request={request} />
      ))}
      {refusal ? (
        <p>{refusal}</p>
      ) : (
        <PersonForm part={part} act="ask-data" section="data" button={button}>
          <RequestChoice
            value={own?.typed?.request}
            error={own?.problems?.request && t(own.problems.request)}
          />
        </PersonForm>
      )}
    </SecuritySection>
  );
}

function Standing({ part, request }: { part: PartProps; request: DataRequestLine }) {
  const { t } = useWords();
  const button = (
    <SubmitButton variant="quiet" size="small">
      {t("people.data.withdraw")}
    </SubmitButton>
  );
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p>
        <RequestText request={request} />
      </p>
      {request.state === "over" ? null : (
        <PersonForm
          part={part}
          act="withdraw-data"
          id={`withdraw-${request.kind}`}
          section="data"
          button={button}
        >
          <input type="hidden" name="request" value={request.kind} />
        </PersonForm>
      )}
    </div>
  );
}

export function RequestText({ request }: { request: DataRequestLine }) {
  const { t, language } = useWords();
  const { kind, state, asked_at, expires_at, answered_at } = request;
  const day = (at: number) => dateText(new Date(at), language);
  const asked = t(`people.data.asked.${kind}`, { day: day(asked_at) });
  const stands = t(`people.data.states.${state}`, {
    day: day(state === "answered" ? (answered_at ?? 0) : expires_at),
  });
  return <>{`${asked} ${stands}`}</>;
}

export function RequestChoice({ value, error }: { value?: string; error?: string }) {
  const { t } = useWords();
  return (
    <RadioGroup
      name="request"
      label={t("people.data.what")}
      error={error}
      required
      choices={requestKinds.map((kind) => ({
        value: kind,
        label: t(`people.data.kinds.${kind}`),
        hint: t(`people.data.hints.${kind}`),
      }))}
      value={value}
    />
  );
}
