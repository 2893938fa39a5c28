import type { ComponentProps } from "react";
import { useWords } from "../../components/site/words";
import { Field } from "../../ui/field";
import { type Option, Select } from "../../ui/select";
import { TextArea, TextInput } from "../../ui/text-input";
import { useFormState } from "./form-state";

type Entry = {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Required by another answer, so it isn't labelled as optional. */
  isAskedFor?: boolean;
};

/** A one-line field; optional ones say so. */
export function LineField({
  name,
  label,
  hint,
  required,
  isAskedFor,
  usual = "",
  ...input
}: Entry & { usual?: string } & Omit<ComponentProps<"input">, "name">) {
  const field = useEntry({ name, label, hint, required, isAskedFor });
  const { text } = useFormState();
  return (
    <Field {...field}>
      {(control) => <TextInput {...input} {...control} defaultValue={text(name) || usual} />}
    </Field>
  );
}

export function TextField({
  name,
  label,
  hint,
  required,
  ...area
}: Entry & Omit<ComponentProps<"textarea">, "name">) {
  const field = useEntry({ name, label, hint, required });
  const { text } = useFormState();
  return (
    <Field {...field}>{(control) => <TextArea {...area} {...control} defaultValue={text(name)} />}</Field>
  );
}

type ChoiceProps = Entry & { options: Option[]; usual?: string; onChoose?: (value: string) => void };

export function ChoiceField({ name, label, hint, required, options, usual, onChoose }: ChoiceProps) {
  const { t } = useWords();
  const field = useEntry({ name, label, hint, required });
  const { text } = useFormState();
  const isAsked = !usual && options.every(({ value }) => value !== "");
  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...control}
          options={options}
          placeholder={isAsked ? t("submission.choose") : undefined}
          defaultValue={text(name) || usual}
          onChange={(event) => onChoose?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

export function useEntry({ name, label, hint, required, isAskedFor }: Entry) {
  const { t } = useWords();
  const { problem, note } = useFormState();
  const optional = required || isAskedFor ? undefined : t("submission.optional");
  return { name, label, hint, required, optional, error: problem(name), note: note(name) };
}
