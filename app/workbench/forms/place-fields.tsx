import { useWords } from "../../components/site/words";
import { LineField } from "./entry-fields";
import { FormPart } from "./form-part";

/** Where a place is, in words and, for the map, in numbers. */
export function PlaceFields() {
  const { t } = useWords();
  return (
    <FormPart title={t("submission.parts.place")}>
      <AddressField />
      <div className="grid gap-2">
        <div className="grid gap-5 sm:grid-cols-2">
          <LineField name="latitude" label={t("submission.fields.latitude")} inputMode="text" />
          <LineField name="longitude" label={t("submission.fields.longitude")} inputMode="text" />
        </div>
        <p className="hint">{t("submission.fields.coordinatesHint")}</p>
      </div>
    </FormPart>
  );
}

export function AddressField() {
  const { t } = useWords();
  return (
    <LineField
      name="address"
      label={t("submission.fields.address")}
      hint={t("submission.fields.addressHint")}
      maxLength={200}
      required
    />
  );
}
