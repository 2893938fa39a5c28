import { useState } from "react";
import { useCategoryName } from "../../components/places/category-name";
import { useWords } from "../../components/site/words";
import { activityCategories, activityTypes, isActivityType } from "../../rules/places/categories";
import { isOneOf } from "../../rules/site/one-of";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { useCategoryOptions } from "./category-options";
import { WebsiteField, WhatsappField } from "./contact-fields";
import { FormPart } from "./form-part";
import { useFormState } from "./form-state";
import { ChoiceField, LineField, TextField } from "./labelled-fields";
import { LanguageFields } from "./language-fields";
import { AddressField } from "./location-fields";
import { MarkFields, useMarkNoteTwin } from "./mark-fields";
import { PicturePart } from "./picture-field";
import { PortraitFields } from "./portrait-fields";
import { useTypedBeforeHydration } from "./use-typed-before-hydration";

export function ActivityFields() {
  const { t } = useWords();
  const name = { name: "business_name", label: t("submission.fields.businessName"), maxLength: 120 };
  const description = { name: "description", label: t("submission.fields.description"), maxLength: 2000 };
  const hours = { name: "hours", label: t("submission.fields.hours"), maxLength: 200 };
  const location = { name: "location", label: t("submission.fields.location"), maxLength: 200 };
  const duration = { name: "duration", label: t("submission.fields.duration"), maxLength: 60 };
  return (
    <>
      <FormPart title={t("submission.parts.basics")}>
        <LineField {...name} autoComplete="organization" required />
        <TypeFields />
        <TextField {...description} required />
        <LineField {...hours} hint={t("submission.fields.activityHoursHint")} required />
        <LineField
          name="price_from"
          label={t("submission.fields.pricePerPerson")}
          hint={t("submission.fields.pricePerPersonHint")}
          inputMode="decimal"
        />
        <LineField {...duration} hint={t("submission.fields.durationHint")} />
      </FormPart>
      <FormPart title={t("submission.parts.place")}>
        <AddressField />
        <LineField {...location} hint={t("submission.fields.locationHint")} />
        <LanguageFields
          twins={[name, { ...description, isLong: true }, hours, duration, location, useMarkNoteTwin()]}
        />
      </FormPart>
      <FormPart title={t("submission.parts.contact")}>
        <WhatsappField required />
        <WebsiteField />
      </FormPart>
      <MarkFields kind="activity" />
      <PicturePart folder="activities" />
      <PortraitFields kind="activity" />
    </>
  );
}

/**
 * With scripts the types follow the category. Without them, types are grouped and a wrong pair is rejected with an
 * explanation.
 */
function TypeFields() {
  const { t } = useWords();
  const { text, problem } = useFormState();
  const nameOf = useCategoryName();
  const [category, setCategory] = useState(text("category"));
  const [type, setType] = useState(text("business_type"));
  const [hasScripts, setScripts] = useState(false);
  const part = useTypedBeforeHydration<HTMLDivElement>((typed) => {
    setScripts(true);
    setCategory(typed("category"));
    setType(typed("business_type"));
  });
  const known = isOneOf(activityCategories, category) ? [category] : hasScripts ? [] : activityCategories;
  const options = known.flatMap((one) =>
    activityTypes[one].map((value) => {
      const label = known.length > 1 ? `${nameOf(one)}: ${nameOf(value)}` : nameOf(value);
      return { value, label };
    }),
  );
  const follow = (chosen: string) => {
    setCategory(chosen);
    if (!isActivityType(chosen, type)) setType("");
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2" ref={part}>
      <ChoiceField
        name="category"
        label={t("submission.fields.category")}
        options={useCategoryOptions(activityCategories, text("category"))}
        onChoose={follow}
        required
      />
      <Field
        name="business_type"
        label={t("submission.fields.businessType")}
        error={problem("business_type")}
        required
      >
        {(control) => (
          <Select
            {...control}
            options={options}
            placeholder={t(options.length ? "submission.choose" : "submission.fields.chooseCategoryFirst")}
            value={type}
            onChange={(event) => setType(event.currentTarget.value)}
            disabled={options.length === 0}
          />
        )}
      </Field>
    </div>
  );
}
