import type { LetterRefusal } from "../../rules/mail/letter-answer";

/** The provider that mails the monthly letter, as it is set; it speaks SMTP and takes mail to many. */
export type LetterServer = {
  host: string;
  port: number;
  /** TLS begins with the first byte; else with STARTTLS, or nothing is sent. */
  isSecure: boolean;
  user: string;
  password: string;
  from: { name: string; email: string };
  /** The guide's own domain, which reads what could not be delivered. */
  returnDomain: string;
  /** How many mails it takes in a day; null where it does not count. */
  daily: number | null;
};

export type LetterMail = {
  /** Makes the mail's Message-ID: the same mail sent again has the same, and readers show it once. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** Where reports that it could not be delivered go; where it is left out, to who sends it. */
  envelopeFrom?: string;
};

/** One connection to it. */
export type LetterLine = { send(mail: LetterMail): Promise<void>; close(): void };

/** The server took a mail not, or could not be asked. */
export class LetterRefused extends Error {
  constructor(
    readonly kind: LetterRefusal,
    reason: string,
  ) {
    super(reason);
  }
}
