import { useWords } from "../../components/site/words";
import { seriesScopes } from "../../rules/events/series-plan";
import { RadioGroup } from "../../ui/radio-group";
import { useFormState } from "./form-state";

export function SeriesScopeField({ id = "scope", hint }: { id?: string; hint?: string }) {
  const { t } = useWords();
  const { text, problem } = useFormState();
  return (
    <RadioGroup
      name="scope"
      id={id}
      label={t("listings.events.scope")}
      hint={hint}
      error={problem("scope")}
      choices={seriesScopes.map((value) => ({ value, label: t(`listings.events.${value}`) }))}
      value={seriesScopes.find((scope) => scope === text("scope")) ?? "this"}
    />
  );
}
