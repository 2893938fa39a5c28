import { type RefObject, useEffect, useRef, useState } from "react";
import { type Draft, dropDraft, readDraft, saveDraft } from "./draft";

const pause = 400;

/**
 * Keeps a form in the browser while it is being filled in, and finds it again when the page is opened anew. `isFresh` is
 * false for a form that has just come back from the server with what was typed.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, path: string, isFresh: boolean) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const rest = useRef(() => {});
  useEffect(() => {
    if (isFresh) setDraft(readDraft(path, Date.now()));
  }, [path, isFresh]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isTouched = false;
    let isSent = false;
    const save = () => form.current && saveDraft(path, new FormData(form.current), Date.now());
    const later = () => {
      clearTimeout(timer);
      if (!isSent) timer = setTimeout(save, pause);
    };
    const touch = ({ type }: Event) => {
      isTouched = true;
      if (type === "input") isSent = false;
      later();
    };
    // What is on its way is kept until it has arrived; nothing saves it again after that, least of all a second click.
    const send = () => {
      clearTimeout(timer);
      if (!isSent) save();
      isSent = true;
    };
    rest.current = () => {
      clearTimeout(timer);
      isTouched = false;
    };
    // Pictures and rows come and go without anybody typing.
    const observer = new MutationObserver(() => isTouched && later());
    const target = form.current;
    target?.addEventListener("input", touch);
    target?.addEventListener("click", touch);
    target?.addEventListener("submit", send);
    if (target) observer.observe(target, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      target?.removeEventListener("input", touch);
      target?.removeEventListener("click", touch);
      target?.removeEventListener("submit", send);
    };
  }, [form, path]);

  // The press that forgets, and the fields that come back empty, are nothing to keep.
  const forget = () => {
    rest.current();
    dropDraft(path);
    setDraft(null);
  };
  return { draft, forget };
}
