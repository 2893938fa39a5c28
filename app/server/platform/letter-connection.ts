import { createTransport } from "nodemailer";
import { letterRefusal } from "../../rules/mail/letter-refusal";
import { type LetterConnection, LetterRefused, type LetterServer } from "./letter-types";

/** Safe in an SMTP envelope: no line break, no second address. */
const addressPattern = /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/;
const patience = 20_000;
/** For one mail, everything included. */
const longest = 60_000;

export function openLetterConnection(
  { host, port, isSecure, user, password, from }: LetterServer,
  origin: string,
): LetterConnection {
  const { hostname } = new URL(origin);
  const transport = createTransport({
    pool: true,
    maxConnections: 1,
    maxMessages: Number.POSITIVE_INFINITY,
    maxRequeues: 0,
    host,
    port,
    secure: isSecure,
    requireTLS: true,
    auth: { user, pass: password },
    name: hostname,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, recipient, subject, text, html, headers, envelopeFrom = from.email }) {
      if (!addressPattern.test(recipient)) throw new LetterRefused("never", "no address can be read in it");
      try {
        await transport.sendMail({
          from: { name: from.name, address: from.email },
          to: { name: "", address: recipient },
          envelope: { from: envelopeFrom, to: recipient },
          messageId: `<${id}@${hostname}>`,
          subject,
          text,
          html,
          headers,
          signal: AbortSignal.timeout(longest),
        });
      } catch (error) {
        throw refusalOf(error);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/** What nodemailer adds to its errors. */
type Failure = Error & { responseCode?: number; command?: string; response?: string };

function refusalOf(error: unknown): LetterRefused {
  const { responseCode, command = "", response, message } = error as Failure;
  return new LetterRefused(
    letterRefusal({ code: responseCode ?? null, command, text: response ?? message }),
    message,
  );
}
