import type { TFunction } from "i18next";
import type { RequestKind } from "../../../rules/accounts/data-requests";
import { mailScene } from "../../../rules/mail/mail-scene";
import type { PlaceKind } from "../../../rules/site/listing-kinds";
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

/** To somebody who can't sign in and asked for their data or its deletion. */
export function dataAsked(
  t: TFunction,
  kind: RequestKind,
  { href, until, isReader }: { href: string; until: string; isReader: boolean },
): MailContent {
  const words = `peopleMails.data.${isReader ? "reader" : "account"}.${kind}` as const;
  return writeMail(t, {
    scene: "stay",
    subject: t(`${words}.subject`),
    paragraphs: [t(`${words}.text`), t("peopleMails.data.until", { until }), t("peopleMails.data.notMe")],
    button: { label: t(`peopleMails.data.${kind}`), href },
  });
}

type Place = { kind: PlaceKind; name: string; category: string | null };
type Asked = { person: string; place: Place; note: string; href: string };

/** To the admins. */
export function claimAsked(t: TFunction, { person, place, note, href }: Asked): MailContent {
  return writeMail(t, {
    scene: mailScene(place),
    subject: t("peopleMails.claimAsked.subject", { place: place.name }),
    paragraphs: [
      t("peopleMails.claimAsked.text", { person, place: place.name }),
      t("peopleMails.claimAsked.next"),
    ],
    quote: note,
    button: { label: t("peopleMails.claimAsked.button"), href },
  });
}

export function claimRefused(t: TFunction, { place, note }: { place: Place; note: string }): MailContent {
  return writeMail(t, {
    scene: mailScene(place),
    subject: t("peopleMails.claimRefused.subject", { place: place.name }),
    paragraphs: [t("peopleMails.claimRefused.text", { place: place.name })],
    quote: note,
  });
}
