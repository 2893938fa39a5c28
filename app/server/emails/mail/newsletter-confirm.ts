import type { TFunction } from "i18next";
import { type Letter, letter } from "./letter";

export function newsletterConfirm(t: TFunction, links: { confirm: string; unsubscribe: string }): Letter {
  return letter(t, {
    scene: "home",
    subject: t("mails.newsletterConfirm.subject"),
    paragraphs: [t("mails.newsletterConfirm.text")],
    button: { label: t("mails.newsletterConfirm.button"), href: links.confirm },
    footer: {
      text: t("mails.newsletterConfirm.leave"),
      label: t("mails.leave"),
      href: links.unsubscribe,
    },
  });
}
