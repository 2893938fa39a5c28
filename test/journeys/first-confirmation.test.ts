import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { selectAccount } from "../../app/server/db/accounts/users";
import { changePassword } from "../../app/server/operations/accounts/change-password";
import { admit } from "../../app/server/operations/accounts/finish-sign-in";
import { createTotpSecret } from "../../app/server/platform/totp";
import { words } from "../support/mail-words";
import { codeIn, linkIn, mailsTo } from "../support/mailbox";
import { openProvider } from "../support/openid";
import { plain } from "../support/page-html";
import {
  makeAdmin,
  makeVerified,
  newAddress,
  type Person,
  sessionCookieOf,
  signIn,
  signUp,
} from "../support/people";
import { newToken, restaurant } from "../support/submissions";
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

const from = () => ({ headers: { "CF-Connecting-IP": newAddress() } });
const isIn = async (cookie: string) =>
  (await town.get("/profile", { headers: { Cookie: cookie } })).status === 200;
const subject = "The account with your address is yours now";
const newsTo = async ({ email }: Person) =>
  (await mailsTo(town, email)).filter((mail) => mail.subject === subject);

/** Someone signs up with another person's address. */
async function squat(): Promise<Person> {
  const person = await signUp(town);
  const profile = { name: "Pirate Pete", whatsapp_number: "+507 6000 0000" };
  await town.post("/profile", profile, { headers: person.headers });
  return person;
}

/** As an older version of the guide allowed: an unconfirmed account with a second factor and a connected account. */
async function lockUp({ id }: Person): Promise<void> {
  await town.rows("INSERT INTO totp_factors VALUES (?, ?, 1, 0, 1)", id, createTotpSecret());
  await town.rows("INSERT INTO recovery_codes VALUES (?, 'a hash', NULL, 1)", id);
  await town.rows("INSERT INTO identities VALUES ('google', ?, ?, 'pete@example.test', 1)", id, id);
}

async function send(person: Person, name: string): Promise<string> {
  const form = { ...restaurant, name, form_token: newToken() };
  const sent = await town.post("/add-restaurant", form, { headers: person.headers });
  expect(sent.status).toBe(303);
  const [row] = await town.rows<{ id: string }>("SELECT id FROM restaurant_listings WHERE name = ?", name);
  return row?.id ?? "";
}

/** Ways to prove that a mailbox is one's own; each returns a form that can be sent repeatedly. */
const doors: Record<string, (email: string, prefix?: string) => Promise<() => Promise<Response>>> = {
  async code(email, prefix = "") {
    await town.post("/auth/code", { email }, from());
    const code = codeIn((await mailsTo(town, email))[0]);
    return () => town.post(`${prefix}/auth/code`, { email, code }, from());
  },
  async link(email, prefix = "") {
    const mails = await mailsTo(town, email);
    const link = prefix + linkIn(mails.find((mail) => mail.subject === "Confirm your email address"));
    return () => town.post(link, { intent: "take-over" }, from());
  },
  async reset(email, prefix = "") {
    await town.post("/auth/recover", { email }, from());
    const link = prefix + linkIn((await mailsTo(town, email))[0]);
    return () => town.post(link, { password: "four quiet herons" }, from());
  },
  async provider(email, prefix = "") {
    provider.join(email, { email });
    const trips = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const out = await town.post(`${prefix}/auth/openid`, {}, from());
        const back = new URL(await provider.walk(out.headers.get("Location") ?? "", email));
        return {
          path: back.pathname + back.search,
          Cookie: out.headers.getSetCookie()[0]?.split(";")[0] ?? "",
        };
      }),
    );
    return async () => {
      const { path, Cookie } = trips.pop() ?? { path: "", Cookie: "" };
      return town.get(path, { headers: { Cookie } });
    };
  },
};

describe.each(Object.keys(doors))("the first confirmation of an address by %s", (door) => {
  const open = async (person: Person, prefix?: string) =>
    (doors[door] as (typeof doors)["code"])(person.email, prefix);

  test.each(["without", "with"])(
    "takes over an account %s a second factor, and signs out everybody else",
    async (factor) => {
      const squatter = await squat();
      if (factor === "with") await lockUp(squatter);
      const form = {
        intent: "change-email",
        email: `mine-${squatter.email}`,
        current_password: squatter.password,
      };
      await town.post("/profile/security", form, { headers: squatter.headers });
      const answer = await (await open(squatter))();
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/profile/sent-before"]);
      const session = sessionCookieOf(answer);
      expect(await isIn(session)).toBe(true);
      expect(await isIn(squatter.cookie)).toBe(false);
      await expect(signIn(town, squatter)).rejects.toThrow();
      const moved = linkIn((await mailsTo(town, form.email))[0]);
      expect((await town.post(moved, { password: squatter.password }, from())).status).toBe(400);
      for (const table of ["totp_factors", "recovery_codes", "mailed_tokens"])
        expect(await town.rows(`SELECT * FROM ${table} WHERE user_id = ?`, squatter.id)).toEqual([]);
      const identities = await town.rows("SELECT provider FROM identities WHERE user_id = ?", squatter.id);
      expect(identities).toEqual(door === "provider" ? [{ provider: "openid" }] : []);
      const page = await (await town.get("/profile", { headers: { Cookie: session } })).text();
      expect(page).not.toContain("Pirate Pete");
      expect(page).not.toContain("6000 0000");
      expect(page).toContain("Verified");
      expect(await newsTo(squatter)).toHaveLength(1);
    },
  );

  test("is in the language of the person who confirms", async () => {
    const squatter = await squat();
    const answer = await (await open(squatter, "/es"))();
    expect(answer.headers.get("Location")).toBe("/es/profile/sent-before");
    const subjects = (await mailsTo(town, squatter.email)).map((mail) => mail.subject);
    expect(subjects[0]).toBe("La cuenta con tu correo ahora es tuya");
  });

  test("twenty at once take over once and send one mail", async () => {
    const squatter = await squat();
    const proof = await open(squatter);
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, proof),
      ...Array.from({ length: 3 }, () => signIn(town, squatter).catch(() => null)),
    ]);
    const statuses = answers.flatMap((answer) => (answer && "status" in answer ? [answer.status] : []));
    expect(statuses.filter((status) => status !== 303 && status !== 400)).toEqual([]);
    const taken =
      "SELECT count(*) AS times FROM audit_log WHERE action = 'account.taken-over' AND subject_id = ?";
    expect(await town.rows(taken, squatter.id)).toEqual([{ times: 1 }]);
    expect(await newsTo(squatter)).toHaveLength(1);
    const ins = answers.flatMap((answer) => (answer && "status" in answer ? [sessionCookieOf(answer)] : []));
    const held = await Promise.all(ins.filter(Boolean).map(isIn));
    expect(held.filter(Boolean).length).toBeGreaterThan(0);
    const [sessions] = await town.rows<{ n: number }>(
      "SELECT count(*) AS n FROM sessions WHERE user_id = ?",
      squatter.id,
    );
    expect(sessions?.n).toBe(held.filter(Boolean).length);
  });

  test("leaves an account alone whose address was confirmed before", async () => {
    const person = await makeVerified(town, await signUp(town));
    const answer = await (await open(person))();
    expect(answer.headers.get("Location")).not.toContain("sent-before");
    if (door !== "reset") {
      expect(await isIn(person.cookie)).toBe(true);
      await signIn(town, person);
    }
    expect(await newsTo(person)).toEqual([]);
  });
});

test("all four ways at once take over once and send one mail", async () => {
  const squatter = await squat();
  const proofs = [];
  for (const open of Object.values(doors)) proofs.push(await open(squatter.email));
  const answers = await Promise.all(proofs.flatMap((proof) => [proof(), proof(), proof()]));
  for (const { status } of answers) expect([303, 400]).toContain(status);
  expect(await newsTo(squatter)).toHaveLength(1);
  expect(await isIn(squatter.cookie)).toBe(false);
});

describe("what the first person still has when the account is taken over", () => {
  test("a password that was checked before opens no session and sets no other", async () => {
    const squatter = await squat();
    const services = town.services();
    const [seen] = await selectAccount(services.db, squatter.id);
    if (!seen) throw new Error("nobody there");
    await (await (doors.code as (typeof doors)["code"])(squatter.email))();
    const device = { userAgent: "", country: "" };
    await admit(services, words, seen, device, { how: "password" });
    expect(await town.rows("SELECT * FROM sessions WHERE user_id = ?", squatter.id)).toHaveLength(1);
    const changed = await changePassword(services, words, seen, "five quiet herons", device);
    expect(changed).toEqual({ ok: false, error: "stale" });
    const [row] = await town.rows("SELECT password_hash FROM users WHERE id = ?", squatter.id);
    expect(row).toEqual({ password_hash: null });
  });
});

describe("a person who signed up themselves loses nothing", () => {
  test("with the code typed while signed in", async () => {
    const person = await signUp(town, { name: "Rosa" });
    await town.post("/auth/code", { email: person.email }, from());
    const code = codeIn((await mailsTo(town, person.email))[0]);
    const answer = await town.post("/auth/code", { email: person.email, code }, { headers: person.headers });
    expect(answer.headers.get("Location")).toBe("/");
    expect(await newsTo(person)).toEqual([]);
    await signIn(town, person);
  });

  test("with the link on another device, and their password", async () => {
    const person = await signUp(town, { name: "Rosa" });
    const link = linkIn((await mailsTo(town, person.email))[0]);
    const page = await (await town.get(link)).text();
    expect(page).toContain('name="password"');
    expect(plain(page)).toContain("This can't be undone");
    expect((await town.post(link, {}, from())).status).toBe(400);
    const wrong = await town.post(link, { password: "not the password" }, from());
    expect(wrong.status).toBe(400);
    expect(plain(await wrong.text())).toContain("That isn't the password of this account");
    const answer = await town.post(link, { password: person.password }, from());
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/profile"]);
    for (const cookie of [person.cookie, sessionCookieOf(answer)]) expect(await isIn(cookie)).toBe(true);
    expect(await (await town.get("/profile", { headers: person.headers })).text()).toContain("Verified");
    expect(await newsTo(person)).toEqual([]);
    expect((await town.post(link, { intent: "take-over" }, from())).headers.get("Location")).toBe("/auth");
    expect(await isIn(person.cookie)).toBe(true);
  });

  test("and the mail says beforehand what a code would clear", async () => {
    const person = await signUp(town);
    await town.post("/auth/code", { email: person.email }, from());
    expect((await mailsTo(town, person.email))[0]?.text).toContain("Nobody has confirmed this address yet");
    await makeVerified(town, person);
    await town.post("/auth/recover", { email: person.email }, from());
    expect((await mailsTo(town, person.email))[0]?.text).not.toContain("Nobody has confirmed");
  });
});

describe("what was submitted before the address was confirmed", () => {
  const mark = "Sent before the address was confirmed";
  let admin: Person;
  beforeAll(async () => {
    admin = await makeAdmin(town);
  });

  async function prepared(name: string) {
    const squatter = await squat();
    const [waiting, approved] = [
      await send(squatter, `${name} waiting`),
      await send(squatter, `${name} public`),
    ];
    const decision = { intent: "approve" };
    await town.post(`/admin/submissions/restaurant/${approved}`, decision, { headers: admin.headers });
    const answer = await (await (doors.code as (typeof doors)["code"])(squatter.email))();
    return { squatter, waiting, approved, headers: { Cookie: sessionCookieOf(answer) } };
  }
  const queue = async (words: string) =>
    (await town.get(`/admin/submissions?q=${words}`, { headers: admin.headers })).text();
  const rowOf = async (id: string) =>
    (
      await town.rows(
        "SELECT user_id, status, waiting_since IS NOT NULL AS waits, deleted_at IS NULL AS there FROM restaurant_listings WHERE id = ?",
        id,
      )
    )[0];

  test("stays in the queue, marked as such", async () => {
    const { waiting } = await prepared("Marked");
    const honest = await signUp(town);
    const other = await send(honest, "Honest waiting");
    expect(await queue("Marked")).toContain(mark);
    expect(await queue("Honest")).not.toContain(mark);
    const screen = (id: string) =>
      town.get(`/admin/submissions/restaurant/${id}`, { headers: admin.headers }).then((page) => page.text());
    expect(await screen(waiting)).toContain(mark);
    expect(await screen(other)).not.toContain(mark);
    expect(
      await (await town.get("/es/admin/submissions?q=Marked", { headers: admin.headers })).text(),
    ).toContain("Enviada antes de confirmarse el correo");
  });

  test('is withdrawn by "That wasn\'t me", however often; public things stay without an owner', async () => {
    const { squatter, waiting, approved, headers } = await prepared("Disowned");
    const page = await (await town.get("/profile/sent-before", { headers })).text();
    for (const text of ["Disowned waiting", "Disowned public", "That wasn&#x27;t me"])
      expect(page).toContain(text);
    const mine = await send(
      { ...squatter, headers: { ...headers, "CF-Connecting-IP": newAddress() } },
      "Disowned not",
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => town.post("/profile/sent-before", { intent: "disown" }, { headers })),
    );
    for (const { status } of answers) expect(status).toBe(303);
    expect(await rowOf(waiting)).toEqual({ user_id: null, status: "pending", waits: 0, there: 0 });
    expect(await rowOf(approved)).toEqual({ user_id: null, status: "approved", waits: 0, there: 1 });
    expect(await rowOf(mine)).toEqual({ user_id: squatter.id, status: "pending", waits: 1, there: 1 });
    expect(await queue("Disowned")).not.toContain("Disowned waiting");
    const done =
      "SELECT count(*) AS times FROM audit_log WHERE action = 'sent-before.disowned' AND subject_id = ?";
    expect(await town.rows(done, squatter.id)).toEqual([{ times: 1 }]);
    expect(await (await town.get("/profile/sent-before", { headers })).text()).not.toContain("That wasn");
  });

  test("can be kept, and public things can be deleted too", async () => {
    const kept = await prepared("Kept");
    await town.post("/profile/sent-before", { intent: "keep" }, { headers: kept.headers });
    expect(await rowOf(kept.waiting)).toMatchObject({ user_id: kept.squatter.id, waits: 1 });
    expect(await queue("Kept")).not.toContain(mark);
    const taken = await prepared("Taken");
    const form = { intent: "disown", remove_listings: "on" };
    await town.post("/profile/sent-before", form, { headers: taken.headers });
    expect(await rowOf(taken.approved)).toMatchObject({ there: 0 });
  });

  test("isn't shown to others, nor if nothing was taken over", async () => {
    expect((await town.get("/profile/sent-before")).headers.get("Location")).toContain("/auth?next=");
    const person = await signUp(town);
    const id = await send(person, "Nothing taken");
    await town.post("/profile/sent-before", { intent: "disown" }, { headers: person.headers });
    expect(await rowOf(id)).toMatchObject({ user_id: person.id, waits: 1, there: 1 });
  });
});
