import { useWords } from "../../components/site/words";
import type { AuditFilter } from "../../rules/review/audit-filter";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { TextInput } from "../../ui/text-input";

type Acts = { [name: string]: string | Acts };

/** By person, act and day. Filtering by thing is only possible through links. */
export function LogFilter({ filter, person }: { filter: AuditFilter; person: string | null }) {
  const { t, localPath } = useWords();
  const acts = namedActs(t("log.acts", { returnObjects: true }) as Acts);
  const known = acts.some(({ value }) => value === filter.act);
  const options = filter.act && !known ? [...acts, { value: filter.act, label: filter.act }] : acts;
  return (
    <search>
      <form
        className="grid items-end gap-3 min-[23rem]:grid-cols-2 lg:grid-cols-[minmax(14rem,1fr)_minmax(14rem,1fr)_11rem_11rem_auto]"
        action={localPath("/admin/log")}
        aria-label={t("log.filters")}
      >
        {filter.thing ? <input type="hidden" name="thing" value={filter.thing} /> : null}
        <div className="min-[23rem]:max-lg:col-span-2">
          <Field name="person" label={t("log.person")}>
            {(control) => (
              <TextInput
                {...control}
                type="search"
                defaultValue={person ?? filter.person}
                placeholder={t("log.personHint")}
                maxLength={200}
              />
            )}
          </Field>
        </div>
        <div className="min-[23rem]:max-lg:col-span-2">
          <Field name="act" label={t("log.act")}>
            {(control) => (
              <Select
                {...control}
                defaultValue={filter.act}
                placeholder={t("log.allActs")}
                options={options}
              />
            )}
          </Field>
        </div>
        {(["from", "to"] as const).map((name) => (
          <Field key={name} name={name} label={t(`log.${name}`)}>
            {(control) => <TextInput {...control} type="date" defaultValue={filter[name]} />}
          </Field>
        ))}
        <Button type="submit" variant="secondary" className="min-[23rem]:max-lg:col-span-2">
          {t("log.show")}
        </Button>
      </form>
    </search>
  );
}

/** "listing.approve" and its name, from the nested catalog. */
function namedActs(acts: Acts, start = ""): { value: string; label: string }[] {
  return Object.entries(acts).flatMap(([name, words]) =>
    typeof words === "string"
      ? [{ value: start + name, label: words }]
      : namedActs(words, `${start}${name}.`),
  );
}
