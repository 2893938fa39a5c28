import { type RefObject, useRef } from "react";
import type { Typed } from "../../forms/site/parse";
import { unsavedFields } from "../../rules/site/drafts";
import { typedIn } from "../forms/draft";

/** Whoever goes on typing while a form is on its way keeps that, whatever the answer says of the rest. */
export function useTypedSince(form: RefObject<HTMLFormElement | null>) {
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
