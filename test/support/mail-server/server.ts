import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

const folder = "test/support/mail-server";
/** Self-signed, so clients must be told to trust it. */
export const certificateFile = `${folder}/certificate.pem`;

type Taken = { from: string; to: string; source: string; isSecure: boolean };
export type Answer = { code: number; text: string; at?: "RCPT TO" | "DATA" | "MAIL FROM" };

/** An SMTP provider with TLS and a password. `answer` refuses a mail; null accepts it. */
export async function openMailServer({
  isSecure = true,
  answer = () => null,
}: {
  isSecure?: boolean;
  answer?: (address: string) => Answer | null;
} = {}) {
  const taken: Taken[] = [];
  let connections = 0;
  let silence = Promise.resolve();
  const no = ({ code, text: reason }: Answer) => Object.assign(new Error(reason), { responseCode: code });
  const answerAt = (place: string, address: string) => {
    const said = answer(address);
    return said && (said.at ?? "RCPT TO") === place ? no(said) : null;
  };
  const server = new SMTPServer({
    secure: isSecure,
    cert: readFileSync(certificateFile),
    key: readFileSync(`${folder}/key.pem`),
    logger: false,
    closeTimeout: 200,
    onConnect: (_, done) => {
      connections++;
      done();
    },
    onAuth: ({ username, password }, _, done) =>
      username === "letters" && password === "pass/word+1="
        ? done(null, { user: username })
        : done(Object.assign(new Error("Invalid username or password"), { responseCode: 535 })),
    onMailFrom: ({ address }, _, done) => void silence.then(() => done(answerAt("MAIL FROM", address))),
    onRcptTo: ({ address }, _, done) => done(answerAt("RCPT TO", address)),
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      const to = rcptTo.map(({ address }) => address).join();
      text(stream).then((source) => {
        const refused = answerAt("DATA", to);
        if (refused) return done(refused);
        taken.push({ from: mailFrom ? mailFrom.address : "", to, source, isSecure: session.secure });
        done();
      }, done);
    },
  });
  server.on("error", () => {});
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    taken,
    connections: () => connections,
    settings: {
      LETTER_SERVER: `${isSecure ? "smtps" : "smtp"}://127.0.0.1:${port}`,
      LETTER_USER: "letters",
      LETTER_PASSWORD: "pass/word+1=",
      LETTER_FROM: "Guía de Cambutal <letter@cambutal.test>",
    },
    /** Stops answering until the returned function is called. */
    fallSilent(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      silence = promise;
      return resolve;
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
