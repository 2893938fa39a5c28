import { seriesScopes } from "../rules/series-change";
import { RadioGroup } from "../ui/radio-group";
import { useWords } from "./words";

/** Which dates of a series are meant. */
export function ScopeField({ id = "scope" }: { id?: string }) {
  const { t } = useWords();
  return (
    <RadioGroup
      name="scope"
      id={id}
      label={t("listings.events.scope")}
      hint={t("listings.events.scopeHint")}
      choices={seriesScopes.map((value) => ({ value, label: t(`listings.events.${value}`) }))}
      value="this"
    />
  );
}
