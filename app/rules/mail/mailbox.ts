/** Where mail to an address arrives: what stands behind a plus sign names no other mailbox. */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, "@");
}
