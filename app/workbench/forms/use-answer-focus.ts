import { useEffect } from "react";

/** Whoever sent a form that came back is led to what has to change. */
export function useAnswerFocus(answer: object | null | undefined, at = "#error-summary, #form-notice"): void {
  useEffect(() => {
    if (answer) document.querySelector<HTMLElement>(at)?.focus();
  }, [answer, at]);
}
