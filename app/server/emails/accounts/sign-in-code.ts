import type { TFunction } from "i18next";
import { type MailContent, writeMail } from "../mail/mail-content";
import { firstProof, type Proof } from "./first-proof";

export function signInCode(t: TFunction, code: string, { isFirst }: Proof): MailContent {
  return writeMail(t, {
    scene: "stay",
    subject: t("accountMails.code.subject", { code }),
    paragraphs: [t("accountMails.code.text"), t("accountMails.code.care"), ...firstProof(t, isFirst)],
    code,
  });
}
