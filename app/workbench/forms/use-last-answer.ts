import { useState } from "react";

/**
 * Keeps the action's answer while the form is shown. The router drops it when a link to a field of the same page is
 * followed, which would reset the fields to the saved values.
 */
export function useLastAnswer<Answer>(answer: Answer | undefined, path: string): Answer | undefined {
  const [last, setLast] = useState({ answer, path });
  const isOther = path !== last.path;
  if (isOther || (answer !== undefined && answer !== last.answer)) setLast({ answer, path });
  return answer ?? (isOther ? undefined : last.answer);
}
