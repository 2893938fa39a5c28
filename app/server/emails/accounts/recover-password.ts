import type { TFunction } from "i18next";
import { type MailContent, writeMail } from "../mail/mail-content";
import { firstProof, type Proof } from "./first-proof";

export function recoverPassword(t: TFunction, href: string, { isFirst }: Proof): MailContent {
  return writeMail(t, {
    scene: "stay",
    subject: t("accountMails.recover.subject"),
    paragraphs: [t("accountMails.recover.text"), ...firstProof(t, isFirst), t("accountMails.notYou")],
    button: { label: t("accountMails.recover.button"), href },
  });
}
