import { useNavigation } from "react-router";
import { useWords } from "../../components/site/words";
import type { LetterMails } from "../../rules/mail/letter-progress";
import { Button } from "../../ui/button";
import type { DeskIssue } from "./issue-standing";

/** What can be done with a letter, depending on where it and its mails stand. */
export function IssueActs({ issue: { state }, mails }: { issue: DeskIssue; mails: LetterMails }) {
  const { t } = useWords();
  const isBusy = useNavigation().state !== "idle";
  return (
    <div className="grid gap-4">
      {state === "published" ? null : (
        <p className="hint max-w-prose">{t("newsletterIssue.desk.archived")}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button intent="save-draft" busy={isBusy}>
          {t(state === "published" ? "newsletterIssue.acts.correct" : "newsletterIssue.acts.save")}
        </Button>
        <Button intent="preview" variant="secondary" icon="eye">
          {t("newsletterIssue.acts.preview")}
        </Button>
        {state === "published" ? <MailActs mails={mails} /> : <ReadyActs state={state} mails={mails} />}
        {state === "draft" ? (
          <Button intent="delete" variant="quiet">
            {t("newsletterIssue.acts.delete")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function ReadyActs({ state, mails }: { state: "draft" | "scheduled"; mails: LetterMails }) {
  const { t } = useWords();
  return (
    <>
      <Button intent="schedule" variant="secondary">
        {t(state === "scheduled" ? "newsletterIssue.acts.reschedule" : "newsletterIssue.acts.schedule")}
      </Button>
      <Button intent="send" variant="secondary">
        {t(mails.missing ? "newsletterIssue.acts.publish" : "newsletterIssue.acts.publishAndMail")}
      </Button>
      {state === "scheduled" ? (
        <Button intent="stop" variant="quiet">
          {t("newsletterIssue.acts.stop")}
        </Button>
      ) : null}
    </>
  );
}

/** The mails of a published letter begin, stop and go on. */
function MailActs({ mails: { missing, progress } }: { mails: LetterMails }) {
  const { t } = useWords();
  if (progress?.state === "sending") {
    return (
      <Button intent="stop" variant="secondary">
        {t("newsletterIssue.acts.stopMails")}
      </Button>
    );
  }
  if (missing || progress?.state === "done") return null;
  return (
    <Button intent="send" variant="secondary">
      {t(progress ? "newsletterIssue.acts.goOn" : "newsletterIssue.acts.mail")}
    </Button>
  );
}
