import { useEffect, useMemo } from "react";
import { useWords } from "../../components/site/words";
import { submissionPath } from "../../rules/review/submission-path";
import { Icon } from "../../ui/icon";
import { correctionId, type KeyActions, pressKey, ReviewKeys } from "./review-keys";

export type Neighbour = { kind: string; id: string };
type Props = { previous: Neighbour | null; following: Neighbour | null };

/** Links to the queue and its neighboring submissions. */
export function ReviewNavigation({ previous, following }: Props) {
  const { t, localPath } = useWords();
  const actions = useKeyActions();
  // Set by the queue's shortcut. Removed from the address, or it would carry over to the next submission.
  useEffect(() => {
    if (location.hash !== `#${correctionId}`) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    actions.e?.();
  }, [actions]);
  return (
    <nav className="flex flex-wrap items-center gap-x-3 sm:gap-x-6" aria-label={t("review.queue")}>
      <a className="inline-flex min-h-11 items-center gap-2" href={localPath("/admin/submissions")}>
        <Icon name="chevron-left" />
        {t("review.back")}
      </a>
      {previous && (
        <a href={localPath(submissionPath(previous.kind, previous.id))} className="py-2.5" data-key="k">
          {t("review.previous")}
        </a>
      )}
      {following && (
        <a href={localPath(submissionPath(following.kind, following.id))} className="py-2.5" data-key="j">
          {t("review.following")}
        </a>
      )}
      <a className="py-2.5 lg:hidden" href="#review-decision">
        {t("review.decision")}
      </a>
      <ReviewKeys actions={actions} />
    </nav>
  );
}

/** Each key presses its element. */
function useKeyActions(): KeyActions {
  return useMemo(() => {
    const element = (key: string) => document.querySelector<HTMLElement>(`[data-key="${key}"]`);
    const open = (key: string) => () => {
      const part = element(key)?.closest("details, aside");
      if (part instanceof HTMLDetailsElement) part.open = true;
      part?.scrollIntoView({ block: "start" });
      part?.querySelector<HTMLElement>("textarea, input:not([type=hidden], [type=checkbox])")?.focus();
    };
    const pressed = ["j", "k", "a", "u"].map((key) => [key, pressKey(key)] as const);
    return { ...Object.fromEntries(pressed), r: open("r"), e: open("e") };
  }, []);
}
