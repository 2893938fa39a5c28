import { type RefObject, useCallback, useEffect, useEffectEvent } from "react";
import { typedIn } from "../forms/local-draft";
import { keepText } from "./kept-text";
import type { PostValues } from "./use-post-values";

/** Fields that aren't part of the text. */
const unsaid = new Set(["version", "kept", "image", "content_files"]);
const pause = 700;

export type Kept = { words: string; isKept: boolean };

/** Keeps changed text on this device and reports each change. What the page was loaded with isn't kept. */
export function useKeepText(
  form: RefObject<HTMLFormElement | null>,
  { token, kept, isUnsaved, key }: PostValues,
  writer: string,
  onChange: (kept: Kept) => void,
) {
  const tell = useEffectEvent(onChange);
  const read = useCallback(() => wordsIn(form.current), [form]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the fields again after they're reset.
  useEffect(() => {
    const target = form.current;
    if (!target || !kept) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before = isUnsaved ? "" : wordsIn(target).words;
    let isSent = false;
    const store = (): Kept | null => {
      clearTimeout(timer);
      const { typed, words } = wordsIn(target);
      if (words === before) return null;
      before = words;
      return { words, isKept: keepText({ name: kept, typed, token, writer, savedAt: Date.now() }) };
    };
    const keep = () => {
      const stored = isSent ? null : store();
      if (stored) tell(stored);
    };
    const send = () => {
      store();
      isSent = true;
    };
    const change = () => {
      isSent = false;
      later();
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, pause);
    };
    // Pictures and chips can change without an input event.
    const observer = new MutationObserver(later);
    observer.observe(target, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["value"],
    });
    target.addEventListener("input", change);
    // Stored once when sent; not again afterwards.
    target.addEventListener("submit", send);
    window.addEventListener("pagehide", keep);
    if (isUnsaved) later();
    return () => {
      // Catches the last words when a dialog is closed.
      if (!target.isConnected && !isSent) store();
      clearTimeout(timer);
      observer.disconnect();
      target.removeEventListener("input", change);
      target.removeEventListener("submit", send);
      window.removeEventListener("pagehide", keep);
    };
  }, [form, token, kept, writer, key]);

  return read;
}

function wordsIn(form: HTMLFormElement | null) {
  const { typed } = typedIn(new FormData(form ?? undefined));
  const announced = Object.entries(typed).filter(
    ([name, values]) => !unsaid.has(name) && values.some(Boolean),
  );
  return { typed, words: JSON.stringify(announced) };
}
