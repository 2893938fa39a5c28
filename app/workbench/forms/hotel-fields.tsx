import { useWords } from "../../components/site/words";
import { isMark } from "../../rules/places/amenity-marks";
import { knownAmenities } from "../../rules/places/amenity-names";
import { hotelCategories } from "../../rules/places/categories";
import { currencies, defaultCurrency } from "../../rules/places/currencies";
import { Fold } from "../../ui/fold";
import { useCategoryOptions } from "./category-options";
import { useOpenPart } from "./folded-part";
import { FormPart } from "./form-part";
import { useFormState } from "./form-state";
import { ChoiceField, LineField, TextField } from "./labelled-fields";
import { LanguageFields } from "./language-fields";
import { LocationFields } from "./location-fields";
import { MarkFields, useMarkNoteTwin } from "./mark-fields";
import { PicturePart } from "./picture-field";
import { PortraitFields } from "./portrait-fields";
import { RepeatedField } from "./repeated-field";

/** Without the amenities that have their own question below. */
const offered = knownAmenities.filter((known) => !isMark(known));

export function HotelFields() {
  const { t } = useWords();
  const { text } = useFormState();
  const options = useCategoryOptions(hotelCategories, text("category"));
  const name = { name: "name", label: t("submission.fields.hotelName"), maxLength: 120 };
  const short = { name: "description", label: t("submission.fields.shortDescription"), maxLength: 500 };
  const full = { name: "full_description", label: t("submission.fields.fullDescription"), maxLength: 6000 };
  return (
    <>
      <FormPart title={t("submission.parts.basics")}>
        <LineField {...name} autoComplete="organization" required />
        <ChoiceField name="category" label={t("submission.fields.category")} options={options} required />
        <TextField {...short} hint={t("submission.fields.shortDescriptionHint")} rows={2} required />
        <TextField {...full} hint={t("submission.fields.fullDescriptionHint")} rows={6} />
        <LanguageFields
          twins={[name, { ...short, isLong: true }, { ...full, isLong: true }, useMarkNoteTwin()]}
        />
      </FormPart>
      <LocationFields />
      <FormPart
        title={t("submission.parts.offer")}
        folds={{ fields: ["amenities"], holds: t("submission.parts.holds.offer") }}
      >
        <RepeatedField
          name="amenities"
          label={t("submission.fields.amenities")}
          hint={t("submission.fields.amenityHint")}
          addLabel={t("submission.fields.addAmenity")}
          rowLabel={(number) => t("submission.fields.amenity", { number })}
          maxLength={60}
          suggestions={offered.map((known) => t(`amenities.${known}`))}
        />
      </FormPart>
      <MarkFields kind="hotel" />
      <BookingFields />
      <PicturePart folder="hotels" hasGallery />
      <PortraitFields kind="hotel" />
    </>
  );
}

function BookingFields() {
  const { t } = useWords();
  const { text, concerns } = useFormState();
  const agreement = useOpenPart("agreement", concerns(["expedia_hotel_id", "commission_rate"]));
  const money = useCategoryOptions(currencies, text("currency"));
  return (
    <FormPart title={t("submission.parts.booking")}>
      <LineField
        name="affiliate_url"
        label={t("submission.fields.affiliateUrl")}
        hint={t("submission.fields.affiliateUrlHint")}
        type="url"
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <LineField name="price_from" label={t("submission.fields.priceFrom")} inputMode="decimal" />
        <ChoiceField
          name="currency"
          label={t("submission.fields.currency")}
          options={money}
          usual={defaultCurrency}
        />
      </div>
      <LineField
        name="rating"
        label={t("submission.fields.rating")}
        hint={t("submission.fields.ratingHint")}
        inputMode="decimal"
      />
      <Fold title={t("submission.fields.agreement")} {...agreement}>
        <div className="grid gap-5 sm:grid-cols-2">
          <LineField
            name="expedia_hotel_id"
            label={t("submission.fields.expediaId")}
            hint={t("submission.fields.expediaIdHint")}
            maxLength={60}
          />
          <LineField
            name="commission_rate"
            label={t("submission.fields.commission")}
            hint={t("submission.fields.expediaIdHint")}
            inputMode="decimal"
          />
        </div>
      </Fold>
    </FormPart>
  );
}
