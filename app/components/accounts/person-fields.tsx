import type { Problems } from "../../forms/site/parse";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { useWords } from "../site/words";

type FieldProps = { typed: Record<string, string>; problems: Problems };

export function NameField({ typed, problems }: FieldProps) {
  const { t } = useWords();
  return (
    <Field name="name" label={t("account.fields.name")} error={problems.name && t(problems.name)} required>
      {(control) => <TextInput {...control} autoComplete="name" maxLength={100} defaultValue={typed.name} />}
    </Field>
  );
}

export function WhatsappField({ typed, problems }: FieldProps) {
  const { t } = useWords();
  return (
    <Field
      name="whatsapp_number"
      label={t("account.fields.whatsapp")}
      optional={t("account.auth.optional")}
      hint={t("account.auth.whatsappHint")}
      error={problems.whatsapp_number && t(problems.whatsapp_number)}
    >
      {(control) => (
        <TextInput {...control} type="tel" autoComplete="tel" defaultValue={typed.whatsapp_number} />
      )}
    </Field>
  );
}
