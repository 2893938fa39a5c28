import { useWords } from "../../components/site/words";
import { restaurantCategories } from "../../rules/places/categories";
import { parseKitchenTime } from "../../rules/places/kitchen";
import { clockText } from "../../rules/time/date-words";
import { Checkbox } from "../../ui/checkbox";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { useCategoryOptions } from "./category-options";
import { EmailField, PhoneField, WebsiteField, WhatsappField } from "./contact-fields";
import { FormPart } from "./form-part";
import { useFormState } from "./form-state";
import { HoursFields } from "./hours-fields";
import { ChoiceField, LineField, TextField, useEntry } from "./labelled-fields";
import { LanguageFields } from "./language-fields";
import { LocationFields } from "./location-fields";
import { MarkFields, useMarkNoteTwin } from "./mark-fields";
import { MenuFields } from "./menu-fields";
import { PicturePart } from "./picture-field";
import { PortraitFields } from "./portrait-fields";
import { typedWeekInWords } from "./typed-week";

export function RestaurantFields() {
  const { t, language } = useWords();
  const { text } = useFormState();
  const options = useCategoryOptions(restaurantCategories, text("category"));
  const name = { name: "name", label: t("submission.fields.restaurantName"), maxLength: 120 };
  const description = { name: "description", label: t("submission.fields.description"), maxLength: 2000 };
  return (
    <>
      <FormPart title={t("submission.parts.basics")}>
        <LineField {...name} autoComplete="organization" required />
        <ChoiceField name="category" label={t("submission.fields.category")} options={options} required />
        <TextField {...description} />
        <LanguageFields twins={[name, { ...description, isLong: true }, useMarkNoteTwin()]} />
      </FormPart>
      <LocationFields />
      <FormPart
        title={t("submission.parts.contact")}
        folds={{
          fields: ["whatsapp", "phone", "website", "email"],
          holds: t("submission.parts.holds.contact"),
        }}
      >
        <WhatsappField />
        <PhoneField />
        <WebsiteField />
        <EmailField />
      </FormPart>
      <FormPart
        title={t("submission.parts.hours")}
        folds={{
          fields: ["hours_text", "hours", "kitchen_until", "closed_for_season"],
          holds: t("submission.parts.holds.hours"),
          say: (filled) => typedWeekInWords(filled, language),
        }}
      >
        <HoursFields />
        <KitchenField />
        <Checkbox
          name="closed_for_season"
          label={t("submission.fields.closedForSeason")}
          hint={t("submission.fields.closedForSeasonHint")}
          defaultChecked={text("closed_for_season") === "on"}
        />
      </FormPart>
      <MarkFields kind="restaurant" />
      <MenuFields />
      <PicturePart folder="restaurants" hasGallery />
      <PortraitFields kind="restaurant" />
    </>
  );
}

/** The time of the kitchen's last order, shown in words. */
function KitchenField() {
  const { t, language } = useWords();
  const { text } = useFormState();
  const name = "kitchen_until";
  const typed = text(name);
  const minutes = parseKitchenTime(typed);
  const field = useEntry({
    name,
    label: t("submission.fields.kitchenUntil"),
    hint: t("submission.fields.kitchenUntilHint"),
  });
  return (
    <Field {...field}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={40}
          defaultValue={minutes === null ? typed : clockText(minutes, language)}
        />
      )}
    </Field>
  );
}
