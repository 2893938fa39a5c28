import { useEffect, useState } from "react";
import { Checkbox } from "../../ui/checkbox";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { useWords } from "../site/words";

type Props = { isAffiliated: boolean; businessName?: string; error?: string };

/** With scripts the name appears as the box is ticked; without them it stands there and says when it counts. */
export function AffiliationFields({ isAffiliated, businessName, error }: Props) {
  const { t } = useWords();
  const [isTicked, setTicked] = useState(isAffiliated);
  const [hasScripts, setScripts] = useState(false);
  useEffect(() => setScripts(true), []);
  return (
    <div className="grid gap-4">
      <Checkbox
        name="business_affiliated"
        label={t("account.auth.affiliated")}
        checked={isTicked}
        onChange={(event) => setTicked(event.currentTarget.checked)}
        aria-controls={hasScripts ? "business" : undefined}
      />
      <div id="business" hidden={hasScripts && !isTicked}>
        <Field
          name="business_name"
          label={t("account.fields.business")}
          hint={hasScripts ? undefined : t("account.auth.businessHint")}
          error={error}
          required={isTicked}
        >
          {(control) => (
            <TextInput {...control} autoComplete="organization" maxLength={120} defaultValue={businessName} />
          )}
        </Field>
      </div>
    </div>
  );
}
