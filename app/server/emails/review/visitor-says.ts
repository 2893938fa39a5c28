import type { TFunction } from "i18next";
import { mailScene } from "../../../rules/mail/mail-scene";
import { type CorrectedKind, type Matter, wordsFor } from "../../../rules/review/visitor-corrections";
import { type MailContent, writeMail } from "../mail/mail-content";

type Said = {
  kind: Exclude<CorrectedKind, "service">;
  place: string;
  category?: string | null;
  what: Matter;
  note: string;
  href: string;
};

/** To the owner: a visitor says something isn't right. */
export function visitorSays(t: TFunction, { kind, place, category, what, note, href }: Said): MailContent {
  return writeMail(t, {
    scene: mailScene({ kind, category, name: place }),
    subject: t("corrections.mail.subject", { place }),
    paragraphs: [
      what === "other"
        ? t("corrections.mail.textOther", { place })
        : t("corrections.mail.text", { place, what: t(`corrections.what.${wordsFor(kind)}.${what}`) }),
      t("corrections.mail.next"),
    ],
    quote: note || undefined,
    button: { label: t("corrections.mail.button"), href },
  });
}
