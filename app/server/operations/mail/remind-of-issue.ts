import { isTimeForIssue } from "../../../rules/mail/issue";
import { localDate } from "../../../rules/time/panama-time";
import { ask } from "../../db/database";
import { selectNewestReadyIssue } from "../../db/mail/issues";
import { selectAdminsToNotify } from "../../db/review/admin-notifications";
import { issueMissing } from "../../emails/mail/issue-missing";
import type { Services } from "../../services";
import { deliverMailLater } from "./deliver-mail";
import { mailTo, siteLink, type WordsByLanguage } from "./write-mail";

/** Mails every admin once a month, from the 25th, where no letter is ready; the month is the mail's cause. */
export async function remindOfIssue(services: Services, words: WordsByLanguage, now: Date): Promise<string> {
  const { db } = services;
  const today = localDate(now);
  const [ready] = await selectNewestReadyIssue(db);
  if (!isTimeForIssue(today, ready ? localDate(new Date(ready.at)) : null)) return "nothing to say";
  const admins = await selectAdminsToNotify(db);
  await ask(
    db,
    admins.map((admin) => {
      const { id, language } = admin;
      const letter = issueMissing(words(language), {
        href: siteLink(services, language, "/admin/newsletter"),
      });
      return mailTo(services, admin, `newsletter-missing:${today.slice(0, 7)}:${id}`, letter);
    }),
  );
  deliverMailLater(services);
  return `told ${admins.length}`;
}
