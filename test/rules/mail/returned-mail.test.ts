import { describe, expect, test } from "vitest";
import { fieldGroups } from "../../../app/rules/mail/delivery-report";
import { type ReturnedMail, sendersNamed, verdictOn } from "../../../app/rules/mail/returned-mail";
import { readIncomingMail } from "../../../app/server/platform/incoming-mail";
import { bounces, complaints, returnedMail } from "../../support/returned-mail";

const email = "ana@example.com";
const returnAddress = "letter+mrxgkzdfojzs4y3pnuqho5lfoj2w4zlsfzrw63jbon2gk3tdn5wgk@cambutal.example";

async function read(name: string, change?: (mail: string) => string): Promise<ReturnedMail> {
  const mail = returnedMail(name, { email, returnAddress, to: "letter@cambutal.example" }, change);
  return (await readIncomingMail(new TextEncoder().encode(mail).buffer)) as ReturnedMail;
}
const verdict = async (name: string, change?: (mail: string) => string) =>
  verdictOn(await read(name, change), email);

describe("A bounced letter", () => {
  test.each(bounces)("permanently unsubscribes its address, as %s reports it", async (name) => {
    expect(await verdict(name)).toBe("bounce");
  });

  test.each(bounces)("temporarily keeps it, as %s would report it", async (name) => {
    const later = (mail: string) =>
      mail.replace(/^Status: 5/m, "Status: 4").replaceAll(/\b55\d([ -])5\./g, "451$14.");
    expect(await verdict(name, later)).toBe("passing");
  });

  test.each(["delayed", "delivered", "relayed", "expanded"])("isn't one: %s", async (action) => {
    const changed = (mail: string) => mail.replace("Action: failed", `Action: ${action}`);
    for (const name of bounces) expect(await verdict(name, changed), name).toBe("passing");
  });

  test.each(["5.7.1", "5.7.26", "5.6.0", "5.3.4", "5.2.3"])(
    "with %s isn't about the address: the letter or its sender was refused",
    async (status) => {
      expect(await verdict("gmail", (mail) => mail.replace("Status: 5.1.1", `Status: ${status}`))).toBe(
        "refused",
      );
    },
  );

  test.each(["5.0.0", "5.1.1", "5.1.10", "5.2.1", "5.2.2", "5.4.1", "5.5.0"])(
    "with %s is permanent",
    async (status) => {
      expect(await verdict("gmail", (mail) => mail.replace("Status: 5.1.1", `Status: ${status}`))).toBe(
        "bounce",
      );
    },
  );

  test("with a general status is judged by the text of the refusal", async () => {
    const blocked = (mail: string) => mail.replace("550 5.1.1 <", "550 5.7.1 <");
    expect(await verdict("exim", blocked)).toBe("refused");
  });

  test("permanently from the mailbox that its address forwards to is unsubscribed, too", async () => {
    const forwarded = (mail: string) =>
      mail.replace("Final-Recipient: rfc822; ana@", "Final-Recipient: rfc822; a.b@");
    expect(await verdict("gmail", forwarded)).toBe("bounce");
  });

  test("counts for its reader's address only, if a report has several", async () => {
    const others = (mail: string) =>
      mail.replace(
        /(Final-Recipient: rfc822; )ana@example.com/,
        "$1ana@example.com\nAction: delayed\nStatus: 4.4.1\n\n$1eva@example.com",
      );
    expect(await verdict("gmail", others)).toBe("passing");
  });

  test("isn't one if only its text looks like it: an auto-reply", async () => {
    expect(await verdict("away")).toBe("no report");
  });

  test("isn't one if a report is only attached", async () => {
    const carried = (mail: string) => mail.replace(/multipart\/report/i, "multipart/mixed");
    for (const name of [...bounces, ...complaints])
      expect(await verdict(name, carried), name).toBe("no report");
  });

  test("isn't one if the report is inside a forwarded mail", async () => {
    const inner = returnedMail("gmail", { email, returnAddress });
    const outer = `Message-ID: <a@b.example>\r\nContent-Type: multipart/report; boundary=x; report-type=delivery-status\r\n\r\n--x\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n--x--\r\n`;
    const mail = await readIncomingMail(new TextEncoder().encode(outer).buffer);
    expect(mail && verdictOn(mail, email)).toBe("no report");
  });

  test("isn't one if the report is empty", async () => {
    expect(await verdict("gmail", (mail) => mail.replace("Action: failed", "X: y"))).toBe("no report");
    expect(await verdict("gmail", (mail) => mail.replace("Status: 5.1.1", "Status: gone"))).toBe("passing");
  });
});

describe("A spam complaint", () => {
  test.each(complaints)("unsubscribes its address: %s", async (name) => {
    expect(await verdict(name)).toBe("complaint");
  });

  test.each(complaints)("contains the letter's return address: %s", async (name) => {
    expect(sendersNamed(await read(name))).toContain(returnAddress);
  });

  test.each(["not-spam", "auth-failure", "virus", "other", ""])("isn't one as %s", async (type) => {
    const changed = (mail: string) => mail.replace(/Feedback-Type: abuse/i, `Feedback-Type: ${type}`);
    expect(await verdict("complaint-yahoo", changed)).toBe("no report");
    expect(await verdict("complaint-loop", changed)).toBe("no report");
  });
});

describe("An unreadable mail", () => {
  const readText = (text: string) => readIncomingMail(new TextEncoder().encode(text).buffer);

  test("is invalid, and unsubscribes nobody", async () => {
    for (const text of [
      "",
      "\r\n\r\n",
      "\0\u0001\u0002",
      "Content-Type: multipart/report; boundary=x\r\n\r\n--x\r\n",
    ]) {
      const mail = await readText(text);
      expect(mail === null || verdictOn(mail, email)).toBe("no report");
    }
  });

  test("isn't parsed if its parts are nested without end, or its fields never end", async () => {
    let nested = "";
    for (let depth = 0; depth < 400; depth++)
      nested += `Content-Type: multipart/report; boundary=b${depth}\r\n\r\n--b${depth}\r\n`;
    expect(await readText(nested)).toBeNull();
    expect(await readText(`X-Long: ${"a ".repeat(100_000)}\r\n\r\n`)).toBeNull();
  });

  test("is cheap to process, however its fields are made", () => {
    for (const text of [
      " \n".repeat(50_000),
      "\n\t".repeat(50_000),
      ":".repeat(200_000),
      `a:${" ".repeat(200_000)}b`,
    ])
      expect(fieldGroups(text).length).toBeLessThanOrEqual(20);
  });
});
