import { data } from "react-router";
import { doneAt } from "../../../rules/mail/letter-pace";
import { type LetterMails, letterProgress } from "../../../rules/mail/letter-progress";
import type { SnippetWords } from "../../../rules/posts/snippets";
import type { Language } from "../../../rules/site/language";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { selectIssue } from "../../db/mail/issues";
import { countReaders, countWaitingMails, selectMailing, selectTakenMinutes } from "../../db/mail/mailings";
import { requireAdmin } from "../../http/guards";
import { privatePage } from "../site/private-page";

type Snippets = Record<Language, SnippetWords>;

/** With the progress of its mails. */
export async function loadIssueDesk(context: Context, url: URL, id: string, snippets: Snippets) {
  requireAdmin(context, url);
  const { db, letterMailer, now } = context.get(servicesContext);
  const [[issue], [mailing], [waiting], [readers], lately] = await ask(db, [
    selectIssue(db, id),
    selectMailing(db, id),
    countWaitingMails(db, id),
    countReaders(db),
    selectTakenMinutes(db, now()),
  ]);
  if (!issue) throw data(null, 404);
  const daily = letterMailer?.daily ?? null;
  const count = readers?.count ?? 0;
  const mails: LetterMails = {
    isMailed: letterMailer !== null,
    readers: count,
    done_at: doneAt({ waiting: count, daily, taken: lately, from: now() }).getTime(),
    progress: mailing
      ? letterProgress(mailing, waiting ?? { waiting: 0, due_at: null }, { daily, lately, now: now() })
      : null,
  };
  return privatePage(context, url, issue.subject_en, {
    issue,
    mails,
    writing: { snippets, tags: [] },
  });
}
