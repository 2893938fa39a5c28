import { useState } from "react";
import { useWords } from "../../components/site/words";
import type { HoursProblem } from "../../forms/site/answer";
import { useFormState } from "./form-state";

type Field = HTMLTextAreaElement;

/** A press that leaves the field reaches its button before the words for it move the page. */
const pause = 200;

/** What is wrong with a text: told once its field is left, and taken back as soon as nothing is wrong with it. */
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
    /** False as long as somebody types. */
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
