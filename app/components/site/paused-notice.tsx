import { Notice } from "../../ui/notice";
import { useWords } from "./words";

type Props = { reason: string; contact: { email: string } | undefined };

/** Over every page of whoever's account is paused: that it is, why, and what is still theirs to do. */
export function PausedNotice({ reason, contact }: Props) {
  const { t } = useWords();
  return (
    <div className="wrap py-4">
      <Notice tone="warn" title={t("errors.paused.notice")}>
        <p>{t("errors.paused.reason", { reason })}</p>
        <p>{t("errors.paused.more", { contact: contact?.email })}</p>
      </Notice>
    </div>
  );
}
