import { useWords } from "../../components/site/words";
import { FormPart } from "./form-part";
import { LineField } from "./labelled-fields";
import { PositionFields } from "./position-fields";

/** The address in words, and optionally coordinates. */
export function LocationFields() {
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
