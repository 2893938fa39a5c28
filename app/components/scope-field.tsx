import { useTranslation } from "react-i18next";
import { seriesScopes } from "../rules/series-change";
import { RadioGroup } from "../ui/radio-group";

/** Which dates of a series are meant. */
export function ScopeField({ id = "scope" }: { id?: string }) {
  const { t } = useTranslation();
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
