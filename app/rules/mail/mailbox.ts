/** Without the part after a plus sign, which doesn't change the mailbox. */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, "@");
}
