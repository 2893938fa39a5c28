import type { TFunction } from "i18next";
import { type MailContent, writeMail } from "./mail-content";

export function issueMissing(t: TFunction, { href }: { href: string }): MailContent {
  return writeMail(t, {
    scene: "letter-shell",
    subject: t("newsletterIssue.missing.subject"),
    paragraphs: [t("newsletterIssue.missing.text")],
    button: { label: t("newsletterIssue.missing.button"), href },
  });
}
