import { useEffect, useState } from "react";
import { useWords } from "../../components/site/words";
import { relativeTime } from "../../rules/time/date-words";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { dropText, type KeptText, keptTexts } from "./kept-text";

type Sought = {
  writer: string;
  fits: (text: KeptText) => boolean;
};
type Found = { text: KeptText; now: Date };

/** A text that never reached the server, until it's taken or discarded. */
export function useKeptText({ writer, fits }: Sought) {
  const [found, setFound] = useState<Found | null>(null);
  // Only looks on load: later texts come from this page itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const now = new Date();
    const text = keptTexts(writer, now.getTime()).find(fits);
    if (text) setFound({ text, now });
  }, []);
  return { found, forget: () => setFound(null) };
}

type Props = Sought & { onTake: (text: KeptText) => void };

/** Offers the text; it never replaces the form's text by itself. */
export function KeptNotice({ onTake, ...sought }: Props) {
  const { t } = useWords();
  const { found, forget } = useKeptText(sought);
  if (!found) return null;
  return (
    <Notice role="status" title={t("postForm.kept.title")}>
      <KeptLine found={found} onTake={onTake} onChoice={forget} />
    </Notice>
  );
}

type LineProps = { found: Found; onTake: (text: KeptText) => void; onChoice: () => void };

export function KeptLine({ found: { text, now }, onTake, onChoice }: LineProps) {
  const { t, language } = useWords();
  const title = text.typed.title?.[0] || t("postForm.drafts.untitled");
  const chosen = (act: () => void) => () => {
    act();
    onChoice();
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t("postForm.kept.text", { title, when: relativeTime(new Date(text.savedAt), now, language) })}</p>
      <div className="actions">
        <Button type="button" size="small" onClick={chosen(() => onTake(text))}>
          {t("postForm.kept.take")}
        </Button>
        <Button type="button" size="small" variant="quiet" onClick={chosen(() => dropText(text.name))}>
          {t("postForm.kept.drop")}
        </Button>
      </div>
    </div>
  );
}
