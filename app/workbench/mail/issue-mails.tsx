import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";
import type { LetterMails, LetterProgress } from "../../rules/mail/letter-progress";
import { momentText } from "../../rules/time/panama-time";
import { Notice } from "../../ui/notice";
import { LetterNotMailed } from "./letter-not-mailed";

export function IssueMailsPanel({ mails, children }: { mails: LetterMails; children?: ReactNode }) {
  const { t } = useWords();
  const { progress, isMailed } = mails;
  return (
    <section className="grid gap-3" aria-labelledby="issue-mails">
      <h2 id="issue-mails" className="text-xl">
        {t("newsletterIssue.mails.title")}
      </h2>
      {progress ? <Progress progress={progress} /> : <BeforeMailing mails={mails} />}
      {!isMailed && progress?.state !== "done" ? <LetterNotMailed /> : null}
      {children}
    </section>
  );
}

function BeforeMailing({ mails: { isMailed, readers, done_at } }: { mails: LetterMails }) {
  const { t, language } = useWords();
  if (!isMailed) return null;
  if (readers === 0) return <p className="max-w-prose">{t("newsletterIssue.mails.nobody")}</p>;
  const moment = momentText(new Date(done_at), language);
  return (
    <p className="max-w-prose">
      {t("newsletterIssue.mails.before", { count: readers })} {t("newsletterIssue.mails.lastIf", { moment })}
    </p>
  );
}

function Progress({ progress }: { progress: LetterProgress }) {
  const { t, language } = useWords();
  const { state, readers, taken, refused, waiting, left, done_at, stall } = progress;
  const moment = (at: number) => momentText(new Date(at), language);
  const sentences = {
    sending: t("newsletterIssue.mails.sending", { count: waiting, taken, readers }),
    stopped: t("newsletterIssue.mails.stopped", { count: waiting, taken, readers }),
    done: t("newsletterIssue.mails.done", { taken, readers }),
  };
  const sentence = sentences[state];
  const handled = taken + refused + left;
  return (
    <div className="grid max-w-form gap-2">
      <p className="font-semibold">{sentence}</p>
      <progress max={Math.max(1, readers)} value={handled} aria-label={sentence} />
      <ul className="grid gap-1 text-sm">
        {state === "sending" && waiting > 0 && done_at !== null ? (
          <li>{t("newsletterIssue.mails.last", { moment: moment(done_at) })}</li>
        ) : null}
        {state === "done" && done_at !== null ? (
          <li>{t("newsletterIssue.mails.ended", { moment: moment(done_at) })}</li>
        ) : null}
        {refused > 0 ? <li>{t("newsletterIssue.mails.refused", { count: refused })}</li> : null}
        {left > 0 ? <li>{t("newsletterIssue.mails.left", { count: left })}</li> : null}
      </ul>
      {stall ? (
        <Notice tone="warn" title={t("newsletterIssue.mails.stall.title")}>
          <p>{t("newsletterIssue.mails.stall.text", { moment: moment(stall.until) })}</p>
          <p className="mt-1 font-mono text-sm" lang="en">
            {stall.reason}
          </p>
        </Notice>
      ) : null}
    </div>
  );
}
