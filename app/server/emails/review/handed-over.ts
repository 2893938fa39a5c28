import type { TFunction } from "i18next";
import { mailScene } from "../../../rules/mail/mail-scene";
import type { ReviewKind } from "../../../rules/review/review-kinds";
import { type Letter, letter } from "../mail/letter";

type HandedOver = { kind: ReviewKind; name: string; isNew: boolean; href: string };

/** To who has something from now on, and to who had it. */
export function handedOver(t: TFunction, { kind, name, isNew, href }: HandedOver): Letter {
  const words = isNew ? "peopleMails.handedTo" : "peopleMails.handedFrom";
  return letter(t, {
    scene: mailScene({ kind, name }),
    subject: t(`${words}.subject`, { name }),
    paragraphs: [t(`${words}.text`, { name })],
    button: { label: t("peopleMails.resumed.button"), href },
  });
}
