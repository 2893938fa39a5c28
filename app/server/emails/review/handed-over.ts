import type { TFunction } from "i18next";
import { type About, mailScene } from "../../../rules/mail/mail-scene";
import { type MailContent, writeMail } from "../mail/mail-content";

type HandedOver = About & { isNew: boolean; href: string };

/** To the new owner, or to the former one. */
export function handedOver(t: TFunction, { isNew, href, ...about }: HandedOver): MailContent {
  const words = isNew ? "peopleMails.handedTo" : "peopleMails.handedFrom";
  const { name } = about;
  return writeMail(t, {
    scene: mailScene(about),
    subject: t(`${words}.subject`, { name }),
    paragraphs: [t(`${words}.text`, { name })],
    button: { label: t("peopleMails.resumed.button"), href },
  });
}
