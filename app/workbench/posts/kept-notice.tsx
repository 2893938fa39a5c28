import { useEffect, useState } from "react";
import { useLanguage } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import { relativeTime } from "../../rules/time/relative-time";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { dropText, type KeptText, keptTexts } from "./kept-text";

type Props = {
  writer: string;
  /** Whether a text could go into this form. */
  fits: (text: KeptText) => boolean;
  onTake: (text: KeptText) => void;
};

/** A text that never reached the server is offered, never put over what stands there. */
export function KeptNotice({ writer, fits, onTake }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const [found, setFound] = useState<{ text: KeptText; now: Date } | null>(null);
  // What the page begins with is looked at once: what is kept from then on is on the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const now = new Date();
    const text = keptTexts(writer, now.getTime()).find(fits);
    if (text) setFound({ text, now });
  }, []);
  if (!found) return null;
  const { text, now } = found;
  const title = text.typed.title?.[0] || t("postForm.drafts.untitled");
  return (
    <Notice role="status" title={t("postForm.kept.title")}>
      <div className="grid justify-items-start gap-3">
        <p>{t("postForm.kept.text", { title, when: relativeTime(new Date(text.savedAt), now, language) })}</p>
        <div className="actions">
          <Button
            type="button"
            size="small"
            onClick={() => {
              onTake(text);
              setFound(null);
            }}
          >
            {t("postForm.kept.take")}
          </Button>
          <Button
            type="button"
            size="small"
            variant="quiet"
            onClick={() => {
              dropText(text.name);
              setFound(null);
            }}
          >
            {t("postForm.kept.drop")}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
