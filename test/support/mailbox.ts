import type { Town } from "./town";

export type Mail = { recipient: string; subject: string; text: string; html: string };

/** Newest first, delivered or not. */
export function mailsTo(town: Town, email: string): Promise<Mail[]> {
  return town.rows<Mail>(
    "SELECT recipient, subject, text, html FROM outbox WHERE recipient = ? ORDER BY created_at DESC, rowid DESC",
    email.toLowerCase(),
  );
}

/** The path of the first link in a mail. */
export function linkIn(mail: Mail | undefined): string {
  const address = mail?.text.match(/https?:\/\/\S+/)?.[0];
  if (!address) throw new Error(`no link in: ${mail?.subject}`);
  const { pathname, search } = new URL(address);
  return pathname + search;
}

export function codeIn(mail: Mail | undefined): string {
  return mail?.text.match(/\b\d{6}\b/)?.[0] ?? "";
}
