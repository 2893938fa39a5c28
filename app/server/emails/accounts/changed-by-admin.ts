import type { TFunction } from "i18next";
import { type MailContent, writeMail } from "../mail/mail-content";

export function roleChanged(
  t: TFunction,
  change: "grant" | "revoke",
  { href }: { href: string },
): MailContent {
  return writeMail(t, {
    scene: "stay",
    subject: t(`peopleMails.${change}.subject`),
    paragraphs: [t(`peopleMails.${change}.text`), t("peopleMails.signIn")],
    button: { label: t(`peopleMails.${change}.button`), href },
  });
}

export function signedOut(t: TFunction, { href }: { href: string }): MailContent {
  return writeMail(t, {
    scene: "stay",
    subject: t("peopleMails.signedOut.subject"),
    paragraphs: [t("peopleMails.signedOut.text"), t("peopleMails.signIn")],
    button: { label: t("peopleMails.signedOut.button"), href },
  });
}

/** With the reason, or without one when the pause is over. */
export function paused(t: TFunction, { reason, contact }: { reason: string; contact: string }): MailContent {
  return writeMail(t, {
    scene: "stay",
    subject: t("peopleMails.paused.subject"),
    paragraphs: [t("peopleMails.paused.text"), t("peopleMails.paused.more", { contact })],
    quote: reason,
  });
}

export function resumed(t: TFunction, { href }: { href: string }): MailContent {
  return writeMail(t, {
    scene: "stay",
    subject: t("peopleMails.resumed.subject"),
    paragraphs: [t("peopleMails.resumed.text")],
    button: { label: t("peopleMails.resumed.button"), href },
  });
}
