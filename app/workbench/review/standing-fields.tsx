import type { ComponentType } from "react";
import { useWords } from "../../components/site/words";
import type { ListingKind } from "../../rules/site/listing-kinds";
import { Checkbox } from "../../ui/checkbox";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { FormPart } from "../forms/form-part";
import { useFormState } from "../forms/form-state";

const fields: Record<ListingKind, ComponentType> = {
  restaurant: Standing,
  hotel: HotelStanding,
  activity: Standing,
  business: Standing,
};

export function StandingFields({ kind }: { kind: ListingKind }) {
  const Fields = fields[kind];
  return <Fields />;
}

/** How a listing is ranked and marked. */
function Standing() {
  const { t } = useWords();
  const { text, problem } = useFormState();
  return (
    <FormPart title={t("review.standing")}>
      <Checkbox
        name="is_premium"
        label={t("review.fields.is_premium")}
        defaultChecked={text("is_premium") === "on"}
      />
      <Field
        name="display_order"
        label={t("review.fields.display_order")}
        hint={t("review.fields.display_orderHint")}
        error={problem("display_order")}
      >
        {(control) => <TextInput {...control} inputMode="numeric" defaultValue={text("display_order")} />}
      </Field>
    </FormPart>
  );
}

function HotelStanding() {
  const { t } = useWords();
  const { text, problem } = useFormState();
  const lines = [
    ["review_count", t("review.fields.review_count")],
    ["policies.phone", t("review.fields.policiesPhone")],
    ["policies.check_in", t("review.fields.policiesCheckIn")],
    ["policies.check_out", t("review.fields.policiesCheckOut")],
  ] as const;
  return (
    <>
      <Standing />
      {lines.map(([name, label]) => (
        <Field key={name} name={name} label={label} error={problem(name)}>
          {(control) => <TextInput {...control} maxLength={100} defaultValue={text(name)} />}
        </Field>
      ))}
    </>
  );
}
