import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { useWords } from "../../components/site/words";
import type { LetterMails } from "../../rules/mail/letter-progress";
import { Button, buttonClass } from "../../ui/button";
import { FormBar } from "../forms/form-bar";
import type { DeskIssue } from "./issue-standing";
import { UnpublishIssue } from "./unpublish-issue";

/** The id of a letter's buttons. */
export const issueActs = "issue-acts";

/** The actions that fit the state of the letter and its mails. */
export function IssueActions({ issue: { state }, mails }: { issue: DeskIssue; mails: LetterMails }) {
  const { t } = useWords();
  return (
    <div className="grid gap-4" id={issueActs} tabIndex={-1}>
      {state === "published" ? null : (
        <p className="hint max-w-prose">{t("newsletterIssue.desk.archived")}</p>
      )}
      <div className="flex flex-wrap items-start gap-3">
        {state === "published" ? <MailActs mails={mails} /> : <ReadyActs state={state} mails={mails} />}
        {state === "draft" ? (
          <TwoPresses
            variant="quiet"
            label={t("newsletterIssue.acts.delete")}
            text={t("newsletterIssue.sure.delete")}
          >
            <Button intent="delete" variant="destructive">
              {t("newsletterIssue.sure.deleteButton")}
            </Button>
          </TwoPresses>
        ) : null}
      </div>
      {state === "published" ? <UnpublishIssue mails={mails} /> : null}
    </div>
  );
}

export function IssueBar({ issue: { state }, isKept }: { issue: DeskIssue; isKept: boolean }) {
  const { t } = useWords();
  const isBusy = useNavigation().state !== "idle";
  return (
    <FormBar isKept={isKept} kept={t("newsletterIssue.desk.kept")}>
      <Button intent="preview" variant="secondary">
        {t("newsletterIssue.acts.preview")}
      </Button>
      <Button intent="save-draft" busy={isBusy}>
        {t(state === "published" ? "newsletterIssue.acts.correct" : "newsletterIssue.acts.save")}
      </Button>
    </FormBar>
  );
}

function ReadyActs({ state, mails }: { state: "draft" | "scheduled"; mails: LetterMails }) {
  const { t } = useWords();
  return (
    <>
      <Button intent="schedule" variant="secondary">
        {t(state === "scheduled" ? "newsletterIssue.acts.reschedule" : "newsletterIssue.acts.schedule")}
      </Button>
      {!mails.isMailed || mails.readers === 0 ? (
        <Button intent="send" variant="secondary">
          {t("newsletterIssue.acts.publish")}
        </Button>
      ) : (
        <SendNow label={t("newsletterIssue.acts.publishAndMail")} readers={mails.readers} />
      )}
      {state === "scheduled" ? (
        <Button intent="stop" variant="quiet">
          {t(mails.isMailed ? "newsletterIssue.acts.stop" : "newsletterIssue.acts.stopUnmailed")}
        </Button>
      ) : null}
    </>
  );
}

function MailActs({ mails: { isMailed, progress, readers } }: { mails: LetterMails }) {
  const { t } = useWords();
  if (progress?.state === "sending") {
    return (
      <Button intent="stop" variant="secondary">
        {t("newsletterIssue.acts.stopMails")}
      </Button>
    );
  }
  if (!isMailed || progress?.state === "done") return null;
  if (!progress) return readers > 0 && <SendNow label={t("newsletterIssue.acts.mail")} readers={readers} />;
  return (
    <Button intent="send" variant="secondary">
      {t("newsletterIssue.acts.goOn")}
    </Button>
  );
}

function SendNow({ label, readers }: { label: string; readers: number }) {
  const { t } = useWords();
  return (
    <TwoPresses variant="secondary" label={label} text={t("newsletterIssue.sure.send", { count: readers })}>
      <Button intent="send">{t("newsletterIssue.sure.sendButton")}</Button>
    </TwoPresses>
  );
}

type TwoPressesProps = {
  label: string;
  variant: "secondary" | "quiet";
  /** A warning that this can't be undone. */
  text: string;
  children: ReactNode;
};

function TwoPresses({ label, variant, text, children }: TwoPressesProps) {
  return (
    <details>
      <summary className={buttonClass({ variant })}>{label}</summary>
      <div className="mt-3 grid max-w-prose justify-items-start gap-3 rounded-lg border border-line bg-card p-4">
        <p>{text}</p>
        {children}
      </div>
    </details>
  );
}
