import { scryptSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everyNight } from "../../app/rules/site/jobs";
import { enroll } from "../support/authenticator";
import { linkIn, mailsTo } from "../support/mailbox";
import {
  changeRole,
  makeVerified,
  newAddress,
  type Person,
  sessionCookieOf,
  signIn,
  signUp,
} from "../support/people";
import { waitForWholeSpan } from "../support/throttle-span";
import { openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const from = (address = newAddress()) => ({ headers: { "CF-Connecting-IP": address } });
const isIn = async (cookie: string) =>
  (await town.get("/profile", { headers: { Cookie: cookie } })).status === 200;
const trySignIn = (email: string, password: string, send = from()) =>
  town.post("/auth", { intent: "sign-in", email, password }, send);

describe("a session", () => {
  test("can't be planted by somebody else", async () => {
    const person = await signUp(town);
    const planted = "session=planted-by-a-stranger-0123456789abcdefghijk";
    const answer = await town.post(
      "/auth",
      { intent: "sign-in", email: person.email, password: person.password },
      { headers: { Cookie: planted, "CF-Connecting-IP": newAddress() } },
    );
    expect(sessionCookieOf(answer)).toMatch(/^session=[\w-]{43}$/);
    expect(sessionCookieOf(answer)).not.toBe(planted);
    expect(await isIn(planted)).toBe(false);
  });

  test("is stored as a hash, and its cookie is hidden from scripts", async () => {
    const person = await signUp(town);
    const [row] = await town.rows<{ token_hash: string }>(
      "SELECT token_hash FROM sessions WHERE user_id = ?",
      person.id,
    );
    expect(person.cookie).not.toContain(row?.token_hash);
    expect(await isIn(`session=${row?.token_hash}`)).toBe(false);
    const answer = await trySignIn(person.email, person.password);
    const set = answer.headers.getSetCookie().find((one) => one.startsWith("session="));
    expect(set).toMatch(/HttpOnly/);
    expect(set).toMatch(/SameSite=Lax/);
    expect(set).toMatch(/Path=\//);
  });

  test("gets a new token after the second factor, and before it opens nothing", async () => {
    const person = await signUp(town);
    const app = await enroll(town, person);
    const first = await trySignIn(person.email, person.password);
    expect(first.headers.get("Location")).toBe("/auth/second-factor");
    const half = sessionCookieOf(first);
    expect(await isIn(half)).toBe(false);
    const send = { headers: { Cookie: half } };
    expect((await town.get("/auth/second-factor", send)).status).toBe(200);
    const wrong = await town.post("/auth/second-factor", { code: "000000" }, send);
    expect(wrong.status).toBe(400);
    const whole = await town.post("/auth/second-factor", { code: app.code() }, send);
    expect(sessionCookieOf(whole)).not.toBe(half);
    expect(await isIn(sessionCookieOf(whole))).toBe(true);
    expect((await town.get("/auth/second-factor", send)).headers.get("Location")).toBe("/auth");
  });

  test("accepts a TOTP code once, and not the one that set it up", async () => {
    const person = await signUp(town);
    const app = await enroll(town, person);
    const half = async () => sessionCookieOf(await trySignIn(person.email, person.password));
    const enter = async (code: string) =>
      town.post("/auth/second-factor", { code }, { headers: { Cookie: await half() } });
    expect((await enter(app.firstCode)).status).toBe(400);
    const code = app.code();
    expect((await enter(code)).status).toBe(303);
    const again = await enter(code);
    expect(again.status).toBe(400);
    expect(await again.text()).toContain("has already been used");
  });

  test("asks for a second factor five times in a quarter of an hour", async () => {
    await waitForWholeSpan();
    const person = await signUp(town);
    await enroll(town, person);
    const cookie = sessionCookieOf(await trySignIn(person.email, person.password));
    const send = { headers: { Cookie: cookie }, now: new Date().toISOString() };
    const statuses = [];
    for (let i = 0; i < 6; i++) {
      statuses.push((await town.post("/auth/second-factor", { code: "000000" }, send)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test("takes each recovery code once, however it is typed, and writes to the owner", async () => {
    const person = await signUp(town);
    const app = await enroll(town, person);
    expect(app.recoveryCodes).toHaveLength(10);
    const enter = async (code: string) => {
      const cookie = sessionCookieOf(await trySignIn(person.email, person.password));
      return town.post("/auth/second-factor", { code }, { headers: { Cookie: cookie } });
    };
    const [first = ""] = app.recoveryCodes;
    expect((await enter(first.toLowerCase().replace("-", " "))).status).toBe(303);
    expect((await enter(first)).status).toBe(400);
    const mail = (await mailsTo(town, person.email)).find(({ subject }) => subject.includes("recovery code"));
    expect(mail?.text).toContain("Codes left: 9");
  });

  test.each(["sign-out", "password", "email", "role"])("ends after a change of %s", async (change) => {
    const person = await signUp(town);
    const other = await signIn(town, person);
    await changes[change]?.(person);
    expect(await isIn(person.cookie)).toBe(false);
    expect(await isIn(other.cookie)).toBe(false);
  });

  const changes: Record<string, (person: Person) => Promise<unknown>> = {
    "sign-out": (person) => town.post("/auth/sign-out", { scope: "global" }, { headers: person.headers }),
    password: (person) =>
      town.post(
        "/profile/security",
        { intent: "change-password", current_password: person.password, password: "four quiet herons" },
        { headers: person.headers },
      ),
    email: async (person) => {
      const email = `moved-${person.email}`;
      const form = { intent: "change-email", current_password: person.password, email };
      await town.post("/profile/security", form, { headers: person.headers });
      await town.post(linkIn((await mailsTo(town, email))[0]), {}, { headers: person.headers });
    },
    role: async (person) => changeRole(town, (await makeVerified(town, person)).email, "grant"),
  };

  test("ends the others and stays itself", async () => {
    const person = await signUp(town);
    const other = await signIn(town, person);
    const send = { headers: person.headers };
    const out = await town.post("/auth/sign-out", { scope: "others" }, send);
    expect(out.headers.get("Location")).toBe("/profile/security");
    expect(await isIn(person.cookie)).toBe(true);
    expect(await isIn(other.cookie)).toBe(false);
  });

  test("is extended past half of its life, and ends if it isn't used", async () => {
    const person = await signUp(town);
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const send = { headers: { Cookie: person.cookie } };
    const early = await town.get("/profile", { ...send, now: at(10) });
    expect(sessionCookieOf(early)).toBe("");
    const rolled = await town.get("/profile", { ...send, now: at(20) });
    expect(sessionCookieOf(rolled)).toBe(person.cookie);
    expect((await town.get("/profile", { ...send, now: at(45) })).status).toBe(200);
    const late = await town.get("/profile", { ...send, now: at(80) });
    expect(late.status).toBe(302);
    expect(late.headers.getSetCookie().join()).toContain("session=; Path=/; Max-Age=0");
  });

  test("is removed at night once it has ended, as are unused links", async () => {
    const person = await signUp(town);
    const other = await signUp(town);
    await town.rows("UPDATE sessions SET expires_at = 1 WHERE user_id = ?", person.id);
    await town.rows("UPDATE mailed_tokens SET expires_at = 1 WHERE user_id = ?", person.id);
    await town.run({ cron: everyNight, at: new Date() });
    for (const table of ["sessions", "mailed_tokens"]) {
      const left = await town.rows<{ user_id: string }>(`SELECT user_id FROM ${table}`);
      expect(left.map((row) => row.user_id)).not.toContain(person.id);
      expect(left.map((row) => row.user_id)).toContain(other.id);
    }
  });

  test("begins with a renewed hash when the old one was made with weaker parameters", async () => {
    const person = await signUp(town);
    const salt = Buffer.from("0123456789abcdef");
    const key = scryptSync(person.password, salt, 32, { N: 1024, r: 8, p: 1 });
    const old = ["scrypt", 1024, 8, 1, salt.toString("base64"), key.toString("base64")].join("$");
    await town.rows("UPDATE users SET password_hash = ? WHERE id = ?", old, person.id);
    await signIn(town, person);
    const [row] = await town.rows<{ password_hash: string }>(
      "SELECT password_hash FROM users WHERE id = ?",
      person.id,
    );
    expect(row?.password_hash).toMatch(/^scrypt\$16384\$8\$5\$/);
    await signIn(town, person);
  });
});
