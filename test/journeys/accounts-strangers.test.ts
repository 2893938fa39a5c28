import { createHook } from "node:async_hooks";
import i18next from "i18next";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../app/server/operations/accounts/sign-in";
import { codeIn, linkIn, mailsTo } from "../support/mailbox";
import { newAddress, sessionCookieOf, signUp } from "../support/people";
import { waitForWholeSpan } from "../support/throttle-span";
import { openTown, type Town } from "../support/town";

// A fixed time, so that no throttle resets during a test.
const now = "2026-11-21T15:00:00Z";
let town: Town;
beforeAll(async () => {
  town = await openTown({ now });
});
afterAll(() => town.close());

const from = (address = newAddress()) => ({ headers: { "CF-Connecting-IP": address } });
const isIn = async (cookie: string) =>
  (await town.get("/profile", { headers: { Cookie: cookie } })).status === 200;
const trySignIn = (email: string, password: string, send = from()) =>
  town.post("/auth", { intent: "sign-in", email, password }, send);

describe("sign-in doesn't reveal who has an account", () => {
  test.each([
    ["a wrong password", "/auth", { intent: "sign-in", password: "wrong wrong wrong" }],
    ["a recovery", "/auth/recover", {}],
    ["a resend", "/auth/verify/resend", {}],
    ["a code", "/auth/code", {}],
    ["a wrong code", "/auth/code", { code: "123456" }],
  ])("%s gets the same answer, status and trips for known and unknown addresses", async (_, path, form) => {
    const { email } = await signUp(town);
    const unknown = email.replace("person", "nobody");
    const ask = (address: string) => town.post(path, { ...form, email: address }, from());
    const [known, other] = [await ask(email), await ask(unknown)];
    expect(known.status).toBe(other.status);
    expect(known.headers.get("Location")).toBe(other.headers.get("Location"));
    expect(tripsOf(known)).toBe(tripsOf(other));
    const plain = async (response: Response, address: string) =>
      (await response.text()).replaceAll(address, "address");
    expect(await plain(known, email)).toBe(await plain(other, unknown));
  });

  test("an unknown address costs as many hashes as a wrong password", async () => {
    const { email } = await signUp(town);
    expect(await hashesFor(email)).toBe(1);
    expect(await hashesFor(email.replace("person", "nobody"))).toBe(1);
  });

  async function hashesFor(address: string): Promise<number> {
    let hashes = 0;
    const count = createHook({
      init(_, type) {
        if (type === "SCRYPTREQUEST") hashes++;
      },
    }).enable();
    const typed = { email: address, password: "wrong wrong wrong" };
    const device = { userAgent: "", country: "" };
    const answer = await signIn(town.services(), () => i18next.t, typed, { device, network: newAddress() });
    count.disable();
    expect(answer.outcome).toBe("wrong");
    return hashes;
  }

  // The number of database trips; the header only exists in tests.
  const tripsOf = (response: Response) => response.headers.get("x-d1-use")?.split(",")[0];
});

describe("guessing a password", () => {
  test("is stopped at the eleventh try from one network, without affecting others", async () => {
    await waitForWholeSpan();
    const person = await signUp(town);
    const stranger = from("2001:db8:1:2::1");
    for (let tries = 1; tries <= 10; tries++) {
      expect((await trySignIn(person.email, `guess number ${tries}`, stranger)).status).toBe(400);
    }
    const refused = await trySignIn(person.email, "guess number 11", stranger);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("/auth/code");
    const neighbour = from("2001:db8:1:2:aaaa:bbbb:cccc:dddd");
    expect((await trySignIn(person.email, person.password, neighbour)).status).toBe(429);
    expect((await trySignIn(person.email, person.password, from("2001:db8:1:3::1"))).status).toBe(303);
    expect((await trySignIn(person.email, person.password)).status).toBe(303);
  });

  test("is stopped at the hundred and first try from many networks, while the owner can still use a code or recovery", async () => {
    await waitForWholeSpan();
    const person = await signUp(town);
    expect((await trySignIn(person.email, "guess number 1")).status).toBe(400);
    await town.rows("UPDATE throttles SET count = 99 WHERE name = 'signInAccount' AND count = 1");
    expect((await trySignIn(person.email, "guess number 100")).status).toBe(400);
    expect((await trySignIn(person.email, person.password)).status).toBe(429);

    await town.post("/auth/code", { email: person.email }, from());
    const code = codeIn((await mailsTo(town, person.email))[0]);
    const byCode = await town.post("/auth/code", { email: person.email, code }, from());
    expect(await isIn(sessionCookieOf(byCode))).toBe(true);
    await town.post("/auth/recover", { email: person.email }, from());
    const link = linkIn((await mailsTo(town, person.email))[0]);
    const byLink = await town.post(link, { password: "four quiet herons" }, from());
    expect(await isIn(sessionCookieOf(byLink))).toBe(true);
  });

  test("doesn't lock out an owner on the same network who signs in in between", async () => {
    const person = await signUp(town);
    const house = from();
    for (let round = 0; round < 2; round++) {
      for (let tries = 0; tries < 9; tries++) await trySignIn(person.email, "no luck at all", house);
      expect((await trySignIn(person.email, person.password, house)).status).toBe(303);
    }
  });

  test("is stopped across accounts after thirty failures from one network", async () => {
    await waitForWholeSpan();
    const people = Array.from({ length: 31 }, (_, index) => `someone${index}@example.test`);
    const statuses = [];
    for (const [index, email] of people.entries()) {
      const send = from(`2001:db8:9:9:${index}::1`);
      statuses.push((await trySignIn(email, "the same guess", send)).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400));
    expect(statuses[30]).toBe(429);
  });

  test("gets three recoveries an hour out of an account, and ten accounts an hour out of an address", async () => {
    await waitForWholeSpan();
    const { email } = await signUp(town);
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await town.post("/auth/recover", { email }, from())).status);
    expect(statuses).toEqual([303, 303, 303, 429]);
    const send = from();
    const joined = [];
    for (let i = 0; i < 11; i++) {
      const form = {
        intent: "sign-up",
        name: "Bot",
        email: `bot${i}@example.test`,
        password: "beep boop beep",
      };
      joined.push((await town.post("/auth", form, send)).status);
    }
    expect(joined).toEqual([...Array(10).fill(303), 429]);
  });
});

describe("six people who sign up with one address at once", () => {
  test("get one account and no error", async () => {
    const form = { intent: "sign-up", name: "Twin", email: "twin@example.test", password: "beep boop beep" };
    const answers = await Promise.all(Array.from({ length: 6 }, () => town.post("/auth", form, from())));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([303, 400, 400, 400, 400, 400]);
    const [count] = await town.rows("SELECT count(*) AS n FROM users WHERE email = 'twin@example.test'");
    expect(count).toEqual({ n: 1 });
    const refused = answers.find(({ status }) => status === 400);
    const text = (await refused?.text()) ?? "";
    expect(text).toContain("Sign up failed");
    expect(text).toContain("an account with this email exists");
    expect(text).toContain('value="Twin"');
    expect(text).not.toContain("beep boop beep");
  });
});
