import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enroll } from "../support/authenticator";
import { mailsTo } from "../support/mailbox";
import { openProvider } from "../support/openid";
import { makeVerified, newAddress, type Person, sessionCookieOf, signUp } from "../support/people";
import { openTown, type Town } from "../support/town";

let provider: Awaited<ReturnType<typeof openProvider>>;
let town: Town;
beforeAll(async () => {
  provider = await openProvider("http://localhost/auth/openid/callback");
  town = await openTown({ vars: provider.vars });
});
afterAll(async () => {
  await town.close();
  await provider.close();
});

type Trip = { next?: string; cookie?: string; path?: string };

/** Signs in through the provider in one browser; `cookies` are those it has afterwards. */
async function travel(login: string, { next = "", cookie, path = "/auth/openid" }: Trip = {}) {
  const headers: Record<string, string> = { "CF-Connecting-IP": newAddress() };
  if (cookie) headers.Cookie = cookie;
  const out = await town.post(path, { next }, { headers });
  expect(out.status).toBe(303);
  const pocket = cookieNamed(out, "oauth");
  const back = new URL(await provider.walk(out.headers.get("Location") ?? "", login));
  const carried = [pocket, cookie].filter(Boolean).join("; ");
  const address = back.pathname + back.search;
  const answer = await town.get(address, { headers: { Cookie: carried } });
  return { out, answer, address, pocket, session: sessionCookieOf(answer) };
}

const cookieNamed = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find((one) => one.startsWith(`${name}=`))
    ?.split(";")[0] ?? "";
const toastOf = (answer: Response) => cookieNamed(answer, "flash").split(".")[1];
const isIn = async (cookie: string) =>
  (await town.get("/profile", { headers: { Cookie: cookie } })).status === 200;
const identitiesOf = (person: Person) =>
  town.rows("SELECT provider, subject FROM identities WHERE user_id = ?", person.id);

describe("buttons", () => {
  test("are only shown for configured providers, and the policy allows their forms", async () => {
    const page = await town.get("/auth");
    expect(page.headers.get("Content-Security-Policy")).toContain(`form-action 'self' ${provider.issuer};`);
    const text = await page.text();
    expect(text).toContain("Continue with Town Hall");
    expect(text).not.toContain("Google");
    expect((await town.post("/auth/google")).status).toBe(404);
    expect((await town.get("/auth/google/callback?code=x&state=y")).status).toBe(404);
    expect((await town.get("/auth/openid")).status).toBe(405);
  });

  test("are hidden if nothing is configured", async () => {
    const plain = await openTown();
    try {
      expect(await (await plain.get("/auth")).text()).not.toContain("Continue with");
      expect((await plain.post("/auth/openid")).status).toBe(404);
    } finally {
      await plain.close();
    }
  });
});

describe("signing in through a provider", () => {
  test("uses state, PKCE and a nonce, and a cookie of ten minutes", async () => {
    const out = await town.post("/auth/openid", {});
    const door = new URL(out.headers.get("Location") ?? "").searchParams;
    expect(door.get("code_challenge_method")).toBe("S256");
    for (const name of ["state", "nonce", "code_challenge"]) expect(door.get(name)).toMatch(/^[\w-]{43}$/);
    const set = out.headers.getSetCookie().find((one) => one.startsWith("oauth="));
    expect(set).toMatch(/Max-Age=600; HttpOnly; SameSite=Lax/);
  });

  test("makes an account whose address is verified, and finds it again", async () => {
    provider.join("lola", { email: "Lola@Example.test", name: "Lola" });
    const first = await travel("lola", { next: "/add-hotel", path: "/es/auth/openid" });
    expect(first.answer.headers.get("Location")).toBe("/add-hotel");
    expect(await isIn(first.session)).toBe(true);
    const [row] = await town.rows(
      "SELECT name, users.email, language, email_verified_at > 0 AS verified, password_hash FROM users JOIN profiles USING (id) WHERE users.email = 'lola@example.test'",
    );
    expect(row).toEqual({
      name: "Lola",
      email: "lola@example.test",
      language: "es",
      verified: 1,
      password_hash: null,
    });
    provider.join("lola", { email: "lola.new@example.test", name: "Lola" });
    const again = await travel("lola");
    expect(again.answer.headers.get("Location")).toBe("/");
    const page = await town.get("/profile", { headers: { Cookie: again.session } });
    expect(await page.text()).toContain("lola@example.test");
  });

  test("joins the account of an address that both sides have verified", async () => {
    const person = await makeVerified(town, await signUp(town));
    provider.join("both", { email: person.email });
    const { session } = await travel("both");
    expect(await isIn(session)).toBe(true);
    expect(await identitiesOf(person)).toEqual([{ provider: "openid", subject: "both" }]);
    const subjects = (await mailsTo(town, person.email)).map(({ subject }) => subject);
    expect(subjects).toContain("Town Hall was connected to your account");
  });

  test("is refused if the provider hasn't verified the address", async () => {
    const ours = await makeVerified(town, await signUp(town));
    provider.join("unproven", { email: ours.email, isVerified: false });
    const theirs = await travel("unproven");
    expect(toastOf(theirs.answer)).toBe("providerUnverified");
    expect(theirs.session).toBe("");
    expect(await identitiesOf(ours)).toEqual([]);
  });

  test("still asks for the second factor, and next survives it", async () => {
    const person = await makeVerified(town, await signUp(town));
    const app = await enroll(town, person);
    provider.join("careful", { email: person.email });
    const { answer, session } = await travel("careful", { next: "/profile/security" });
    const path = answer.headers.get("Location") ?? "";
    expect(path).toBe("/auth/second-factor?next=%2Fprofile%2Fsecurity");
    expect(await isIn(session)).toBe(false);
    const form = { code: app.code() };
    const done = await town.post(path, form, { headers: { Cookie: session } });
    expect(done.headers.get("Location")).toBe("/profile/security");
  });

  test("works once, in the browser that started it, with its own state", async () => {
    provider.join("once", { email: "once@example.test" });
    const { address, pocket, answer } = await travel("once");
    expect(cookieNamed(answer, "oauth")).toBe("oauth=");
    const replay = await town.get(address, { headers: { Cookie: pocket } });
    expect(toastOf(replay)).toBe("providerFailed");
    expect(toastOf(await town.get(address))).toBe("providerFailed");
    const other = cookieNamed(await town.post("/auth/openid", {}), "oauth");
    expect(toastOf(await town.get(address, { headers: { Cookie: other } }))).toBe("providerFailed");
    const refused = await town.get("/auth/openid/callback?error=access_denied", {
      headers: { Cookie: pocket },
    });
    expect(toastOf(refused)).toBe("providerFailed");
    expect(refused.headers.get("Location")).toBe("/auth");
    for (const garbage of ["oauth=x", "oauth=bnVsbA==", "oauth=%ff"]) {
      const broken = await town.get(address, { headers: { Cookie: garbage } });
      expect(broken.status).toBe(303);
    }
  });
});

describe("connecting in the profile", () => {
  test("adds the same verified address, renews the session, and can be undone with the password", async () => {
    const person = await makeVerified(town, await signUp(town));
    provider.join("link", { email: person.email });
    const { answer, session } = await travel("link", { cookie: person.cookie });
    expect(answer.headers.get("Location")).toBe("/profile/security");
    expect(toastOf(answer)).toBe("providerLinked");
    expect(await isIn(person.cookie)).toBe(false);
    expect(await isIn(session)).toBe(true);
    const send = { headers: { Cookie: session } };
    expect(await (await town.get("/profile/security", send)).text()).toContain("Disconnect Town Hall");
    const form = { intent: "unlink", provider: "openid", current_password: person.password };
    expect((await town.post("/profile/security", form, send)).status).toBe(303);
    expect(await identitiesOf(person)).toEqual([]);
  });

  test("refuses another address, an unverified one, and somebody else's identity", async () => {
    const person = await makeVerified(town, await signUp(town));
    provider.join("foreign", { email: "foreign@example.test" });
    const foreign = await travel("foreign", { cookie: person.cookie });
    expect(toastOf(foreign.answer)).toBe("providerOtherAddress");
    const unverified = await signUp(town);
    provider.join("mine", { email: unverified.email });
    const mine = await travel("mine", { cookie: unverified.cookie });
    expect(toastOf(mine.answer)).toBe("providerOtherAddress");
    await travel("foreign");
    const taken = await travel("foreign", { cookie: person.cookie });
    expect(toastOf(taken.answer)).toBe("providerTaken");
    expect(await isIn(person.cookie)).toBe(true);
    expect(await identitiesOf(person)).toEqual([]);
  });

  test("never removes the last way to sign in, and asks for a fresh sign-in if there's no password", async () => {
    provider.join("only", { email: "only@example.test" });
    const { session } = await travel("only");
    const send = { headers: { Cookie: session } };
    const unlink = { intent: "unlink", provider: "openid" };
    const refused = await town.post("/profile/security", unlink, send);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("your only way in");
    const now = new Date(Date.now() + 11 * 60_000).toISOString();
    const stale = await town.post("/profile/security", { intent: "export" }, { ...send, now });
    expect(stale.status).toBe(400);
    expect(await stale.text()).toContain("sign in again first");
    const again = await travel("only", { cookie: session });
    expect(toastOf(again.answer)).toBe("confirmedAgain");
    const fresh = { headers: { Cookie: again.session } };
    const set = { intent: "change-password", password: "four quiet herons" };
    const done = await town.post("/profile/security", set, fresh);
    expect(done.status).toBe(303);
    const after = { headers: { Cookie: sessionCookieOf(done) } };
    const form = { ...unlink, current_password: "four quiet herons" };
    expect((await town.post("/profile/security", form, after)).status).toBe(303);
  });
});

test("a provider that's away leads to a message, not a broken page", async () => {
  const lost = await openTown({ vars: { ...provider.vars, OPENID_ISSUER: "http://127.0.0.1:9" } });
  try {
    const out = await lost.post("/auth/openid", {});
    expect(out.status).toBe(303);
    expect(out.headers.get("Location")).toBe("/auth");
    expect(toastOf(out)).toBe("providerFailed");
  } finally {
    await lost.close();
  }
});
