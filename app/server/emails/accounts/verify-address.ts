import type { TFunction } from "i18next";
import { type MailContent, writeMail } from "../mail/mail-content";

export function verifyAddress(t: TFunction, href: string): MailContent {
  return writeMail(t, {
    scene: "stay",
    subject: t("accountMails.verify.subject"),
    paragraphs: [t("accountMails.verify.text"), t("accountMails.verify.notYou")],
    button: { label: t("accountMails.verify.button"), href },
  });
}
