import type { TFunction } from "i18next";
import { type Letter, letter } from "../mail/letter";

/** To whoever is an admin from now on, or is none any more. */
export function roleChanged(t: TFunction, change: "grant" | "revoke", { href }: { href: string }): Letter {
  return letter(t, {
    scene: "stay",
    subject: t(`peopleMails.${change}.subject`),
    paragraphs: [t(`peopleMails.${change}.text`), t("peopleMails.signIn")],
    button: { label: t(`peopleMails.${change}.button`), href },
  });
}

/** To whoever was signed out on every device. */
export function signedOut(t: TFunction, { href }: { href: string }): Letter {
  return letter(t, {
    scene: "stay",
    subject: t("peopleMails.signedOut.subject"),
    paragraphs: [t("peopleMails.signedOut.text"), t("peopleMails.signIn")],
    button: { label: t("peopleMails.signedOut.button"), href },
  });
}

/** To whoever can send nothing from now on, with the reason; or can again. */
export function paused(t: TFunction, { reason, contact }: { reason: string; contact: string }): Letter {
  return letter(t, {
    scene: "stay",
    subject: t("peopleMails.paused.subject"),
    paragraphs: [t("peopleMails.paused.text"), t("peopleMails.paused.more", { contact })],
    quote: reason,
  });
}

export function resumed(t: TFunction, { href }: { href: string }): Letter {
  return letter(t, {
    scene: "stay",
    subject: t("peopleMails.resumed.subject"),
    paragraphs: [t("peopleMails.resumed.text")],
    button: { label: t("peopleMails.resumed.button"), href },
  });
}
