import type { LetterRefusal } from "../../rules/mail/letter-refusal";

/** The SMTP provider of the monthly letter, as configured. */
export type LetterServer = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS is required. */
  isSecure: boolean;
  user: string;
  password: string;
  from: { name: string; email: string };
  /** The domain that receives undeliverable reports. */
  returnDomain: string;
  /** Its quota; null without one. */
  daily: number | null;
};

export type LetterMail = {
  /** Becomes the Message-ID: a mail sent twice has the same one, and readers see it once. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** Where delivery reports go; the sender's address by default. */
  envelopeFrom?: string;
};

/** One SMTP connection. */
export type LetterConnection = { send(mail: LetterMail): Promise<void>; close(): void };

/** The server refused a mail, or couldn't be reached. */
export class LetterRefused extends Error {
  constructor(
    readonly kind: LetterRefusal,
    reason: string,
  ) {
    super(reason);
  }
}
