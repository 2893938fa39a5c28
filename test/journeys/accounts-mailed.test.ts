import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enroll } from "../support/authenticator";
import { codeIn, linkIn, mailsTo } from "../support/mailbox";
import { makeVerified, newAddress, type Person, sessionCookieOf, signIn, signUp } from "../support/people";
import { openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const from = () => ({ headers: { "CF-Connecting-IP": newAddress() } });
const isIn = async (cookie: string) =>
  (await town.get("/profile", { headers: { Cookie: cookie } })).status === 200;

/** The page a redirect leads to, with its toast. */
async function arrive(answer: Response, cookie = ""): Promise<string> {
  const flash = answer.headers.getSetCookie().find((one) => one.startsWith("flash="));
  const headers = { Cookie: [flash?.split(";")[0], cookie].filter(Boolean).join("; ") };
  return (await town.get(answer.headers.get("Location") ?? "", { headers })).text();
}

/**
 * Sends a form with one database trip after another failing, until none does; returns how many failed. The first trip
 * only reads changed words, which isn't essential, so it starts with the second.
 */
async function failingOnTheWay(send: (failure: string) => Promise<Response>, done: number): Promise<number> {
  for (let trip = 2; trip < 10; trip++) {
    const { status } = await send(`d1:${trip}`);
    if (status === done) return trip - 2;
    expect(status).toBe(503);
  }
  throw new Error("it never came through");
}

describe("an address is confirmed", () => {
  test("by the button of the mailed page, and not by opening it", async () => {
    const person = await signUp(town);
    const [mail] = await mailsTo(town, person.email);
    const link = linkIn(mail);
    const opened = await town.get(link);
    expect(opened.status).toBe(200);
    expect(opened.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(await verifiedAt(person)).toBeNull();
    // The page sends no referrer, so its form has the origin "null".
    const browser = { headers: { ...person.headers, Origin: "null", "Sec-Fetch-Site": "same-origin" } };
    const pressed = await town.post(link, {}, browser);
    expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, "/profile"]);
    expect(await arrive(pressed, person.cookie)).toContain("Your address is confirmed");
    expect(await verifiedAt(person)).not.toBeNull();
  });

  test("and redirects signed-in people to their profile", async () => {
    const person = await signUp(town);
    const link = `/es${linkIn((await mailsTo(town, person.email))[0])}`;
    const pressed = await town.post(link, {}, { headers: person.headers });
    expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, "/es/profile"]);
    expect(await arrive(pressed, person.cookie)).toContain("Tu correo está confirmado");
  });

  test("and every link mailed for it says so from then on", async () => {
    const person = await signUp(town);
    await town.post("/auth/verify/resend", {}, { headers: person.headers });
    const [newer, older] = (await mailsTo(town, person.email)).map(linkIn);
    expect((await town.get(older ?? "")).status).toBe(400);
    await town.post(newer ?? "", {}, { headers: person.headers });
    for (const link of [newer ?? "", older ?? ""]) {
      const opened = await town.get(link);
      const html = await opened.text();
      expect(opened.status).toBe(200);
      expect(html).toContain('<h1 class="lg:text-3xl">Your address is confirmed</h1>');
      expect(html).not.toContain("Yes, this is my address");
      expect((await town.post(link)).status).toBe(303);
    }
  });

  test("by the newest link alone, which a signed-in person can ask for again", async () => {
    const person = await signUp(town);
    const [older] = await mailsTo(town, person.email);
    const asked = await town.post("/auth/verify/resend", {}, { headers: person.headers });
    expect(asked.headers.get("Location")).toBe("/profile");
    const [newer] = await mailsTo(town, person.email);
    const send = { headers: person.headers };
    expect((await town.post(linkIn(older), {}, send)).status).toBe(400);
    expect((await town.post(linkIn(newer), {}, send)).status).toBe(303);
  });

  test("by a mailed link, not by one made up", async () => {
    for (const opened of [await town.get("/auth/verify?token=made-up"), await town.get("/auth/verify")]) {
      expect(opened.status).toBe(400);
      expect(await opened.text()).toContain("This link no longer works");
    }
  });

  test("within the hour", async () => {
    const person = await signUp(town);
    const [mail] = await mailsTo(town, person.email);
    const later = new Date(Date.now() + 61 * 60_000).toISOString();
    expect((await town.post(linkIn(mail), {}, { now: later })).status).toBe(400);
  });

  test("even if the database failed on the way: the link works until it has succeeded", async () => {
    const person = await signUp(town);
    const link = linkIn((await mailsTo(town, person.email))[0]);
    const { headers } = person;
    const refused = await failingOnTheWay((failure) => town.post(link, {}, { failure, headers }), 303);
    expect(refused).toBe(2);
    expect(await verifiedAt(person)).not.toBeNull();
  });

  async function verifiedAt(person: Person) {
    const query = "SELECT email_verified_at FROM users WHERE id = ?";
    return (await town.rows<{ email_verified_at: number | null }>(query, person.id))[0]?.email_verified_at;
  }
});

describe("a forgotten password", () => {
  test("is replaced by the mailed link, once, and ends every session", async () => {
    const person = await makeVerified(town, await signUp(town));
    const other = await signIn(town, person);
    await town.post("/auth/recover", { email: person.email }, from());
    const [mail] = await mailsTo(town, person.email);
    const link = linkIn(mail);
    const reset = await town.post(link, { password: "four quiet herons" }, from());
    expect(reset.status).toBe(303);
    expect(reset.headers.get("Location")).toBe("/");
    expect(await isIn(sessionCookieOf(reset))).toBe(true);
    expect(await isIn(person.cookie)).toBe(false);
    expect(await isIn(other.cookie)).toBe(false);
    expect((await town.post(link, { password: "five quiet herons" }, from())).status).toBe(400);
    const opened = await town.get(link);
    const html = await opened.text();
    expect(opened.status).toBe(400);
    expect(html).toContain("This link no longer works");
    expect(html).not.toContain('name="password"');
    await signIn(town, { ...person, password: "four quiet herons" });
    expect((await mailsTo(town, person.email)).map(({ subject }) => subject)).toContain(
      "Your password was changed",
    );
  });

  test("is replaced once, even if the database failed on the way", async () => {
    const person = await signUp(town);
    await town.post("/auth/recover", { email: person.email }, from());
    const link = linkIn((await mailsTo(town, person.email))[0]);
    const form = { password: "four quiet herons" };
    const refused = await failingOnTheWay((failure) => town.post(link, form, { ...from(), failure }), 303);
    expect(refused).toBe(2);
    await signIn(town, { ...person, ...form });
  });

  test("that's weak is refused with a reason, and the link stays valid", async () => {
    const person = await signUp(town);
    await town.post("/auth/recover", { email: person.email }, from());
    const link = linkIn((await mailsTo(town, person.email))[0]);
    const weak = await town.post(link, { password: "password123" }, from());
    expect(weak.status).toBe(400);
    expect(await weak.text()).toContain("one of the passwords guessers try first");
    expect((await town.post(link, { password: "four quiet herons" }, from())).status).toBe(303);
  });

  test("still asks for the second factor if there is one", async () => {
    const person = await signUp(town);
    const app = await enroll(town, person);
    await town.post("/auth/recover", { email: person.email }, from());
    const link = linkIn((await mailsTo(town, person.email))[0]);
    const reset = await town.post(link, { password: "four quiet herons" }, from());
    expect(reset.headers.get("Location")).toBe("/auth/second-factor");
    const half = sessionCookieOf(reset);
    expect(await isIn(half)).toBe(false);
    expect(await arrive(reset, half)).toContain("Your password is changed");
    const form = { code: app.code() };
    const done = await town.post("/auth/second-factor", form, { headers: { Cookie: half } });
    expect(done.headers.get("Location")).toBe("/");
    expect(await isIn(sessionCookieOf(done))).toBe(true);
    expect(sessionCookieOf(done)).not.toBe(half);
  });
});

test("of two who use a mailed link at once, only one takes effect", async () => {
  const person = await signUp(town);
  const link = linkIn((await mailsTo(town, person.email))[0]);
  const forgetful = await makeVerified(town, await signUp(town));
  await town.post("/auth/recover", { email: forgetful.email }, from());
  const reset = linkIn((await mailsTo(town, forgetful.email))[0]);
  const passwords = ["four quiet herons", "five quiet herons"];
  const answers = await Promise.all([
    ...[1, 2].map(() => town.post(link, {}, { headers: person.headers })),
    ...passwords.map((password) => town.post(reset, { password }, from())),
  ]);
  const [one, two, ...resets] = answers.map(({ status }) => status);
  // The second press finds the address confirmed, which is the goal.
  expect([one, two]).toEqual([303, 303]);
  const confirmed =
    "SELECT count(*) AS times FROM audit_log WHERE action = 'email.verified' AND actor_id = ?";
  expect(await town.rows(confirmed, person.id)).toEqual([{ times: 1 }]);
  expect(resets.sort()).toEqual([303, 400]);
});

describe("a code by mail", () => {
  test("signs in, once, and carries next along", async () => {
    const person = await makeVerified(town, await signUp(town));
    const path = "/auth/code?next=%2Fadd-restaurant";
    const asked = await town.post(path, { email: person.email }, from());
    expect(asked.status).toBe(200);
    const form = { email: person.email, code: codeIn((await mailsTo(town, person.email))[0]) };
    const entered = await town.post(path, form, from());
    expect(entered.status).toBe(303);
    expect(entered.headers.get("Location")).toBe("/add-restaurant");
    expect(await isIn(sessionCookieOf(entered))).toBe(true);
    expect((await town.post(path, form, from())).status).toBe(400);
  });

  test("stops working after ten wrong tries", async () => {
    const person = await signUp(town);
    await town.post("/auth/code", { email: person.email }, from());
    const code = codeIn((await mailsTo(town, person.email))[0]);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 10; tries++) {
      const answer = await town.post("/auth/code", { email: person.email, code: wrong }, from());
      expect(answer.status).toBe(400);
    }
    expect((await town.post("/auth/code", { email: person.email, code }, from())).status).toBe(400);
  });

  test("stops working after ten minutes", async () => {
    const person = await signUp(town);
    await town.post("/auth/code", { email: person.email }, from());
    const form = { email: person.email, code: codeIn((await mailsTo(town, person.email))[0]) };
    const now = new Date(Date.now() + 11 * 60_000).toISOString();
    expect((await town.post("/auth/code", form, { ...from(), now })).status).toBe(400);
  });

  test("of one person doesn't open another's account", async () => {
    const [rosa, juan] = [await signUp(town), await signUp(town)];
    await town.post("/auth/code", { email: rosa.email }, from());
    await town.post("/auth/code", { email: juan.email }, from());
    const code = codeIn((await mailsTo(town, rosa.email))[0]);
    expect((await town.post("/auth/code", { email: juan.email, code }, from())).status).toBe(400);
  });
});

test("mails are in their reader's language, whatever the page's", async () => {
  const address = newAddress();
  const form = { intent: "sign-up", name: "Ana", email: "ana@example.test", password: "tres olas verdes" };
  await town.post("/es/auth", form, { headers: { "CF-Connecting-IP": address } });
  await town.post("/auth/recover", { email: "ana@example.test" }, from());
  const subjects = (await mailsTo(town, "ana@example.test")).map(({ subject }) => subject);
  expect(subjects).toEqual(["Elige una contraseña nueva", "Confirma tu correo"]);
});
