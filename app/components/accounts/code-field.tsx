import type { ReactNode } from "react";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";

type Props = { id?: string; label: string; hint?: ReactNode; error?: ReactNode; digitsOnly?: boolean };

/** Phones fill in a code from a mail or an app by themselves. */
export function CodeField({ digitsOnly, ...text }: Props) {
  return (
    <Field name="code" required {...text}>
      {(control) => (
        <TextInput
          {...control}
          className="max-w-56 font-bold tabular-nums"
          autoComplete="one-time-code"
          inputMode={digitsOnly ? "numeric" : "text"}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      )}
    </Field>
  );
}
