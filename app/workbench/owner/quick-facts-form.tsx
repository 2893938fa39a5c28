import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import type { FormNotice, FormProblems } from "../../forms/site/form-answer";
import type { Typed } from "../../forms/site/parse";
import type { ListingKind } from "../../rules/site/listing-kinds";
import { Checkbox } from "../../ui/checkbox";
import { ErrorSummary } from "../../ui/error-summary";
import { Link } from "../../ui/link";
import { PhoneField, WhatsappField } from "../forms/contact-fields";
import { EnterSends } from "../forms/enter-key";
import { FormStateProvider, useFormState, useProblemList } from "../forms/form-state";
import { HoursFields } from "../forms/hours-fields";
import { LineField } from "../forms/labelled-fields";

/** What the form leaves to My Listings. */
const elsewhere = {
  restaurant: "confirmFacts.change.more",
  hotel: "confirmFacts.change.hotel",
  activity: "confirmFacts.change.activity",
  business: "confirmFacts.change.more",
} as const satisfies Record<ListingKind, string>;

type Props = {
  kind: ListingKind;
  typed: Typed;
  problems?: FormProblems;
  notice?: FormNotice | null;
};

/** The facts an owner can change through a mailed link, with the fields of the place's form. */
export function QuickFactsForm({ kind, typed, problems = {} }: Props) {
  const { t, localPath } = useWords();
  const listed = useProblemList(problems);
  const listings = <Link href={localPath("/my-listings")}>{t("confirmFacts.change.listings")}</Link>;
  return (
    <section className="grid gap-5 border-t border-line pt-8" id="change">
      <h2 className="text-2xl">{t("confirmFacts.change.title")}</h2>
      <p>{t("confirmFacts.change.text")}</p>
      <ErrorSummary title={t("confirmFacts.change.summary")} problems={listed} isFocused />
      <form className="form" method="post" noValidate>
        <EnterSends intent="save" />
        <input type="hidden" name="version" value={typed.version?.[0] ?? ""} />
        <FormStateProvider typed={typed} problems={problems}>
          <Fields kind={kind} />
        </FormStateProvider>
        <p>
          <SubmitButton name="intent" value="save">
            {t("confirmFacts.change.save")}
          </SubmitButton>
        </p>
      </form>
      <p className="text-sm text-muted">
        {t(elsewhere[kind])} {listings}
      </p>
    </section>
  );
}

function Fields({ kind }: { kind: ListingKind }) {
  const { t } = useWords();
  const { text } = useFormState();
  if (kind === "business") return <PhoneField />;
  if (kind === "hotel")
    return (
      <>
        <LineField name="policies.phone" label={t("submission.fields.phone")} type="tel" autoComplete="tel" />
        <LineField
          name="policies.check_in"
          label={t("confirmFacts.facts.check_in")}
          hint={t("confirmFacts.change.hour")}
          maxLength={30}
        />
        <LineField
          name="policies.check_out"
          label={t("confirmFacts.facts.check_out")}
          hint={t("confirmFacts.change.hour")}
          maxLength={30}
        />
      </>
    );
  if (kind === "activity")
    return (
      <>
        <LineField
          name="hours"
          label={t("submission.fields.hours")}
          hint={t("submission.fields.activityHoursHint")}
          maxLength={200}
          required
        />
        <WhatsappField required />
      </>
    );
  return (
    <>
      <HoursFields />
      <PhoneField />
      <WhatsappField />
      <Checkbox
        name="closed_for_season"
        label={t("submission.fields.closedForSeason")}
        hint={t("submission.fields.closedForSeasonHint")}
        defaultChecked={text("closed_for_season") === "on"}
      />
    </>
  );
}
