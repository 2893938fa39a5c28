import type { TFunction } from "i18next";
import { type Letter, letter } from "./letter";

/** Letters with one button that leads back to us. */
export function verifyAddress(t: TFunction, href: string): Letter {
  return letter(t, {
    scene: "stay",
    subject: t("accountMails.verify.subject"),
    paragraphs: [t("accountMails.verify.text"), t("accountMails.notYou")],
    button: { label: t("accountMails.verify.button"), href },
  });
}

export function recoverPassword(t: TFunction, href: string): Letter {
  return letter(t, {
    scene: "stay",
    subject: t("accountMails.recover.subject"),
    paragraphs: [t("accountMails.recover.text"), t("accountMails.notYou")],
    button: { label: t("accountMails.recover.button"), href },
  });
}

export function confirmNewAddress(t: TFunction, href: string): Letter {
  return letter(t, {
    scene: "stay",
    subject: t("accountMails.changeEmail.subject"),
    paragraphs: [t("accountMails.changeEmail.text"), t("accountMails.notYou")],
    button: { label: t("accountMails.changeEmail.button"), href },
  });
}

export function signInCode(t: TFunction, code: string): Letter {
  return letter(t, {
    scene: "stay",
    subject: t("accountMails.code.subject", { code }),
    paragraphs: [t("accountMails.code.text"), t("accountMails.code.care")],
    code,
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
  | "accountDeleted";

export type NewsDetails = { device?: string; email?: string; provider?: string; left?: number };

/** Tells an owner what happened to the account, and where to go when it was somebody else. */
export function securityNews(
  t: TFunction,
  news: SecurityNews,
  links: { recover: string },
  details: NewsDetails = {},
): Letter {
  const isOver = news === "accountDeleted";
  return letter(t, {
    scene: "stay",
    subject: t(`accountMails.${news}.subject`, details),
    paragraphs: [t(`accountMails.${news}.text`, details), ...(isOver ? [] : [t("accountMails.wasItYou")])],
    ...(isOver ? {} : { button: { label: t("accountMails.secure"), href: links.recover } }),
  });
}
