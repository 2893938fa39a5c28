import { useWords } from "../../components/site/words";
import type { StudioNotice } from "../../forms/studio-answer";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";

/** Why the form stands here again, and that nothing of it is lost. */
export function StudioNoticePanel({ notice, isNew }: { notice: StudioNotice; isNew: boolean }) {
  const { t } = useWords();
  if (notice === "failed") {
    const words = isNew ? "toasts.contentNotCreated" : "toasts.contentNotUpdated";
    return (
      <Notice tone="error" role="alert" title={t(`${words}.title`)}>
        {t(`${words}.description`)}
      </Notice>
    );
  }
  return (
    <Notice tone="warn" role="alert" title={t(`studio.notices.${notice}.title`)}>
      {t(`studio.notices.${notice}.text`)}
    </Notice>
  );
}

/** Something typed before is still in this browser; nobody puts it back unasked. */
export function KeptText({ onTake, onDrop }: { onTake: () => void; onDrop: () => void }) {
  const { t } = useWords();
  return (
    <Notice role="status" title={t("studio.notices.kept.title")}>
      <div className="grid justify-items-start gap-3">
        <p>{t("studio.notices.kept.text")}</p>
        <div className="flex flex-wrap gap-2">
          <Button type="button" size="small" onClick={onTake}>
            {t("studio.notices.kept.take")}
          </Button>
          <Button type="button" variant="secondary" size="small" onClick={onDrop}>
            {t("studio.notices.kept.drop")}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
