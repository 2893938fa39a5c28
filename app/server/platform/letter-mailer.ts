import type { LetterConnection, LetterMail, LetterServer } from "./letter-types";
import { log } from "./log";

export type LetterMailer = {
  daily: number | null;
  returnDomain: string;
  /** One connection for many mails, opened by the first; the caller closes it. */
  open(): Promise<LetterConnection>;
  /** One mail on its own connection. Throws a `LetterRefused`. */
  send(mail: LetterMail): Promise<void>;
};

/** The SMTP code is loaded when a letter goes out. `onlyTo` is for a staging copy: nobody else gets mail. */
export function createLetterMailer(
  server: LetterServer,
  origin: string,
  onlyTo: readonly string[] | null,
): LetterMailer {
  const open = async () => {
    const { openLetterConnection } = await import("./letter-connection");
    const connection = openLetterConnection(server, origin);
    return onlyTo ? { ...connection, send: keptBack(connection, onlyTo) } : connection;
  };
  return {
    daily: server.daily,
    returnDomain: server.returnDomain,
    open,
    async send(mail) {
      const connection = await open();
      try {
        await connection.send(mail);
      } finally {
        connection.close();
      }
    },
  };
}

function keptBack(connection: LetterConnection, addresses: readonly string[]): LetterConnection["send"] {
  return async (mail) => {
    if (addresses.includes(mail.recipient.toLowerCase())) return connection.send(mail);
    log("mail kept back", { mail: mail.id });
  };
}
