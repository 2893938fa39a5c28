import { useWords } from "../../components/site/words";
import { hasPlaceholder } from "../../forms/content/field-placeholders";
import type { ChoiceType, ValueField } from "../../forms/content/schema-fields";
import { dialLink } from "../../rules/info/emergency-numbers";
import { serviceIconNames } from "../../rules/info/service-icon";
import { spotSwells, spotTides, unknown } from "../../rules/sea/surf-spot";
import { certainties } from "../../rules/town/certainty";
import { type Control, Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { TextArea, TextInput } from "../../ui/text-input";
import { BelowField, useFieldLabel } from "./below-field";
import { useSectionField, useSectionForm } from "./section-form-state";
import { TimetableInput } from "./timetable-input";

type Props = { field: ValueField; name: string };

export function ValueInput({ field, name }: Props) {
  const { t } = useWords();
  const { id, value, error, isBorrowed } = useSectionField(name);
  const label = useFieldLabel(field.name);
  const explained = explainedField(field);
  const how = explained && t(`studio.editor.${explained}`);
  const note = isBorrowed && !value ? t("studio.editor.borrowed") : how;
  const isPlaceholder = field.name === "number" && value !== "" && !dialLink(value);
  return (
    <Field id={id} name={name} label={label} hint={note} error={error}>
      {(control) => (
        <>
          <Input {...{ field, name, control }} />
          <BelowField name={name}>
            {isPlaceholder && <p className="hint">{t("studio.editor.notDialling")}</p>}
          </BelowField>
          {hasPlaceholder(field.type) && <StartFromBuiltIn name={name} label={label} />}
        </>
      )}
    </Field>
  );
}

/** Field types whose format needs an explanation. */
function explainedField({ name, type }: ValueField) {
  if (name === "amount") return name;
  return type === "lines" || type === "timetable" || type === "fare" ? type : undefined;
}

function Input({ field, name, control }: Props & { control: Control }) {
  const { language } = useSectionForm();
  const { value, hint } = useSectionField(name);
  // Styles detect an empty field by `:placeholder-shown`, so it needs a placeholder.
  const shared = { ...control, lang: field.isShared ? undefined : language, placeholder: hint || " " };
  switch (field.type) {
    case "flag":
    case "icon":
    case "tide":
    case "swell":
    case "certainty":
      return <Choice {...{ field, name, control }} />;
    case "text":
    case "lines":
      return <TextArea {...shared} rows={rowsFor(value || hint)} defaultValue={value} />;
    case "timetable":
      return <TimetableInput {...shared} value={value} />;
    case "day":
      return <TextInput {...control} type="date" defaultValue={value} />;
    case "phone":
      return <TextInput {...shared} type="tel" defaultValue={value} />;
    default:
      return <TextInput {...shared} defaultValue={value} />;
  }
}

/** Choosing nothing keeps the built-in value. */
function Choice({ field, name, control }: Props & { control: Control }) {
  const { t } = useWords();
  const { value, hint } = useSectionField(name);
  const choices = useChoices(field.type as ChoiceType);
  const usual =
    choices.find((one) => one.value === hint)?.label ?? (field.type === "flag" ? choices[0]?.label : "");
  const builtIn = [t("studio.editor.asBuiltIn"), usual && `(${usual})`].filter(Boolean).join(" ");
  return <Select {...control} defaultValue={value} placeholder={builtIn} options={choices} />;
}

function useChoices(type: ChoiceType): { value: string; label: string }[] {
  const { t } = useWords();
  switch (type) {
    case "flag":
      return [
        { value: "yes", label: t("studio.editor.yes") },
        { value: "no", label: t("studio.editor.no") },
      ];
    case "icon":
      return serviceIconNames.map((value) => ({ value, label: t(`studio.fields.icons.${value}`) }));
    case "tide":
      return [unknown, ...spotTides].map((value) => ({ value, label: t(`sea.spot.tides.${value}`) }));
    case "swell":
      return [unknown, ...spotSwells].map((value) => ({ value, label: t(`sea.spot.swells.${value}`) }));
    case "certainty":
      return certainties.map((value) => ({ value, label: t(`studio.fields.certainties.${value}`) }));
  }
}

const letters = 62;

/** Tall enough for the text, within limits. */
function rowsFor(text: string): number {
  const lines = text.split("\n").reduce((sum, line) => sum + Math.ceil((line.length + 1) / letters), 0);
  return Math.max(2, Math.min(14, lines + 1));
}

/** Needs scripts: copies the built-in text into the field, to edit it. */
function StartFromBuiltIn({ name, label }: { name: string; label: string }) {
  const { t } = useWords();
  const { id, hint, isBorrowed } = useSectionField(name);
  if (!hint || isBorrowed) return null;
  const words = t("studio.editor.fromBuiltIn");

  function start() {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.value = hint;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
    field.focus();
  }

  return (
    <button type="button" className="from-built-in" aria-label={`${words}: ${label}`} onClick={start}>
      {words}
    </button>
  );
}
