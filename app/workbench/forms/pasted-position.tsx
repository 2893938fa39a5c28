import { useState } from "react";
import { useWords } from "../../components/site/words";
import type { Coordinates } from "../../rules/places/coordinates";
import { type PositionProblem, readPosition } from "../../rules/places/typed-position";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";

/** Accepts a link or coordinates from any map. It has no name: only the two number fields are sent. */
export function PastedPosition({ onFound }: { onFound: (position: Coordinates) => void }) {
  const { t } = useWords();
  const [problem, setProblem] = useState<PositionProblem | null>(null);

  function read(input: HTMLInputElement) {
    const position = input.value.trim() ? readPosition(input.value) : null;
    setProblem(position && !position.ok ? position.problem : null);
    if (!position?.ok) return;
    onFound(position);
    input.value = "";
  }

  return (
    <Field
      name="pasted-position"
      label={t("submission.position.paste")}
      hint={t("submission.position.pasteHint")}
      optional={t("submission.optional")}
      error={problem && t(`submission.positionProblems.${problem}`)}
    >
      {({ name: _, ...control }) => (
        <TextInput
          {...control}
          autoComplete="off"
          spellCheck={false}
          onBlur={({ target }) => read(target)}
          onPaste={({ currentTarget }) => setTimeout(() => read(currentTarget))}
          onKeyDown={(event) => {
            if (event.key === "Enter") read(event.currentTarget);
          }}
        />
      )}
    </Field>
  );
}
