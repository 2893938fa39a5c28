import { useWords } from "../../components/site/words";
import { businessCategories } from "../../rules/places/categories";
import { useCategoryOptions } from "./category-options";
import { EmailField, PhoneField, WebsiteField } from "./contact-fields";
import { FormPart } from "./form-part";
import { useFormState } from "./form-state";
import { ChoiceField, LineField, TextField } from "./labelled-fields";
import { LanguageFields } from "./language-fields";
import { AddressField } from "./location-fields";
import { MarkFields, useMarkNoteTwin } from "./mark-fields";
import { PicturePart } from "./picture-field";
import { PortraitFields } from "./portrait-fields";

export function BusinessFields() {
  const { t } = useWords();
  const { text } = useFormState();
  const options = useCategoryOptions(businessCategories, text("category"));
  const name = { name: "name", label: t("submission.fields.businessName"), maxLength: 120 };
  const description = { name: "description", label: t("submission.fields.description"), maxLength: 2000 };
  return (
    <>
      <FormPart title={t("submission.parts.basics")}>
        <LineField {...name} autoComplete="organization" required />
        <ChoiceField name="category" label={t("submission.fields.category")} options={options} required />
        <TextField {...description} />
        <AddressField />
        <LanguageFields twins={[name, { ...description, isLong: true }, useMarkNoteTwin()]} />
      </FormPart>
      <FormPart
        title={t("submission.parts.contact")}
        folds={{ fields: ["phone", "website", "email"], holds: t("submission.parts.holds.contactPlain") }}
      >
        <PhoneField />
        <WebsiteField />
        <EmailField />
      </FormPart>
      <MarkFields kind="business" />
      <PicturePart folder="businesses" />
      <PortraitFields kind="business" />
    </>
  );
}
