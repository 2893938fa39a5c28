import type { Language } from "../../../rules/site/language";
import { logFailure } from "../../platform/log";
import type { Services } from "../../services";
import type { Words } from "./account-mail";
import { issueAsMail } from "./issue-as-mail";

type Test = {
  id: string;
  recipient: string;
  texts: { language: Language; slug: string | null; subject: string; content: string }[];
};

/** The letter to whoever writes it, as readers would have it; the same form sent again is the same mail to its reader. */
export async function sendTestLetter(
  services: Services,
  words: Words,
  { id, recipient, texts }: Test,
): Promise<"sent" | "unmailed" | "refused"> {
  const { letterMailer } = services;
  if (!letterMailer) return "unmailed";
  try {
    for (const { language, ...issue } of texts) {
      const mail = issueAsMail(services, words, language, issue);
      const subject = `${words(language)("newsletterIssue.test.mark")} ${mail.subject}`;
      await letterMailer.send({ ...mail, id: `${id}-${language}`, recipient, subject });
    }
    return "sent";
  } catch (error) {
    logFailure("test of the letter refused", error);
    return "refused";
  }
}
