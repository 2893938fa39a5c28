import { useState } from "react";

/**
 * What came back stays while the form stands. The router forgets it as soon as somebody follows a link to a field of
 * the same page, and the fields would be filled anew with what is saved.
 */
export function useLastAnswer<Answer>(answer: Answer | undefined, path: string): Answer | undefined {
  const [last, setLast] = useState({ answer, path });
  const isOther = path !== last.path;
  if (isOther || (answer !== undefined && answer !== last.answer)) setLast({ answer, path });
  return answer ?? (isOther ? undefined : last.answer);
}
