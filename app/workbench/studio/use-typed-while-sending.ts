import { type RefObject, useRef, useState } from "react";
import type { Typed } from "../../forms/site/parse";
import { unsavedFields } from "../../rules/site/form-drafts";
import { typedIn } from "../forms/local-draft";

/** Keeps what's typed while the form is being sent, whatever the answer contains. */
export function useTypedWhileSending(form: RefObject<HTMLFormElement | null>) {
  const lastSent = useRef<Typed | null>(null);
  const typedNow = () => (form.current ? typedIn(new FormData(form.current)).typed : null);
  return {
    noteSent: () => {
      lastSent.current = typedNow();
    },
    since: (): Typed => {
      const now = typedNow();
      if (!now || !lastSent.current) return {};
      return Object.fromEntries(unsavedFields(now, lastSent.current).map((name) => [name, now[name] ?? []]));
    },
  };
}

/** Form values that are reset by each new source and each `put`, except what was typed since sending. */
export function useTyped<Values extends object>(
  source: unknown,
  begin: Values,
  since: () => Partial<Values>,
) {
  const [state, setState] = useState({ source, typed: begin, round: 0 });
  const isSame = state.source === source;
  const current = isSame ? state : { source, typed: { ...begin, ...since() }, round: state.round + 1 };
  if (!isSame) setState(current);
  return {
    ...current,
    put: (typed: Values) => setState({ source, typed, round: current.round + 1 }),
    hear: (typed: Partial<Values>) => setState({ ...current, typed: { ...current.typed, ...typed } }),
  };
}
