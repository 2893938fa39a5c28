import type { TFunction } from "i18next";
import { type MailContent, writeMail } from "./mail-content";

type Signup = {
  confirm: string;
  unsubscribe: string;
  /** Whether letters go out by mail. */
  isMailed: boolean;
};

export function newsletterConfirm(t: TFunction, { confirm, unsubscribe, isMailed }: Signup): MailContent {
  return writeMail(t, {
    scene: "letter-shell",
    subject: t("mails.newsletterConfirm.subject"),
    paragraphs: [
      t("mails.newsletterConfirm.text"),
      ...(isMailed ? [] : [t("mails.newsletterConfirm.unmailed")]),
      t("mails.newsletterConfirm.untracked"),
    ],
    button: { label: t("mails.newsletterConfirm.button"), href: confirm },
    footer: {
      text: t("mails.newsletterConfirm.leave"),
      label: t("mails.leave"),
      href: unsubscribe,
    },
  });
}
