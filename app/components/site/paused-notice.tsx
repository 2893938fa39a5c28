import { Notice } from "../../ui/notice";
import { useWords } from "./words";

type Props = { reason: string; contact: { email: string } | undefined };

/** On every page of a paused account: that it is paused, why, and what still works. */
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
