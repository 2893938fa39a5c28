import { type RefObject, useEffect, useRef, useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { Typed } from "../../forms/site/parse";
import { type Draft, type DraftStanding, draftStanding, unsavedFields } from "../../rules/site/drafts";
import { dropDraft, readDraft, saveDraft, typedIn } from "./local-draft";

const pause = 400;

type Given = {
  /** What the form is opened with. */
  saved: Typed;
  /** False for a form that has just come back from the server with what was typed. */
  isFresh: boolean;
};
type Found = { draft: Draft; standing: Exclude<DraftStanding, "none"> };

/**
 * Keeps a form in the browser while it is being filled in, each person's own, and finds it again however it was left.
 * What was made from words that have changed since is only offered.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, path: string, { saved, isFresh }: Given) {
  const viewer = useRouteLoaderData<{ viewer: { id: string } | null }>("root")?.viewer;
  // A session that ends while somebody types changes nothing about whose words these are.
  const [owner] = useState(viewer?.id ?? "");
  const [before] = useState(saved);
  const [found, setFound] = useState<Found | null>(null);
  const [isKept, setKept] = useState(false);
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
    const opened = isFresh ? typedIn(new FormData(target)).typed : null;
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
    // What is on its way is kept until it has arrived; nothing saves it again after that, least of all a second click.
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
    // Pictures and rows come and go without anybody typing.
    const observer = new MutationObserver(() => isTouched && later());
    document.addEventListener("input", touch, true);
    document.addEventListener("click", touch, true);
    target.addEventListener("submit", send);
    addEventListener("pagehide", now);
    observer.observe(target, { childList: true, subtree: true });
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
    /** Whether what stands in the form is stored in this browser. */
    isKept,
    take: () => setFound((one) => one && { ...one, standing: "goes on" }),
    // The press that forgets, and the fields that come back empty, are nothing to keep.
    forget: () => {
      rest.current();
      dropDraft(path);
      setFound(null);
      setKept(false);
    },
  };
}

/** A field can belong to a form that it does not stand in. */
function isPartOf(form: HTMLFormElement, at: EventTarget | null): boolean {
  return at instanceof Node && (form.contains(at) || (at as Partial<HTMLInputElement>).form === form);
}
