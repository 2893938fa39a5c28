/** An account as far as it says whether somebody has ever shown that its address is theirs. */
type Provable = { email_verified_at: number | null };

/**
 * Somebody has just shown that an account's address is theirs. Where nobody had before, whoever opened the account may be
 * somebody else: unless it is a session of this very account that shows it, its mailbox's holder takes it over.
 */
export function isTakeOver({ email_verified_at }: Provable, isOwnSession: boolean): boolean {
  return email_verified_at === null && !isOwnSession;
}

/** Whether something was sent by whoever had an account before the holder of its mailbox took it over. */
export function isSentBefore(sentAt: number | null, takenOverAt: number | null | undefined): boolean {
  return sentAt !== null && typeof takenOverAt === "number" && sentAt <= takenOverAt;
}
