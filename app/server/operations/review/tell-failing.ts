import { localDate } from "../../../rules/time/panama-time";
import { ask } from "../../db/database";
import { selectAdminsToNotify } from "../../db/review/admin-notifications";
import { failingMail } from "../../emails/site/failing";
import type { Services } from "../../services";
import { deliverMailLater } from "../mail/deliver-mail";
import { mailTo, siteLink, type WordsByLanguage } from "../mail/write-mail";
import { findFailing } from "../site/find-failing";

/** Mails every admin once a day while something fails; the day is the mail's cause, so no run mails twice. */
export async function tellFailing(services: Services, words: WordsByLanguage, now: Date): Promise<string> {
  const { db } = services;
  const failing = await findFailing(services);
  if (failing.length === 0) return "all is well";
  const admins = await selectAdminsToNotify(db);
  await ask(
    db,
    admins.map((admin) => {
      const { id, language } = admin;
      const link = siteLink(services, language, "/admin");
      const mail = failingMail(words(language), language, failing, link);
      return mailTo(services, admin, `failing:${localDate(now)}:${id}`, mail);
    }),
  );
  deliverMailLater(services);
  return `${failing.length} failing`;
}
