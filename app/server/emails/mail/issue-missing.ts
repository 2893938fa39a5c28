import type { TFunction } from "i18next";
import { type Letter, letter } from "./letter";

export function issueMissing(t: TFunction, { href }: { href: string }): Letter {
  return letter(t, {
    scene: "letter-shell",
    subject: t("newsletterIssue.missing.subject"),
    paragraphs: [t("newsletterIssue.missing.text")],
    button: { label: t("newsletterIssue.missing.button"), href },
  });
}
