import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import type { Typed } from "../../forms/site/parse";
import { type Draft, type DraftStanding, draftStanding, unsavedFields } from "../../rules/site/form-drafts";
import { dropDraft, readDraft, saveDraft, typedIn } from "./local-draft";

const pause = 400;

type Given = {
  /** The saved values. */
  saved: Typed;
  /** False if the form came back from the server with typed values. */
  isFresh: boolean;
};
type Found = { draft: Draft; standing: Exclude<DraftStanding, "none"> };

/**
 * Keeps a draft in the browser, one per user and path, and restores it later. If the saved text has changed since, the
 * draft is only offered.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, path: string, { saved, isFresh }: Given) {
  const viewer = useRouteLoaderData<{ viewer: { id: string } | null }>("root")?.viewer;
  // Stays the same if the session ends while somebody types.
  const [owner] = useState(viewer?.id ?? "");
  const [before] = useState(saved);
  const [found, setFound] = useState<Found | null>(null);
  const [isKept, setKept] = useState(false);
  const isHydrating = useRef(useIsHydrating());
  const rest = useRef(() => {});
  useEffect(() => {
    const draft = isFresh ? readDraft(owner, path) : null;
    const now = { typed: before, version: before.version?.[0] ?? "" };
    const standing = draftStanding(draft, now, Date.now());
    if (!draft || standing === "none") return;
    setFound({ draft, standing });
    const fold = form.current?.closest("details");
    if (fold) fold.open = true;
  }, [form, owner, path, isFresh, before]);

  useEffect(() => {
    const target = form.current;
    if (!target) return;
    // Somebody may have typed before the scripts came.
    const isFromPage = isFresh && isHydrating.current;
    isHydrating.current = false;
    const opened = isFresh ? openedWith(target, isFromPage) : null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isTouched = false;
    let isSent = false;
    let hasSaved = false;
    const save = () => {
      timer = undefined;
      const { typed } = typedIn(new FormData(target));
      const isChanged = opened === null || unsavedFields(typed, opened).length > 0;
      if (!isChanged && !hasSaved) return;
      hasSaved = saveDraft(owner, path, target, Date.now());
      setKept(hasSaved && isChanged);
    };
    const later = () => {
      clearTimeout(timer);
      if (!isSent) timer = setTimeout(save, pause);
    };
    const now = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      save();
    };
    const touch = ({ type, target: at }: Event) => {
      if (!isPartOf(target, at)) return;
      isTouched = true;
      if (type === "input") isSent = false;
      later();
    };
    // The draft stays until the form is accepted; after sending, clicks don't save it again.
    const send = () => {
      clearTimeout(timer);
      if (!isSent) save();
      isSent = true;
    };
    rest.current = () => {
      clearTimeout(timer);
      timer = undefined;
      isTouched = false;
      hasSaved = false;
    };
    // Rows and pictures can change without an input event.
    const observer = new MutationObserver(() => isTouched && later());
    document.addEventListener("input", touch, true);
    document.addEventListener("click", touch, true);
    target.addEventListener("submit", send);
    addEventListener("pagehide", now);
    observer.observe(target, { childList: true, subtree: true });
    // A draft from before is restored instead.
    if (isFromPage && !readDraft(owner, path)) save();
    return () => {
      now();
      observer.disconnect();
      document.removeEventListener("input", touch, true);
      document.removeEventListener("click", touch, true);
      target.removeEventListener("submit", send);
      removeEventListener("pagehide", now);
    };
  }, [form, path, owner, isFresh]);

  return {
    draft: found?.standing === "goes on" ? found.draft : null,
    overtaken: found?.standing === "was overtaken" ? found.draft : null,
    isKept,
    take: () => setFound((one) => one && { ...one, standing: "goes on" }),
    // The click on this button, and the reset fields, mustn't be saved as a new draft.
    forget: () => {
      rest.current();
      dropDraft(path);
      setFound(null);
      setKept(false);
    },
  };
}

/** True on the first render of a form that came with the page's HTML. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}

/** The fields before anybody typed. */
function openedWith(form: HTMLFormElement, isFromPage: boolean): Typed {
  const { typed } = typedIn(new FormData(form));
  if (!isFromPage) return typed;
  const untouched = form.cloneNode(true) as HTMLFormElement;
  untouched.reset();
  // Fields outside the form aren't in its copy.
  return { ...typed, ...typedIn(new FormData(untouched)).typed };
}

/** A field can be outside its form, linked by the `form` attribute. */
function isPartOf(form: HTMLFormElement, at: EventTarget | null): boolean {
  return at instanceof Node && (form.contains(at) || (at as Partial<HTMLInputElement>).form === form);
}
