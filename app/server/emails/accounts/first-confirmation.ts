import type { TFunction } from "i18next";

/** Confirming an address for the first time takes the account over, so the mail says so. */
export type Confirmation = { isFirst: boolean };

/** For the mails that may confirm an address. */
export function firstConfirmation(t: TFunction, isFirst: boolean): string[] {
  return isFirst ? [t("accountMails.firstProof")] : [];
}
