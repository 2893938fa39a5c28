import { Checkbox } from "../../ui/checkbox";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { useWords } from "../site/words";

type Props = { isAffiliated: boolean; businessName?: string; error?: string };

/** The name field appears when the box is ticked, by CSS alone. */
export function AffiliationFields({ isAffiliated, businessName, error }: Props) {
  const { t } = useWords();
  return (
    <div className="if-ticked grid gap-4">
      <Checkbox
        name="business_affiliated"
        label={t("account.auth.affiliated")}
        defaultChecked={isAffiliated}
        aria-controls="business"
      />
      <div id="business">
        <Field name="business_name" label={t("account.fields.business")} error={error} required>
          {(control) => (
            <TextInput {...control} autoComplete="organization" maxLength={120} defaultValue={businessName} />
          )}
        </Field>
      </div>
    </div>
  );
}
