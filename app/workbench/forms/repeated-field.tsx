import { type KeyboardEvent, useRef, useState } from "react";
import { useWords } from "../../components/site/words";
import { FieldError, fieldId } from "../../ui/field";
import { Fieldset } from "../../ui/fieldset";
import { TextInput } from "../../ui/text-input";
import { useFormState } from "./form-state";
import { InstantButton } from "./instant-button";

type Props = {
  name: string;
  label: string;
  hint?: string;
  addLabel: string;
  rowLabel: (number: number) => string;
  maxLength?: number;
  suggestions?: string[];
};

type Row = { id: number; text: string };

/** Several lines of one field. Without scripts the buttons submit the form; with scripts a line is added at once. */
export function RepeatedField({ name, label, hint, addLabel, rowLabel, maxLength, suggestions }: Props) {
  const { t } = useWords();
  const { rows: typed, problem } = useFormState();
  const start = typed(name).length > 0 ? typed(name) : [""];
  const [rows, setRows] = useState<Row[]>(start.map((text, id) => ({ id, text })));
  const count = useRef(start.length);
  const add = () => setRows((now) => [...now, { id: count.current++, text: "" }]);
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };
  return (
    <Fieldset name={name} label={label} hint={hint} optional={t("submission.optional")} error={problem(name)}>
      <ul className="grid gap-2">
        {rows.map(({ id, text }, index) => (
          <li key={id} className="grid gap-1">
            <div className="flex gap-2">
              <TextInput
                id={fieldId(`${name}.${index}`)}
                name={name}
                aria-label={rowLabel(index + 1)}
                aria-invalid={problem(`${name}.${index}`) ? true : undefined}
                aria-describedby={problem(`${name}.${index}`) && `${fieldId(`${name}.${index}`)}-error`}
                maxLength={maxLength}
                list={suggestions && `${fieldId(name)}-names`}
                defaultValue={text}
                autoFocus={id >= start.length}
                onKeyDown={addOnEnter}
              />
              <InstantButton
                variant="quiet"
                size="medium"
                intent={`remove:${name}:${index}`}
                icon="trash"
                aria-label={t("submission.fields.removeNamed", { name: rowLabel(index + 1) })}
                onPress={() => setRows((now) => now.filter((row) => row.id !== id))}
              >
                <span className="hidden sm:inline">{t("submission.fields.remove")}</span>
              </InstantButton>
            </div>
            <FieldError id={fieldId(`${name}.${index}`)} error={problem(`${name}.${index}`)} />
          </li>
        ))}
      </ul>
      {suggestions && (
        <datalist id={`${fieldId(name)}-names`}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      <p>
        <InstantButton variant="secondary" intent={`add:${name}`} icon="plus" onPress={add}>
          {addLabel}
        </InstantButton>
      </p>
    </Fieldset>
  );
}
