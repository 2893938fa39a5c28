import { AffiliationFields } from "../../components/accounts/affiliation-fields";
import { NameField, WhatsappField } from "../../components/accounts/person-fields";
import { useLocalPath } from "../../components/site/local-path";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import type { Failure } from "../../forms/account-answer";
import type { Problems } from "../../forms/parse";
import { Badge } from "../../ui/badge";
import { ErrorSummary } from "../../ui/error-summary";
import { Field } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { TextInput } from "../../ui/text-input";

type Person = {
  id: string;
  email: string;
  isVerified: boolean;
  created: string;
  name: string;
  whatsapp_number: string;
  business_affiliated: string;
  business_name: string;
};

type Answer = { typed: Record<string, string>; problems?: Problems; failure?: Failure };

export function ProfileFields({ person, answer }: { person: Person; answer: Answer | null }) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const { id: _, isVerified: __, created: ___, email, ...stored } = person;
  const typed: Record<string, string> = { ...stored, ...answer?.typed };
  const problems = answer?.problems ?? {};
  const failure = answer?.failure;
  const lines = Object.entries(problems).map(([name, key]) => ({ name, message: t(key) }));
  return (
    <section className="card" aria-labelledby="profile-information">
      <div className="card-body gap-5">
        <h2 className="text-2xl" id="profile-information">
          {t("profile.information.title")}
        </h2>
        {failure ? (
          <Notice tone="error" role="alert" title={failure.title && t(failure.title)}>
            <p>{t(failure.key)}</p>
          </Notice>
        ) : null}
        <ErrorSummary title={t("account.problems.summary")} problems={lines} />
        <form className="form" method="post" action={localPath("/profile")} noValidate>
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
          <SubmitButton>{t("profile.information.save")}</SubmitButton>
        </form>
      </div>
    </section>
  );
}

export function AccountInformation({ person }: { person: Person }) {
  const { t } = useWords();
  const localPath = useLocalPath();
  return (
    <section className="card" aria-labelledby="account-information">
      <div className="card-body gap-5">
        <h2 className="text-2xl" id="account-information">
          {t("profile.account.title")}
        </h2>
        <dl className="grid gap-4">
          <div>
            <dt className="text-sm text-muted">{t("profile.account.id")}</dt>
            <dd className="text-sm break-all">{person.id}</dd>
          </div>
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
      </div>
    </section>
  );
}
