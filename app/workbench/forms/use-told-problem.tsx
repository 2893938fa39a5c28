import { useState } from "react";
import { useWords } from "../../components/site/words";
import type { HoursProblem } from "../../forms/answer";
import { useFormState } from "./form-state";

type Field = HTMLTextAreaElement;

/** A press that leaves the field reaches its button before the words for it move the page. */
const pause = 200;

/** What is wrong with a text: told once its field is left, and taken back as soon as nothing is wrong with it. */
export function useToldProblem(
  name: string,
  stored: string,
  problemIn: (text: string) => HoursProblem | undefined,
) {
  const { t } = useWords();
  const { problem } = useFormState();
  const [told, setTold] = useState(problem(name));
  const [isLeft, setLeft] = useState(true);
  const judge = (field: Field) => {
    if (document.activeElement === field) return;
    setLeft(true);
    const found = problemIn(field.value);
    if (field.value !== stored) setTold(found && t(found.key, found.data));
  };
  return {
    told: told && <span role="alert">{told}</span>,
    /** False as long as somebody types. */
    isLeft,
    listening: {
      onInput: ({ currentTarget }: { currentTarget: Field }) => {
        setLeft(false);
        if (!problemIn(currentTarget.value)) setTold(undefined);
      },
      onBlur: ({ currentTarget }: { currentTarget: Field }) => {
        setTimeout(judge, pause, currentTarget);
      },
    },
  };
}
