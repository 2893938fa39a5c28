import { minuteOf } from "../../../rules/mail/letter-pace";
import type { Language } from "../../../rules/site/language";
import { ask } from "../../db/client";
import { countTaken } from "../../db/mail/letter-mails";
import { logFailure } from "../../platform/log";
import type { Services } from "../../services";
import type { WordsByLanguage } from "./account-mail";
import { issueAsMail } from "./issue-as-mail";

type Test = {
  id: string;
  recipient: string;
  texts: { language: Language; slug: string | null; subject: string; content: string }[];
};

/**
 * The letter to whoever writes it, as readers would have it; the same form sent again is the same mail to its reader.
 * What the provider takes of it counts in the day's quota.
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
      const mail = issueAsMail(services, words, language, issue);
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

/** A mail that is gone is gone, whether it could be counted or not. */
function countLater({ db, now, later }: Services, taken: number): void {
  const counted = ask(db, [countTaken(db, taken, minuteOf(now()))]);
  later(counted.catch((error: unknown) => logFailure("test of the letter not counted", error)));
}
