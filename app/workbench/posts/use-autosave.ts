import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { dropText } from "./kept-text";
import { type Kept, useKeepText } from "./use-keep-text";
import type { AnswerOfPost, PostValues } from "./use-post-values";

/** Where the latest text is: unchanged, on this device, on the server; or why it's only here. */
export type Saving = "nothing" | "kept" | "saved" | "signedOut" | "stale" | "failed" | "nowhere";

type Answer = AnswerOfPost & { saved?: { version: number } };
type Form = RefObject<HTMLFormElement | null>;

const pause = 2_500;

/**
 * Autosaves a new post as a draft on the server; until that succeeds, it's kept on this device. Saves run one at a
 * time, and their answers never change the fields.
 */
export function useAutosave(form: Form, source: PostValues, writer: string, path: string): Saving {
  const fetcher = useFetcher<Answer>();
  const [saving, setSaving] = useState<Saving>("nothing");
  const waiting = useRef<Kept | null>(null);
  const lastSaved = useRef<Kept | null>(null);
  const held = useRef<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = () => {
    clearTimeout(timer.current);
    if (!form.current || lastSaved.current || !waiting.current || form.current.querySelector("progress"))
      return;
    const data = new FormData(form.current);
    for (const [name, value] of [...data]) if (value instanceof File) data.delete(name);
    data.set("intent", "autosave");
    lastSaved.current = waiting.current;
    waiting.current = null;
    fetcher.submit(data, { method: "post", action: path, encType: "multipart/form-data" });
  };

  const read = useKeepText(form, source, writer, (kept) => {
    waiting.current = kept;
    setSaving(kept.isKept ? "kept" : "nowhere");
    clearTimeout(timer.current);
    timer.current = setTimeout(send, pause);
  });

  useHeldSubmit(form, held, () => {
    clearTimeout(timer.current);
    return lastSaved.current !== null;
  });

  const { data, state } = fetcher;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is handled once.
  useEffect(() => {
    const asked = lastSaved.current;
    if (state !== "idle" || !asked) return;
    lastSaved.current = null;
    if (data?.saved) tellVersion(form.current, data.saved.version);
    const button = held.current;
    held.current = null;
    if (button) form.current?.requestSubmit(button);
    const version = data?.saved?.version;
    if (version !== undefined) {
      if (read().words === asked.words) {
        dropText(source.kept);
        setSaving("saved");
      }
      if (waiting.current) timer.current = setTimeout(send, pause);
      return;
    }
    const notice = data?.notice;
    // There's too little text for a draft.
    if (data && !notice && Object.keys(data.problems).length === 0) {
      setSaving("nothing");
      return;
    }
    waiting.current ??= asked;
    if (notice === "signedOut" || notice === "stale") setSaving(notice);
    else setSaving("failed");
  }, [state, data]);

  // Retries when the window is focused again, such as after signing in in another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these don't change while the form is mounted.
  useEffect(() => {
    const again = () => saving !== "nothing" && saving !== "saved" && saving !== "stale" && send();
    window.addEventListener("focus", again);
    window.addEventListener("online", again);
    return () => {
      window.removeEventListener("focus", again);
      window.removeEventListener("online", again);
    };
  }, [saving]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return saving;
}

/** A submit waits for a running autosave, to send its version. */
function useHeldSubmit(form: Form, held: RefObject<HTMLElement | null>, isSaving: () => boolean): void {
  const isHeld = useEffectEvent(isSaving);
  useEffect(() => {
    const target = form.current;
    const hold = (event: SubmitEvent) => {
      if (!isHeld()) return;
      event.preventDefault();
      event.stopPropagation();
      held.current = event.submitter;
    };
    target?.addEventListener("submit", hold, { capture: true });
    return () => target?.removeEventListener("submit", hold, { capture: true });
  }, [form, held]);
}

function tellVersion(form: HTMLFormElement | null, version: number): void {
  const field = form?.elements.namedItem("version");
  if (field instanceof HTMLInputElement) field.value = String(version);
}
