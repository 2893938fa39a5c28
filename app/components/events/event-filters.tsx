import {
  type EventFilters as Filters,
  isFiltered,
  isHalfRange,
  isSwapped,
  rangeOf,
} from "../../rules/events/event-filters";
import { eventTypeFilters } from "../../rules/events/event-types";
import { Button, ButtonLink } from "../../ui/button";
import { Field } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { Notice } from "../../ui/notice";
import { Select } from "../../ui/select";
import { TextInput } from "../../ui/text-input";
import { useWords } from "../site/words";

type Props = {
  filters: Filters;
  action: string;
  /** Other query parameters to keep. */
  kept?: Record<string, string | null>;
  /** True if the page has its own type filter. */
  isDatesOnly?: boolean;
  clearHref: string;
};

export function EventFilters({ filters, action, kept = {}, isDatesOnly, clearHref }: Props) {
  const { t } = useWords();
  const options = eventTypeFilters.map((value) => ({ value, label: t(`events.types.${value}`) }));
  const range = rangeOf(filters);
  const hasDates = filters.from || filters.to;
  const isSet = isFiltered(filters) || hasDates;
  return (
    <form className="box" method="get" action={action} aria-labelledby="filter-title">
      {Object.entries(kept).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <details open={Boolean(isDatesOnly ? hasDates : isSet)}>
        <summary>
          {isDatesOnly ? <Icon name="sliders" /> : null}
          <h2 id="filter-title">{t("events.filters.title")}</h2>
        </summary>
        {isDatesOnly ? null : (
          <Field name="type" label={t("events.filters.type")}>
            {(control) => <Select {...control} options={options} defaultValue={filters.type} />}
          </Field>
        )}
        {isHalfRange(filters) ? <p className="hint">{t("events.filters.hint")}</p> : null}
        <Field name="from" label={t("events.filters.from")}>
          {(control) => (
            <TextInput {...control} type="date" defaultValue={range?.from ?? filters.from ?? ""} />
          )}
        </Field>
        <Field name="to" label={t("events.filters.to")}>
          {(control) => <TextInput {...control} type="date" defaultValue={range?.to ?? filters.to ?? ""} />}
        </Field>
        {isSwapped(filters) ? <Notice>{t("events.filters.swapped")}</Notice> : null}
        <div className="actions">
          <Button type="submit" variant="secondary">
            {t("events.filters.apply")}
          </Button>
          {isSet ? (
            <ButtonLink href={clearHref} variant="quiet">
              {t("events.filters.clear")}
            </ButtonLink>
          ) : null}
        </div>
      </details>
    </form>
  );
}
