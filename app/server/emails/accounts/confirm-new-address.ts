import type { TFunction } from "i18next";
import { type MailContent, writeMail } from "../mail/mail-content";

export function confirmNewAddress(t: TFunction, href: string): MailContent {
  return writeMail(t, {
    scene: "stay",
    subject: t("accountMails.changeEmail.subject"),
    paragraphs: [t("accountMails.changeEmail.text"), t("accountMails.notYou")],
    button: { label: t("accountMails.changeEmail.button"), href },
  });
}
