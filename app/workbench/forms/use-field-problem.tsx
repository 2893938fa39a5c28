import { useState } from "react";
import { useWords } from "../../components/site/words";
import type { HoursProblem } from "../../forms/site/form-answer";
import { useFormState } from "./form-state";

type Field = HTMLTextAreaElement;

/** In milliseconds: a click that leaves the field has to hit its button before the message moves the page. */
const pause = 200;

/** Validates when the field is left, and clears the message as soon as the text is valid. */
export function useFieldProblem(
  name: string,
  stored: string,
  problemIn: (text: string) => HoursProblem | undefined,
) {
  const { t } = useWords();
  const { problem } = useFormState();
  const [shownProblem, setShownProblem] = useState(problem(name));
  const [isLeft, setLeft] = useState(true);
  const judge = (field: Field) => {
    if (document.activeElement === field) return;
    setLeft(true);
    const found = problemIn(field.value);
    if (field.value !== stored) setShownProblem(found && t(found.key, found.data));
  };
  return {
    shownProblem: shownProblem && <span role="alert">{shownProblem}</span>,
    isLeft,
    listening: {
      onInput: ({ currentTarget }: { currentTarget: Field }) => {
        setLeft(false);
        if (!problemIn(currentTarget.value)) setShownProblem(undefined);
      },
      onBlur: ({ currentTarget }: { currentTarget: Field }) => {
        setTimeout(judge, pause, currentTarget);
      },
    },
  };
}
