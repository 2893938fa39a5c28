import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { returnAddress } from "../../app/rules/mail/return-address";
import { createToken, hashToken } from "../../app/server/platform/tokens";
import { makeAdmin } from "../support/people";
import { bounces, complaints, returnedMail } from "../support/returned-mail";
import { openTown, type Town } from "../support/town";

const issue = "0e8d2c1a-93b7-4f60-8c55-1a2b3c4d5e6f";
const now = "2026-12-01T13:00:30Z";
const domain = "cambutal.example";

let town: Town;
beforeAll(async () => {
  town = await openTown({ now });
});
afterAll(() => town.close());

type Row = { unsubscribed_at: number | null; returned_as: string | null; confirm_token_hash: string | null };

async function reader(name: string, { confirmed_at = 1_793_000_000_000 as number | null } = {}) {
  const row = {
    id: crypto.randomUUID(),
    email: `${name}@example.com`,
    unsubscribe_token: createToken(),
    confirmed_at,
  };
  await town.rows(
    `INSERT INTO newsletter_subscriptions (id, email, language, unsubscribe_token, created_at, confirmed_at)
     VALUES (?, ?, 'en', ?, 1, ?)`,
    ...Object.values(row),
  );
  const address = await returnAddress(domain, { ...row, confirmed_at: confirmed_at ?? 0 }, issue);
  return { ...row, address };
}
type Reader = Awaited<ReturnType<typeof reader>>;

async function standing({ email }: Pick<Reader, "email">): Promise<Row | undefined> {
  const query =
    "SELECT unsubscribed_at, returned_as, confirm_token_hash FROM newsletter_subscriptions WHERE email = ?";
  return (await town.rows<Row>(query, email))[0];
}
const isOn = async (who: Reader) => (await standing(who))?.unsubscribed_at === null;
const report = (name: string, { email, address }: Reader, change?: (mail: string) => string) =>
  returnedMail(name, { email, returnAddress: address }, change);
const outcomes = () =>
  town
    .logs()
    .flatMap((line) => (line.includes('"returned mail"') ? [JSON.parse(line) as { outcome: string }] : []));
const lastOutcome = () => expect.poll(() => outcomes().at(-1)?.outcome);

beforeEach(() => town.rows("DELETE FROM newsletter_subscriptions"));

describe("A bounced letter", () => {
  test.each(bounces)("unsubscribes its address and no other, as reported by %s", async (name) => {
    const [ana, eva] = [await reader("ana"), await reader("eva")];
    const { outcome, rejectReason } = await town.receive(ana.address, report(name, ana));
    expect({ outcome, rejectReason }).toEqual({ outcome: "ok" });
    const at = { unsubscribed_at: Date.parse(now), returned_as: "bounce", confirm_token_hash: null };
    expect(await standing(ana)).toEqual(at);
    expect(await isOn(eva)).toBe(true);
  });

  test.each(complaints)("marked as spam unsubscribes its address: %s", async (name) => {
    const ana = await reader("ana");
    const to = `letter@${domain}`;
    await town.receive(to, returnedMail(name, { email: ana.email, returnAddress: ana.address, to }));
    expect(await standing(ana)).toMatchObject({ returned_as: "complaint" });
  });

  test("that's delayed, refused for its content or answered automatically unsubscribes nobody", async () => {
    const ana = await reader("ana");
    await town.receive(ana.address, report("away", ana));
    await lastOutcome().toBe("no report");
    await town.receive(
      ana.address,
      report("postfix", ana, (mail) => mail.replace("Action: failed", "Action: delayed")),
    );
    await lastOutcome().toBe("passing");
    await town.receive(
      ana.address,
      report("gmail", ana, (mail) => mail.replace("Status: 5", "Status: 4")),
    );
    await lastOutcome().toBe("passing");
    await town.receive(
      ana.address,
      report("gmail", ana, (mail) => mail.replace("Status: 5.1.1", "Status: 5.7.1")),
    );
    await lastOutcome().toBe("refused");
    expect(await isOn(ana)).toBe(true);
  });

  test("twice, or after its reader has left, changes nothing more", async () => {
    const [ana, eva] = [await reader("ana"), await reader("eva")];
    await town.receive(ana.address, report("gmail", ana));
    const first = await standing(ana);
    await town.receive(ana.address, report("gmail", ana), { now: "2026-12-05T00:00:00Z" });
    expect(await standing(ana)).toEqual(first);
    await town.post(`/newsletter/unsubscribe?token=${eva.unsubscribe_token}`);
    const left = await standing(eva);
    await town.receive(eva.address, report("gmail", eva));
    expect(await standing(eva)).toEqual(left);
    expect(left?.returned_as).toBeNull();
  });
});

describe("A forged report changes nothing", () => {
  test("with the token of somebody else, of nobody, of another letter, or with none", async () => {
    const [ana, eva] = [await reader("ana"), await reader("eva")];
    const nobody = await returnAddress(domain, { ...ana, id: crypto.randomUUID(), confirmed_at: 1 }, issue);
    const guessed = await returnAddress(
      domain,
      { id: ana.id, unsubscribe_token: "guessed", confirmed_at: ana.confirmed_at ?? 0 },
      issue,
    );
    const mixed = guessed.slice(0, 42) + eva.address.slice(42);
    for (const address of [
      nobody,
      guessed,
      mixed,
      `letter@${domain}`,
      `letter+${"a".repeat(56)}@${domain}`,
    ]) {
      const forged = { ...ana, address };
      for (const name of [...bounces, ...complaints]) {
        await town.receive(address, report(name, forged));
        await lastOutcome().toBe("of no letter");
      }
    }
    expect([await isOn(ana), await isOn(eva)]).toEqual([true, true]);
  });

  test("about an unconfirmed address, or one that has been confirmed again since", async () => {
    const waiting = await reader("waiting", { confirmed_at: null });
    await town.receive(waiting.address, report("gmail", waiting));
    expect(await standing(waiting)).toMatchObject({ unsubscribed_at: null, returned_as: null });

    const ana = await reader("ana");
    await town.receive(ana.address, report("gmail", ana));
    expect(await isOn(ana)).toBe(false);
    await signUpAgain(ana.email);
    expect(await isOn(ana)).toBe(true);
    await town.receive(ana.address, report("gmail", ana));
    await lastOutcome().toBe("of no letter");
    expect(await isOn(ana)).toBe(true);
  });
});

/** Signs up and confirms again, like a new subscriber. */
async function signUpAgain(email: string) {
  await town.post("/newsletter", { email, returnTo: "/" });
  expect((await standing({ email }))?.unsubscribed_at).not.toBeNull();
  const token = createToken();
  const hash = await hashToken(token);
  await town.rows("UPDATE newsletter_subscriptions SET confirm_token_hash = ? WHERE email = ?", hash, email);
  expect((await town.post(`/newsletter/confirm?token=${token}`)).status).toBe(200);
  expect((await standing({ email }))?.returned_as).toBeNull();
}

describe("Other incoming mail", () => {
  test("to an unused address is returned to its sender", async () => {
    for (const to of ["hello@cambutal.example", "letters@cambutal.example", "my+letter@cambutal.example"]) {
      const { rejectReason } = await town.receive(
        to,
        returnedMail("away", { email: "a@b.example", returnAddress: to }),
      );
      expect(rejectReason).toBe("nobody reads mail at this address");
    }
  });

  test("that's too large or unreadable is ignored with a line in the log", async () => {
    const ana = await reader("ana");
    const long = report("gmail", ana, (mail) => `${mail}\n${"x".repeat(1024 * 1024)}`);
    expect(await town.receive(ana.address, long)).toMatchObject({ outcome: "ok" });
    await lastOutcome().toBe("too large");
    let nested = "Message-ID: <a@b.example>\r\nFrom: a@b.example\r\n";
    for (let depth = 0; depth < 20; depth++)
      nested += `Content-Type: multipart/report; boundary=b${depth}\r\n\r\n--b${depth}\r\n`;
    expect(await town.receive(ana.address, nested)).toMatchObject({ outcome: "ok" });
    await lastOutcome().toBe("not readable");
    expect(await isOn(ana)).toBe(true);
  });

  test("is logged without saying who it's about", async () => {
    const ana = await reader("ana");
    await town.receive(ana.address, report("gmail", ana));
    await lastOutcome().toBe("bounce");
    const lines = town.logs().filter((line) => line.includes("returned mail"));
    expect(lines.join()).not.toMatch(/@|example/);
    expect(lines.at(-1)).toContain(`"issue":"${issue.replaceAll("-", "").slice(0, 12)}"`);
  });
});

describe("While the database fails", () => {
  test.each(["d1:1", "d1:2", "d1:2:late", "d1:all"])(
    "(%s) the sending server is told to retry, and then it counts once",
    async (failure) => {
      const ana = await reader("ana");
      expect(await town.receive(ana.address, report("gmail", ana), { failure })).toMatchObject({
        outcome: "exception",
      });
      expect(await town.receive(ana.address, report("gmail", ana))).toMatchObject({ outcome: "ok" });
      expect(await standing(ana)).toMatchObject({ returned_as: "bounce", unsubscribed_at: Date.parse(now) });
    },
  );
});

test("Admins see how many addresses were unsubscribed this way, in the table and in the file", async () => {
  const admin = await makeAdmin(town, { name: "Rosa" });
  const [ana, eva] = [await reader("ana"), await reader("eva")];
  await town.receive(ana.address, report("gmail", ana));
  await town.receive(eva.address, report("complaint-loop", eva));
  const page = await (await town.get("/admin/newsletter", { headers: admin.headers })).text();
  for (const words of ["Taken off: no email gets there", "Taken off: called it spam"])
    expect(page.split(words)[1]).toMatch(/^<\/th><td[^>]*>1<\/td>/);
  const file = await (await town.get("/admin/newsletter?format=csv", { headers: admin.headers })).text();
  expect(file).toMatch(/ana@example\.com,en,bounced/);
  expect(file).toMatch(/eva@example\.com,en,complained/);
});
