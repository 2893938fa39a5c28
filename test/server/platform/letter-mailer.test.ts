import { readFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { createLetterMailer } from "../../../app/server/platform/letter-mailer";
import type { LetterMail } from "../../../app/server/platform/letter-types";
import { readSettings } from "../../../app/server/settings";
import { type Answer, certificateFile, openMailServer } from "../../support/mail-server/server";
import { leastSettings } from "../../support/settings";

beforeAll(() =>
  setDefaultCACertificates([...getCACertificates("default"), readFileSync(certificateFile, "utf8")]),
);

type Server = Awaited<ReturnType<typeof openMailServer>>;
const servers: Server[] = [];
async function open(...options: Parameters<typeof openMailServer>) {
  const server = await openMailServer(...options);
  servers.push(server);
  return server;
}
afterEach(async () => void (await Promise.all(servers.splice(0).map((server) => server.close()))));

function mailerFor(server: Server, more: Record<string, string> = {}) {
  const { letter, staging } = readSettings({ ...leastSettings, ...server.settings, ...more }).settings;
  if (!letter) throw new Error("no server is set");
  return createLetterMailer(letter, "https://cambutal.test", staging?.mailOnlyTo ?? null);
}

const mailTo = (recipient: string, more: Partial<LetterMail> = {}): LetterMail => ({
  id: `issue.${recipient.split("@")[0]}`,
  recipient,
  subject: "Diciembre en Cambutal",
  text: "Hola:\n\n.\n.una línea que empieza con un punto\nFrom aquí",
  html: "<p>Hola</p>",
  headers: { "List-Unsubscribe": "<https://cambutal.test/newsletter/unsubscribe?token=a>" },
  ...more,
});

describe("The newsletter's provider", () => {
  test.each([
    ["from the first byte", true],
    ["with STARTTLS", false],
  ])("takes several mails over one connection, in TLS %s", async (_, isSecure) => {
    const server = await open({ isSecure });
    const line = await mailerFor(server).open();
    for (const name of ["ana", "beto", "cris"]) await line.send(mailTo(`${name}@example.com`));
    line.close();
    expect(server.taken.map(({ to }) => to)).toEqual([
      "ana@example.com",
      "beto@example.com",
      "cris@example.com",
    ]);
    expect(server.taken.every((mail) => mail.isSecure)).toBe(true);
    expect(server.connections()).toBe(1);
  });

  test("gets a mail as it was written: sender, name, and lines with leading dots", async () => {
    const server = await open();
    await mailerFor(server).send(mailTo("ana@example.com", { envelopeFrom: "bounces+1@cambutal.test" }));
    const [{ from, source } = { from: "", source: "" }] = server.taken;
    expect(from).toBe("bounces+1@cambutal.test");
    expect(source).toContain("Message-ID: <issue.ana@cambutal.test>\r\n");
    expect(source).toMatch(/From: .*<letter@cambutal\.test>\r\n/);
    expect(source).toContain("List-Unsubscribe: <https://cambutal.test/newsletter/unsubscribe?token=a>\r\n");
    expect(source).toContain("multipart/alternative");
    expect(source).toMatch(/\r\n\.\r\n\.una l/);
  });

  test("never gets a header injected through a subject or an address", async () => {
    const server = await open();
    const mailer = mailerFor(server);
    await mailer.send(mailTo("ana@example.com", { subject: "Hello\r\nBcc: all@example.com\r\n\r\n<b>x" }));
    expect(server.taken[0]?.source).not.toMatch(/^Bcc:/im);
    await expect(mailer.send(mailTo("a@example.com>\r\nRCPT TO:<b@example.com"))).rejects.toThrow();
    expect(server.taken.map(({ to }) => to)).toEqual(["ana@example.com"]);
  });

  test.each<[string, Answer, string]>([
    ["an address that does not exist", { code: 550, text: "5.1.1 no such user" }, "never"],
    ["a full mailbox", { code: 452, text: "4.2.2 mailbox full" }, "later"],
    ["a day's quota used up", { code: 550, text: "5.4.5 daily sending quota exceeded" }, "away"],
    ["a sender it does not know", { code: 553, text: "5.7.1 not allowed", at: "MAIL FROM" }, "away"],
    ["words it does not like today", { code: 554, text: "5.6.0 refused", at: "DATA" }, "later"],
  ])("refuses %s, and takes the next one over the same connection", async (_, answer, kind) => {
    const server = await open({
      answer: (address) => (address.startsWith("no") || answer.at === "MAIL FROM" ? answer : null),
    });
    const line = await mailerFor(server).open();
    await expect(line.send(mailTo("no@example.com"))).rejects.toMatchObject({ kind });
    if (answer.at !== "MAIL FROM") await line.send(mailTo("yes@example.com"));
    line.close();
    expect(server.connections()).toBe(1);
  });

  test("counts as away if it isn't there, refuses the login, or doesn't support TLS", async () => {
    const server = await open();
    const refused = (mailer: ReturnType<typeof mailerFor>) =>
      expect(mailer.send(mailTo("ana@example.com"))).rejects.toMatchObject({ kind: "away" });
    await refused(mailerFor(server, { LETTER_PASSWORD: "wrong" }));
    await refused(mailerFor(server, { LETTER_SERVER: "127.0.0.1:1" }));
    await refused(
      mailerFor(server, { LETTER_SERVER: server.settings.LETTER_SERVER.replace("smtps", "smtp") }),
    );
    expect(server.taken).toEqual([]);
  });

  test("gets only mails to the named address from a staging guide", async () => {
    const server = await open();
    const mailer = mailerFor(server, { STAGING: "on", MAIL_ONLY_TO: "me@example.com" });
    await mailer.send(mailTo("ana@example.com"));
    await mailer.send(mailTo("Me@example.com"));
    expect(server.taken.map(({ to }) => to)).toEqual(["Me@example.com"]);
  });
});
