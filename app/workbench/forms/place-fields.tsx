import { useWords } from "../../components/site/words";
import { LineField } from "./entry-fields";
import { FormPart } from "./form-part";
import { PositionFields } from "./position-fields";

/** Where a place is: in words, and for whoever likes on the map as well. */
export function PlaceFields() {
  const { t } = useWords();
  return (
    <FormPart title={t("submission.parts.place")}>
      <AddressField />
      <PositionFields />
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
