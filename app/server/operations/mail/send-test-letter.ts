import { minuteOf } from "../../../rules/mail/letter-pace";
import type { Language } from "../../../rules/site/language";
import { ask } from "../../db/database";
import { countTaken } from "../../db/mail/letter-mails";
import { logFailure } from "../../platform/log";
import type { Services } from "../../services";
import { previewIssueMail } from "./preview-issue-mail";
import type { WordsByLanguage } from "./write-mail";

type Test = {
  id: string;
  recipient: string;
  texts: { language: Language; slug: string | null; subject: string; content: string }[];
};

/**
 * Mails the letter to its editor as readers would get it; sending the form again makes the same mail. It counts in the
 * day's quota.
 */
export async function sendTestLetter(
  services: Services,
  words: WordsByLanguage,
  { id, recipient, texts }: Test,
): Promise<"sent" | "unmailed" | "refused"> {
  const { letterMailer } = services;
  if (!letterMailer) return "unmailed";
  let taken = 0;
  try {
    for (const { language, ...issue } of texts) {
      const mail = previewIssueMail(services, words, language, issue);
      const subject = `${words(language)("newsletterIssue.test.mark")} ${mail.subject}`;
      await letterMailer.send({ ...mail, id: `${id}-${language}`, recipient, subject });
      taken++;
    }
    return "sent";
  } catch (error) {
    logFailure("test of the letter refused", error);
    return "refused";
  } finally {
    if (taken > 0) countLater(services, taken);
  }
}

/** The mail was sent, whether or not it could be counted. */
function countLater({ db, now, later }: Services, taken: number): void {
  const counted = ask(db, [countTaken(db, taken, minuteOf(now()))]);
  later(counted.catch((error: unknown) => logFailure("test of the letter not counted", error)));
}
