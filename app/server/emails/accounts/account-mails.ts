import type { TFunction } from "i18next";
import { type MailContent, writeMail } from "../mail/mail-content";

export function verifyAddress(t: TFunction, href: string): MailContent {
  return writeMail(t, {
    scene: "stay",
    subject: t("accountMails.verify.subject"),
    paragraphs: [t("accountMails.verify.text"), t("accountMails.verify.notYou")],
    button: { label: t("accountMails.verify.button"), href },
  });
}

/** Confirming an address for the first time takes the account over, so the mail says so. */
type Proof = { isFirst: boolean };

export function recoverPassword(t: TFunction, href: string, { isFirst }: Proof): MailContent {
  return writeMail(t, {
    scene: "stay",
    subject: t("accountMails.recover.subject"),
    paragraphs: [t("accountMails.recover.text"), ...firstProof(t, isFirst), t("accountMails.notYou")],
    button: { label: t("accountMails.recover.button"), href },
  });
}

export function confirmNewAddress(t: TFunction, href: string): MailContent {
  return writeMail(t, {
    scene: "stay",
    subject: t("accountMails.changeEmail.subject"),
    paragraphs: [t("accountMails.changeEmail.text"), t("accountMails.notYou")],
    button: { label: t("accountMails.changeEmail.button"), href },
  });
}

export function signInCode(t: TFunction, code: string, { isFirst }: Proof): MailContent {
  return writeMail(t, {
    scene: "stay",
    subject: t("accountMails.code.subject", { code }),
    paragraphs: [t("accountMails.code.text"), t("accountMails.code.care"), ...firstProof(t, isFirst)],
    code,
  });
}

function firstProof(t: TFunction, isFirst: boolean): string[] {
  return isFirst ? [t("accountMails.firstProof")] : [];
}

/** The account now belongs to the mailbox's holder, emptied. */
export function accountTakenOver(t: TFunction, href: string): MailContent {
  return writeMail(t, {
    scene: "stay",
    subject: t("accountMails.takenOver.subject"),
    paragraphs: [t("accountMails.takenOver.text"), t("accountMails.takenOver.sent")],
    button: { label: t("accountMails.takenOver.button"), href },
  });
}

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
