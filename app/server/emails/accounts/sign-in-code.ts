import type { TFunction } from "i18next";
import { type MailContent, writeMail } from "../mail/mail-content";
import { type Confirmation, firstConfirmation } from "./first-confirmation";

export function signInCode(t: TFunction, code: string, { isFirst }: Confirmation): MailContent {
  return writeMail(t, {
    scene: "stay",
    subject: t("accountMails.code.subject", { code }),
    paragraphs: [t("accountMails.code.text"), t("accountMails.code.care"), ...firstConfirmation(t, isFirst)],
    code,
  });
}
