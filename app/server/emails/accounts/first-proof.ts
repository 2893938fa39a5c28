import type { TFunction } from "i18next";

/** Confirming an address for the first time takes the account over, so the mail says so. */
export type Proof = { isFirst: boolean };

/** For the mails that may confirm an address. */
export function firstProof(t: TFunction, isFirst: boolean): string[] {
  return isFirst ? [t("accountMails.firstProof")] : [];
}
