import type { TFunction } from "i18next";
import { type MailContent, writeMail } from "../mail/mail-content";
import { type Confirmation, firstConfirmation } from "./first-confirmation";

export function recoverPassword(t: TFunction, href: string, { isFirst }: Confirmation): MailContent {
  return writeMail(t, {
    scene: "stay",
    subject: t("accountMails.recover.subject"),
    paragraphs: [t("accountMails.recover.text"), ...firstConfirmation(t, isFirst), t("accountMails.notYou")],
    button: { label: t("accountMails.recover.button"), href },
  });
}
