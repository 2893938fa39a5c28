type Provable = { email_verified_at: number | null };

/**
 * Somebody has just confirmed an account's address for the first time. Unless its own session did, somebody else may
 * have opened the account, so the mailbox's holder takes it over.
 */
export function isTakeOver({ email_verified_at }: Provable, isOwnSession: boolean): boolean {
  return email_verified_at === null && !isOwnSession;
}

/** Whether something was submitted before the mailbox's holder took the account over. */
export function isSentBefore(sentAt: number | null, takenOverAt: number | null | undefined): boolean {
  return sentAt !== null && typeof takenOverAt === "number" && sentAt <= takenOverAt;
}
