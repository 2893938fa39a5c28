import { Fragment, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { AffiliationFields } from "../../components/accounts/affiliation-fields";
import { NameField, WhatsappField } from "../../components/accounts/person-fields";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import type { AccountAnswer } from "../../forms/accounts/account-answer";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { Field } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { TextInput } from "../../ui/text-input";
import { FoundNotice } from "../forms/form-notice";
import { firstsOf } from "../forms/local-draft";
import { useAnswerFocus } from "../forms/use-answer-focus";
import { useDraft } from "../forms/use-draft";
import { useLastAnswer } from "../forms/use-last-answer";
import { profileKeptUnder } from "./send-profile";

type Person = {
  id: string;
  email: string;
  isVerified: boolean;
  created: string;
  name: string;
  whatsapp_number: string;
  business_affiliated: string;
  business_name: string;
  /** The saved version a draft is based on. */
  version: string;
};

type Props = { person: Person; answer: AccountAnswer | undefined };

export function ProfileFields({ person, answer: given }: Props) {
  const { t, localPath } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().state !== "idle";
  const answer = useLastAnswer(given, profileKeptUnder);
  const { id: _, isVerified: __, created: ___, email, ...stored } = person;
  const saved = Object.fromEntries(Object.entries(stored).map(([name, text]) => [name, [text]]));
  const found = useDraft(form, profileKeptUnder, { saved, isFresh: answer === undefined });
  const { draft } = found;
  const typed: Record<string, string> = { ...stored, ...firstsOf(draft?.typed ?? {}), ...answer?.typed };
  const problems = answer?.problems ?? {};
  const failure = answer?.failure;
  const lines = Object.entries(problems).map(([name, key]) => ({ name, message: t(key) }));
  useAnswerFocus(answer);
  return (
    <section className="card" aria-labelledby="profile-information">
      <div className="card-body gap-5">
        <h2 className="text-2xl" id="profile-information">
          {t("profile.information.title")}
        </h2>
        {failure ? (
          <div id="form-notice" tabIndex={-1}>
            <Notice tone="error" role="alert" title={failure.title && t(failure.title)}>
              <p>{t(failure.key)}</p>
            </Notice>
          </div>
        ) : null}
        {answer ? null : <FoundNotice found={found} isEdit />}
        <ErrorSummary title={t("account.problems.summary")} problems={lines} />
        <Form className="form" method="post" action={localPath("/profile")} noValidate ref={form}>
          <input type="hidden" name="version" value={person.version} />
          <Fragment key={draft?.savedAt}>
            <NameField typed={typed} problems={problems} />
            <Field
              name="email"
              label={t("account.fields.email")}
              hint={`${t("profile.information.emailFixed")}. ${t("profile.information.emailMove")}`}
            >
              {({ name: ____, ...control }) => (
                <TextInput {...control} type="email" autoComplete="email" value={email} readOnly />
              )}
            </Field>
            <WhatsappField typed={typed} problems={problems} />
            <AffiliationFields
              isAffiliated={typed.business_affiliated === "on"}
              businessName={typed.business_name}
              error={problems.business_name && t(problems.business_name)}
            />
          </Fragment>
          <Button type="submit" busy={isBusy}>
            {t("profile.information.save")}
          </Button>
        </Form>
      </div>
    </section>
  );
}

export function AccountInformation({ person }: { person: Person }) {
  const { t, localPath } = useWords();
  return (
    <section className="card" aria-labelledby="account-information">
      <div className="card-body gap-5">
        <h2 className="text-2xl" id="account-information">
          {t("profile.account.title")}
        </h2>
        <dl className="grid gap-4">
          <div>
            <dt className="text-sm text-muted">{t("profile.account.created")}</dt>
            <dd>{person.created}</dd>
          </div>
          <div>
            <dt className="text-sm text-muted">{t("profile.account.email")}</dt>
            <dd>
              <Badge tone={person.isVerified ? "approved" : "pending"}>
                {t(person.isVerified ? "profile.account.verified" : "profile.account.pending")}
              </Badge>
            </dd>
          </div>
        </dl>
        {person.isVerified ? null : (
          <form method="post" action={localPath("/auth/verify/resend")}>
            <SubmitButton variant="secondary" size="small">
              {t("profile.account.resend")}
            </SubmitButton>
          </form>
        )}
        <dl className="flex flex-wrap gap-x-2 border-t border-line pt-4 text-xs text-muted">
          <dt>{t("profile.account.id")}</dt>
          <dd className="break-all">{person.id}</dd>
        </dl>
      </div>
    </section>
  );
}
