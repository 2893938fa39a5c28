import { useWords } from "../../components/site/words";
import { parseKitchenTime } from "../../rules/places/kitchen";
import { clockText } from "../../rules/time/dates";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { useEntry } from "./entry-fields";
import { useFormState } from "./form-state";

/** When the kitchen takes the last order; what is stored is shown as people say it. */
export function KitchenField() {
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
