import type { TFunction } from "i18next";
import { type MailContent, writeMail } from "../mail/mail-content";

/** Why and when the second factor is removed, and how to stop it. */
export function factorGoes(
  t: TFunction,
  { reason, href, when }: { reason: string; href: string; when: string },
): MailContent {
  return writeMail(t, {
    scene: "stay",
    subject: t("peopleMails.factorGoes.subject"),
    paragraphs: [t("peopleMails.factorGoes.text", { when }), t("peopleMails.factorGoes.stop")],
    quote: reason,
    button: { label: t("peopleMails.factorGoes.button"), href },
  });
}

/** To the admin who asked for the removal. */
export function factorStays(t: TFunction, { name, href }: { name: string; href: string }): MailContent {
  return writeMail(t, {
    scene: "stay",
    subject: t("peopleMails.factorStays.subject", { name }),
    paragraphs: [t("peopleMails.factorStays.text", { name })],
    button: { label: t("peopleMails.factorStays.button"), href },
  });
}
