import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";
import { longest } from "../../rules/places/menu-limits";
import { dietMarks } from "../../rules/places/place-marks";
import { CheckboxGroup } from "../../ui/checkbox";
import { Field } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { TextInput } from "../../ui/text-input";
import { useRowFields } from "./use-row-fields";

const ownParts = ["section", "description"] as const;
const otherParts = ["dish", "section", "description"] as const;

type Props = { index: number; from: number | null; children: ReactNode };

export function DishDetails({ index, from, children }: Props) {
  const { t } = useWords();
  const field = useRowFields({ index, from });
  const own = ownParts.map((part) => ({ ...field("menu", part), part }));
  const other = otherParts.map((part) => ({ ...field("translation.menu", part), part }));
  const marks = field("menu", "marks");
  const chosen = dietMarks.filter((mark) => marks.values.includes(mark));
  const said = [...own.flatMap(({ values }) => values), ...chosen.map((mark) => t(`menu.marks.${mark}`))];
  const line = ({ name, part, values, error }: (typeof other)[number]) => (
    <Field
      key={name}
      name={name}
      label={t(`menu.form.${part}`)}
      hint={
        name.endsWith(".section") && !name.startsWith("translation") ? t("menu.form.sectionHint") : undefined
      }
      error={error}
    >
      {(control) => <TextInput {...control} maxLength={longest[part]} defaultValue={values[0] ?? ""} />}
    </Field>
  );
  return (
    <details open={[...own, ...other, marks].some(({ error }) => error !== undefined)}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm text-muted">
        <Icon name="chevron-down" className="[details[open]>summary_&]:rotate-180" />
        <span className="clamp-2">{said.filter(Boolean).join(" · ") || t("menu.form.more")}</span>
        <span className="unseen">{t("menu.form.dishNumber", { number: index + 1 })}</span>
      </summary>
      <div className="grid gap-4 border-l border-line py-2 pl-4">
        {own.map(line)}
        <CheckboxGroup
          name={marks.name}
          label={t("menu.form.marks")}
          error={marks.error}
          choices={dietMarks.map((mark) => ({ value: mark, label: t(`menu.marks.${mark}`) }))}
          values={chosen}
          narrow
        />
        <p className="font-bold">{t("menu.form.otherTitle")}</p>
        {other.map(line)}
        {children}
      </div>
    </details>
  );
}
