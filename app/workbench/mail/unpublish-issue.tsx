import { useNavigation } from "react-router";
import { useWords } from "../../components/site/words";
import { isUnread, type LetterMails } from "../../rules/mail/letter-progress";
import { Button } from "../../ui/button";

export function UnpublishIssue({ mails }: { mails: LetterMails }) {
  const { t } = useWords();
  const isBusy = useNavigation().state !== "idle";
  if (!isUnread(mails)) {
    return (
      <p className="hint max-w-prose">
        {t("newsletterIssue.desk.pageStays", { count: mails.progress?.taken ?? 0 })}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button intent="take-back" variant="secondary" size="small" icon="undo" busy={isBusy}>
        {t("newsletterIssue.acts.takeBack")}
      </Button>
      <p className="hint max-w-prose min-w-0 flex-1 basis-72">{t("newsletterIssue.desk.takeBackHint")}</p>
    </div>
  );
}
