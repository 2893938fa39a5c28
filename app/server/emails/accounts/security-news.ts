import type { TFunction } from "i18next";
import { type MailContent, writeMail } from "../mail/mail-content";

export type SecurityNews =
  | "passwordChanged"
  | "emailChanging"
  | "emailChanged"
  | "factorAdded"
  | "factorRemoved"
  | "codesReplaced"
  | "recoveryCodeUsed"
  | "identityAdded"
  | "identityRemoved"
  | "newDevice"
  | "accountDeleted"
  | "madeAdmin"
  | "tookAdmin";

export type NewsDetails = {
  device?: string;
  email?: string;
  provider?: string;
  left?: number;
  name?: string;
};

/** What happened to the account, and what to do if it wasn't them. */
export function securityNews(
  t: TFunction,
  news: SecurityNews,
  links: { recover: string },
  details: NewsDetails = {},
): MailContent {
  const isOver = news === "accountDeleted";
  return writeMail(t, {
    scene: "stay",
    subject: t(`accountMails.${news}.subject`, details),
    paragraphs: [t(`accountMails.${news}.text`, details), ...(isOver ? [] : [t("accountMails.wasItYou")])],
    ...(isOver ? {} : { button: { label: t("accountMails.secure"), href: links.recover } }),
  });
}
