import type { TFunction } from "i18next";
import { mailScene } from "../../../rules/mail/mail-scene";
import type { PlaceKind } from "../../../rules/site/listing-kinds";
import { type MailContent, writeMail } from "../mail/mail-content";

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
