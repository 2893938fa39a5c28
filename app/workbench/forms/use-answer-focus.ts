import { useEffect } from "react";

/** Moves the focus to what has to be corrected. */
export function useAnswerFocus(answer: object | null | undefined, at = "#error-summary, #form-notice"): void {
  useEffect(() => {
    if (answer) document.querySelector<HTMLElement>(at)?.focus();
  }, [answer, at]);
}
