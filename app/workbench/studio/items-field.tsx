import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";
import { itemName } from "../../forms/content/item-name";
import type { ListField, SectionField } from "../../forms/content/schema-fields";
import { countOf } from "../../forms/content/section-data";
import { Fold } from "../../ui/fold";
import type { IconName } from "../../ui/icon";
import { InstantButton } from "../forms/instant-button";
import { useFieldLabel } from "./below-field";
import { useProblemsUnder, useSectionForm } from "./section-form-state";

type Props = {
  field: ListField;
  name: string;
  children: (fields: readonly SectionField[], path: string) => ReactNode;
};

/** List items, each folded under its title. Spanish has the same items as English. */
export function ItemsField({ field, name, children }: Props) {
  const { t } = useWords();
  const { typed, language } = useSectionForm();
  const label = useFieldLabel(field.name);
  const count = countOf(typed, name);
  const places = Array.from({ length: count }, (_, place) => place);
  const list = name.replace(/^data\./, "");
  if (count === 0 && language === "es") return null;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="label mb-2">{label}</legend>
      {places.map((place) => (
        <Item
          key={`${place} ${typed[`${name}.${place}.id`]?.[0]}`}
          field={field}
          name={`${name}.${place}`}
          list={list}
          index={place}
          count={count}
        >
          {children}
        </Item>
      ))}
      {language === "en" && (
        <p>
          <ChangeButton intent={`add:${list}`} icon="plus">
            {t("studio.editor.addItem", { list: label.toLowerCase() })}
          </ChangeButton>
        </p>
      )}
    </fieldset>
  );
}

type ItemProps = Props & { list: string; index: number; count: number };

function Item({ field, name, list, index, count, children }: ItemProps) {
  const { t } = useWords();
  const form = useSectionForm();
  const { typed, language } = form;
  const label = useFieldLabel(field.name);
  const hasProblem = useProblemsUnder(name);
  const title =
    itemName(form, field.fields, `data.${list}`, index) ||
    t("studio.editor.item", { list: label, number: index + 1 });
  const isNew = !typed[`${name}.id`]?.[0];
  return (
    <Fold
      className="studio-item"
      title={<span className="min-w-0 truncate">{title}</span>}
      open={hasProblem || isNew}
    >
      <input type="hidden" name={`${name}.id`} defaultValue={typed[`${name}.id`]?.[0] ?? ""} />
      {children(field.fields, name)}
      {language === "en" && (
        <div className="flex flex-wrap gap-2">
          {index > 0 && (
            <ChangeButton
              intent={`earlier:${list}:${index}`}
              icon="arrow-up"
              label={t("studio.editor.itemUp", { name: title })}
            />
          )}
          {index < count - 1 && (
            <ChangeButton
              intent={`later:${list}:${index}`}
              icon="arrow-down"
              label={t("studio.editor.itemDown", { name: title })}
            />
          )}
          <ChangeButton intent={`remove:${list}:${index}`} icon="trash">
            {t("studio.editor.removeItem", { name: title })}
          </ChangeButton>
        </div>
      )}
    </Fold>
  );
}

type ChangeProps = { intent: string; icon: IconName; label?: string; children?: string };

function ChangeButton({ intent, icon, label, children }: ChangeProps) {
  const { change } = useSectionForm();
  return (
    <InstantButton
      variant="secondary"
      intent={intent}
      icon={icon}
      aria-label={label}
      onPress={() => change(intent)}
    >
      {children}
    </InstantButton>
  );
}
