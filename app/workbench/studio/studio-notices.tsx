import { useWords } from "../../components/site/words";
import type { StudioNotice } from "../../forms/content/studio-answer";
import { Notice } from "../../ui/notice";
import { KeptOrNew } from "../forms/form-notice";

/** Explains why the form is shown again, and that nothing was lost. */
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

type LineProps = {
  notice: StudioNotice;
  words: "newsletterIssue" | "studioNotice" | "studioSearch" | "studioWords";
};

/** For short forms, above what somebody else has saved. */
export function LineNotice({ notice, words }: LineProps) {
  const { t } = useWords();
  const isOfPlace = notice === "stale" || notice === "failed";
  const key = isOfPlace ? (`${words}.notices.${notice}` as const) : (`studio.notices.${notice}` as const);
  return (
    <Notice tone="warn" role="alert" title={t(`${key}.title`)}>
      {t(`${key}.text`)}
    </Notice>
  );
}

/** Offers a draft; it's never restored by itself. */
export function KeptText({ onTake, onDrop }: { onTake: () => void; onDrop: () => void }) {
  const { t } = useWords();
  return (
    <KeptOrNew
      title={t("studio.notices.kept.title")}
      text={t("studio.notices.kept.text")}
      take={{ label: t("studio.notices.kept.take"), onChoice: onTake }}
      drop={{ label: t("studio.notices.kept.drop"), onChoice: onDrop }}
    />
  );
}
