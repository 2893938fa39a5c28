import { useWords } from "../../components/site/words";
import type { IssueAnswer } from "../../forms/mail/newsletter-issue";
import { Notice } from "../../ui/notice";
import { LineNotice } from "../studio/studio-notices";

/** Why a letter's form stands here again. */
export function IssueNotice({ notice }: { notice: NonNullable<IssueAnswer["notice"]> }) {
  const { t } = useWords();
  if (notice !== "mailed") return <LineNotice notice={notice} words="newsletterIssue" />;
  return (
    <Notice tone="warn" role="alert" title={t("newsletterIssue.notices.mailed.title")}>
      {t("newsletterIssue.notices.mailed.text")}
    </Notice>
  );
}
