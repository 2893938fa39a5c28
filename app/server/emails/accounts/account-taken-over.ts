import type { TFunction } from "i18next";
import { type MailContent, writeMail } from "../mail/mail-content";

/** The account now belongs to the mailbox's holder, emptied. */
export function accountTakenOver(t: TFunction, href: string): MailContent {
  return writeMail(t, {
    scene: "stay",
    subject: t("accountMails.takenOver.subject"),
    paragraphs: [t("accountMails.takenOver.text"), t("accountMails.takenOver.sent")],
    button: { label: t("accountMails.takenOver.button"), href },
  });
}
