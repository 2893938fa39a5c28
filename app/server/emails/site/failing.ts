import type { TFunction } from "i18next";
import { sayFailing } from "../../../rules/review/failing-jobs-words";
import type { Failing } from "../../../rules/site/failing-jobs";
import type { Language } from "../../../rules/site/language";
import { type MailContent, writeMail } from "../mail/mail-content";

/** To the admins: what isn't working. */
export function failingMail(
  t: TFunction,
  language: Language,
  failing: readonly Failing[],
  admin: string,
): MailContent {
  return writeMail(t, {
    scene: "home",
    subject: t("failing.letter.subject"),
    paragraphs: [t("failing.letter.text"), ...failing.map((one) => sayFailing(t, one, language))],
    button: { label: t("failing.letter.open"), href: admin },
  });
}
