import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { undoSpan } from "../../app/rules/places/own-listings";
import { localDate } from "../../app/rules/time/panama-time";
import { removeEvents } from "../../app/server/operations/events/delete-event";
import { removeListings } from "../../app/server/operations/places/remove-listings";
import { sweep } from "../../app/server/operations/site/sweep";
import { hashToken } from "../../app/server/platform/tokens";
import { enroll } from "../support/authenticator";
import { hold } from "../support/events";
import { linkIn, mailsTo } from "../support/mailbox";
import { plain } from "../support/page-html";
import { makeVerified, newAddress, type Person, sessionCookieOf, signIn, signUp } from "../support/people";
import { addRestaurant } from "../support/places";
import { restaurant } from "../support/submissions";
import { waitForWholeSpan } from "../support/throttle-span";
import { openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const send = (person: Person, form: Record<string, string>) =>
  town.post("/profile/security", form, { headers: person.headers });
const guarded = (person: Person, form: Record<string, string>) =>
  send(person, { ...form, current_password: person.password });
const subjectsTo = async (email: string) => (await mailsTo(town, email)).map(({ subject }) => subject);

describe("security settings ask for the password again", () => {
  test.each([
    "change-password",
    "change-email",
    "enroll-totp",
    "verify-totp",
    "unenroll-totp",
    "new-recovery-codes",
    "unlink",
    "revoke-session",
    "export",
    "delete-account",
  ])("%s", async (intent) => {
    const person = await signUp(town);
    const form = { intent, password: "four quiet herons", email: "new@example.test", code: "000000" };
    const without = await send(person, form);
    expect(without.status).toBe(400);
    expect(await without.text()).toContain("Password is required");
    const wrong = await send(person, { ...form, current_password: "not the password" });
    expect(wrong.status).toBe(400);
    expect(plain(await wrong.text())).toContain("Your current password isn't right");
    expect((await town.get("/profile", { headers: person.headers })).status).toBe(200);
  });

  test("and gives up after ten wrong ones", async () => {
    await waitForWholeSpan();
    const person = await signUp(town);
    const form = { intent: "export", current_password: "not the password" };
    for (let i = 0; i < 10; i++) expect((await send(person, form)).status).toBe(400);
    const refused = await guarded(person, { intent: "export" });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
  });

  test("and an unknown intent is a bad request", async () => {
    const person = await signUp(town);
    expect((await guarded(person, { intent: "constructor" })).status).toBe(400);
  });
});

describe("a password given for one thing", () => {
  const field = (intent: string) => `id="${intent}-current_password"`;
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const move = (person: Person) => ({ intent: "change-email", email: `moved-${person.email}` });

  test("counts for the others within ten minutes, and the page says so and asks for no more", async () => {
    const person = await signUp(town);
    expect((await send(person, move(person))).status).toBe(400);
    const page = await (await town.get("/profile/security", { headers: person.headers })).text();
    expect(page).toContain(field("change-email"));
    const exported = await guarded(person, { intent: "export" });
    expect(exported.status).toBe(200);
    const after = await (await town.get("/profile/security", { headers: person.headers })).text();
    expect(plain(after)).toContain("We know it's you");
    for (const intent of ["change-email", "change-password", "export"])
      expect(after).not.toContain(field(intent));
    const spanish = await (await town.get("/es/profile/security", { headers: person.headers })).text();
    expect(spanish).toContain("Sabemos que eres tú");
    expect((await send(person, move(person))).status).toBe(303);
  });

  test("isn't required on the page that answers it", async () => {
    const person = await signUp(town);
    const refused = await guarded(person, { intent: "change-email", email: person.email });
    expect(refused.status).toBe(400);
    expect(await refused.text()).not.toContain(field("change-email"));
  });

  test("isn't remembered longer than that", async () => {
    const person = await signUp(town);
    await guarded(person, { intent: "export" });
    const send = { headers: person.headers, now: later(11) };
    expect((await town.post("/profile/security", move(person), send)).status).toBe(400);
  });

  test("isn't valid in other sessions, nor in one that begins with a new password", async () => {
    const person = await signUp(town);
    const phone = await signIn(town, person);
    await guarded(person, { intent: "export" });
    expect((await send(phone, move(person))).status).toBe(400);
    const changed = await guarded(person, { intent: "change-password", password: "four quiet herons" });
    const headers = { Cookie: sessionCookieOf(changed) };
    expect((await town.post("/profile/security", { intent: "export" }, { headers })).status).toBe(400);
  });

  test("doesn't make a wrong one right, and doesn't delete an account", async () => {
    const person = await signUp(town);
    await guarded(person, { intent: "export" });
    const wrong = await send(person, { ...move(person), current_password: "not the password" });
    expect(wrong.status).toBe(400);
    expect(plain(await wrong.text())).toContain("Your current password isn't right");
    const deleted = await send(person, { intent: "delete-account" });
    expect(deleted.status).toBe(400);
    expect(await deleted.text()).toContain(field("delete-account"));
  });
});

test("a new password signs in, the old one does not, and a weak one is explained", async () => {
  const person = await makeVerified(town, await signUp(town, { name: "Guillermina" }));
  const weak = await guarded(person, { intent: "change-password", password: "guillermina1" });
  expect(weak.status).toBe(400);
  expect(await weak.text()).toContain("little more than your own name or email");
  const done = await guarded(person, { intent: "change-password", password: "four quiet herons" });
  expect(done.headers.get("Location")).toBe("/profile/security");
  const here = { headers: { Cookie: sessionCookieOf(done) } };
  expect((await town.get("/profile", here)).status).toBe(200);
  await expect(signIn(town, person)).rejects.toThrow();
  await signIn(town, { ...person, password: "four quiet herons" });
  expect(await subjectsTo(person.email)).toContain("Your password was changed");
});

test("a new address takes effect once it's confirmed, and the old one is notified", async () => {
  const person = await makeVerified(town, await signUp(town));
  const email = `moved-${person.email}`;
  const asked = await guarded(person, { intent: "change-email", email: ` ${email.toUpperCase()} ` });
  expect(asked.headers.get("Location")).toBe("/profile/security");
  expect(await subjectsTo(person.email)).toContain("Your email address is about to change");
  await signIn(town, person);
  const link = linkIn((await mailsTo(town, email))[0]);
  expect((await town.get(link)).status).toBe(200);
  await signIn(town, person);
  const pressed = await town.post(link, {}, { headers: person.headers });
  expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, "/auth"]);
  expect(pressed.headers.getSetCookie().join()).toContain("addressChanged");
  await expect(signIn(town, person)).rejects.toThrow();
  const moved = await signIn(town, { ...person, email });
  const again = await town.post(link, {}, { headers: moved.headers });
  expect([again.status, again.headers.get("Location")]).toEqual([303, "/profile"]);
  expect(await (await town.get("/profile", { headers: moved.headers })).text()).toContain("Verified");
  expect(await subjectsTo(person.email)).toContain("Your email address was changed");
});

test("a link to a new address, opened elsewhere, asks for the account's password", async () => {
  const person = await signUp(town);
  const email = `elsewhere-${person.email}`;
  await guarded(person, { intent: "change-email", email });
  const link = linkIn((await mailsTo(town, email))[0]);
  const opened = await (await town.get(link)).text();
  expect(opened).toContain('name="password"');
  expect(opened).not.toContain("sign up");
  const elsewhere = { headers: { "CF-Connecting-IP": newAddress() } };
  const forms: Record<string, string>[] = [{}, { password: "not the password" }, { intent: "take-over" }];
  for (const form of forms) await town.post(link, form, elsewhere);
  await signIn(town, person);
  const done = await town.post(link, { password: person.password }, elsewhere);
  expect([done.status, done.headers.get("Location")]).toEqual([303, "/profile"]);
  await signIn(town, { ...person, email });
});

test("somebody else's address is neither revealed nor taken", async () => {
  const [person, other] = [await signUp(town), await signUp(town)];
  const asked = await guarded(person, { intent: "change-email", email: other.email });
  expect(asked.headers.get("Location")).toBe("/profile/security");
  expect(await subjectsTo(other.email)).toEqual(["Confirm your email address"]);
  await signIn(town, person);
});

test("an account with an unconfirmed address can't set up a second factor, and explains why", async () => {
  const person = await signUp(town);
  const page = await (await town.get("/profile/security", { headers: person.headers })).text();
  expect(page).toContain("Confirm your email address first");
  expect(page).toContain('action="/auth/verify/resend"');
  expect(page).not.toContain('value="enroll-totp"');
  const refused = await guarded(person, { intent: "enroll-totp" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Confirm your email address first");
  await town.rows("INSERT INTO totp_factors VALUES (?, 'AAAA', NULL, 0, ?)", person.id, Date.now());
  const late = await send(person, { intent: "verify-totp", code: "000000" });
  expect(await late.text()).toContain("Confirm your email address first");
});

test("the second factor is set up, renewed and removed, with a mail each time", async () => {
  const person = await makeVerified(town, await signUp(town));
  const page = await (await guarded(person, { intent: "enroll-totp" })).text();
  expect(page).toMatch(/<svg[^>]*viewBox[^>]*role="img"/);
  expect(page).not.toContain("style=");
  const wrong = await send(person, { intent: "verify-totp", code: "000000" });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("QR code");
  const app = await enroll(town, person);
  const page2 = await (await town.get("/profile/security", { headers: person.headers })).text();
  expect(page2).toContain("10 recovery codes left");
  for (const code of app.recoveryCodes) expect(page2).not.toContain(code);
  expect((await guarded(person, { intent: "enroll-totp" })).status).toBe(400);

  const renewed = await (await guarded(person, { intent: "new-recovery-codes" })).text();
  const codes = new Set(renewed.match(/\b[A-Z2-7]{5}-[A-Z2-7]{5}\b/g));
  expect(codes.size).toBe(10);
  expect(app.recoveryCodes.some((code) => codes.has(code))).toBe(false);

  const removed = await guarded(person, { intent: "unenroll-totp" });
  expect(removed.headers.get("Location")).toBe("/profile/security");
  await signIn(town, person);
  const subjects = await subjectsTo(person.email);
  for (const news of ["Two-step sign-in is on", "You have new recovery codes", "Two-step sign-in is off"]) {
    expect(subjects).toContain(news);
  }
});

test("an enrolment that began long ago asks for the password again", async () => {
  const person = await makeVerified(town, await signUp(town));
  await guarded(person, { intent: "enroll-totp" });
  const now = new Date(Date.now() + 11 * 60_000).toISOString();
  const form = { intent: "verify-totp", code: "000000" };
  const answer = await town.post("/profile/security", form, { headers: person.headers, now });
  expect(await answer.text()).toContain("Password is required");
});

test("devices are listed, one can be signed out, and another person's can't", async () => {
  const person = await signUp(town);
  const stranger = await signUp(town);
  const other = await signIn(town, person);
  const idOf = async (one: Person, order: string) => {
    const query = `SELECT id FROM sessions WHERE user_id = ? ORDER BY created_at ${order}`;
    return (await town.rows<{ id: string }>(query, one.id))[0]?.id ?? "";
  };
  const theirs = await idOf(stranger, "ASC");
  expect((await guarded(person, { intent: "revoke-session", id: theirs })).status).toBe(404);
  expect((await town.get("/profile", { headers: stranger.headers })).status).toBe(200);
  const ended = await guarded(person, { intent: "revoke-session", id: await idOf(person, "DESC") });
  expect(ended.status).toBe(303);
  expect((await town.get("/profile", { headers: other.headers })).status).toBe(302);
  expect((await town.get("/profile", { headers: person.headers })).status).toBe(200);
});

test("a new device triggers a mail, a known one doesn't", async () => {
  const person = await makeVerified(town, await signUp(town));
  await signIn(town, person);
  expect(await subjectsTo(person.email)).toEqual(["Confirm your email address"]);
  const form = { intent: "sign-in", email: person.email, password: person.password };
  const phone = { "User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari/604.1" };
  for (let i = 0; i < 2; i++) {
    await town.post("/auth", form, { headers: { ...phone, "CF-Connecting-IP": newAddress() } });
  }
  const subjects = await subjectsTo(person.email);
  expect(subjects.filter((subject) => subject === "A new device signed in")).toHaveLength(1);
});

test("an unconfirmed address gets no mail about the account opened with it", async () => {
  const person = await signUp(town);
  const form = { intent: "sign-in", email: person.email, password: person.password };
  for (const device of ["iPhone; CPU iPhone OS 18_0", "Linux; Android 15", "Windows NT 10.0"]) {
    const headers = { "User-Agent": `Mozilla/5.0 (${device})`, "CF-Connecting-IP": newAddress() };
    expect((await town.post("/auth", form, { headers })).status).toBe(303);
  }
  const current_password = person.password;
  await guarded(person, { intent: "change-email", current_password, email: "elsewhere@example.test" });
  const password = "four green waves";
  const changed = await guarded(person, { intent: "change-password", current_password, password });
  expect(changed.status).toBe(303);
  expect(await subjectsTo(person.email)).toEqual(["Confirm your email address"]);
});

test("an address gets at most three confirmation mails a day for changes, from any account", async () => {
  await waitForWholeSpan();
  const email = "wanted@example.test";
  const ask = async () => {
    const person = await signUp(town);
    return guarded(person, { intent: "change-email", current_password: person.password, email });
  };
  const answers = [await ask(), await ask(), await ask(), await ask()];
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 429]);
  expect(await mailsTo(town, email)).toHaveLength(3);
});

test("an address gets mails for at most ten new accounts a day, from anywhere", async () => {
  await waitForWholeSpan();
  const answers: number[] = [];
  for (let number = 0; number < 11; number++) {
    const form = {
      intent: "sign-up",
      name: "Max",
      email: `max+${number}@gmail.com`,
      password: "beep boop beep",
    };
    const answer = await town.post("/auth", form, { headers: { "CF-Connecting-IP": newAddress() } });
    answers.push(answer.status);
  }
  expect(answers).toEqual([...Array(10).fill(303), 429]);
});

test("the export contains all of a person's data and no secret", async () => {
  const person = await signUp(town);
  await enroll(town, person);
  await hold(town, { owner: person.id, title: "Beach clean-up" });
  const answer = await guarded(person, { intent: "export" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(answer.headers.get("Content-Disposition")).toContain("attachment");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  const text = await answer.text();
  const held = JSON.parse(text);
  expect(held.profile).toMatchObject({ id: person.id, email: person.email, name: person.name });
  expect(held.sessions).toHaveLength(1);
  expect(held).toHaveProperty("restaurants", []);
  expect(held.events).toMatchObject([{ title: "Beach clean-up", status: "approved" }]);
  expect(held.events[0]).not.toHaveProperty("reviewed_by");
  expect(held).toHaveProperty("newsletter", []);
  expect(text).not.toMatch(/token|scrypt|secret|hash/);
});

test("the export only includes the newsletter if the address is confirmed", async () => {
  const person = await signUp(town);
  await town.post("/newsletter", { email: person.email, returnTo: "/" }, { headers: person.headers });
  const letters = async () =>
    JSON.parse(await (await guarded(person, { intent: "export" })).text()).newsletter;
  expect(await letters()).toEqual([]);
  await makeVerified(town, person);
  expect(await letters()).toMatchObject([{ email: person.email }]);
});

describe("an account that is deleted", () => {
  test("is gone along with everything pending, and its public listings lose their owner's name", async () => {
    const person = await signUp(town);
    await publish(person, "approved");
    await publish(person, "pending");
    await publish(person, "rejected");
    const gone = await guarded(person, { intent: "delete-account" });
    expect(gone.headers.get("Location")).toBe("/");
    expect((await town.get("/profile", { headers: person.headers })).status).toBe(302);
    await expect(signIn(town, person)).rejects.toThrow();
    const left = [{ status: "approved", user_id: null }];
    expect(await listingsNamed(person)).toEqual(left);
    await removeMarked();
    expect(
      await town.rows("SELECT status, user_id FROM business_listings WHERE name = ?", person.email),
    ).toEqual(left);
    for (const table of ["profiles", "sessions", "users", "devices", "mailed_tokens"]) {
      const key = ["profiles", "users"].includes(table) ? "id" : "user_id";
      expect(await town.rows(`SELECT * FROM ${table} WHERE ${key} = ?`, person.id)).toEqual([]);
    }
    expect(await subjectsTo(person.email)).toContain("Your account is deleted");
    expect((await signUp(town, { email: person.email })).id).not.toBe(person.id);
  });

  test("deletes its public listings too, if asked to", async () => {
    const person = await signUp(town);
    await publish(person, "approved");
    await guarded(person, { intent: "delete-account", remove_listings: "on" });
    expect(await listingsNamed(person)).toEqual([]);
  });

  test("deletes its events too: people with reminders are notified, and their address is free", async () => {
    const person = await signUp(town);
    const guest = await signUp(town);
    const day = localDate(new Date(Date.now() + 5 * 86_400_000));
    const made = await hold(town, { owner: person.id, title: "Farewell", event_date: day, now: new Date() });
    await town.post(`/events/farewell/${day}/reminder`, { intent: "remind" }, { headers: guest.headers });
    await guarded(person, { intent: "delete-account", remove_listings: "on" });
    expect((await town.get("/events/farewell")).status).toBe(404);
    await town.run({ cron: "* * * * *", at: new Date() });
    expect((await subjectsTo(guest.email)).join()).toContain("Farewell");
    await removeMarked();
    for (const table of ["events", "event_slugs", "event_reminders"]) {
      const key = table === "events" ? "id" : "event_id";
      expect(await town.rows(`SELECT * FROM ${table} WHERE ${key} = ?`, made.id)).toEqual([]);
    }
  });

  test("leaves nothing of the person in any table, including subscribers and the log", async () => {
    const person = await makeVerified(town, await signUp(town, { name: "Hermenegilda Quirós" }));
    const { id } = await addRestaurant(town, {
      user_id: person.id,
      name: "Fonda Hermenegilda",
      whatsapp: "6123-4567",
    });
    const edited = { ...restaurant, name: "Casa Hermenegilda", whatsapp: "6765-4321" };
    await town.post(`/my-listings/restaurant/${id}/edit`, edited, { headers: person.headers });
    await send(person, {
      intent: "change-email",
      current_password: person.password,
      email: "hermenegilda@new.test",
    });
    await town.post("/newsletter", { email: person.email });
    const confirmation = (await mailsTo(town, person.email)).find(({ text }) =>
      text.includes("/newsletter/"),
    );
    await town.post(linkIn(confirmation));
    const exported = await (await guarded(person, { intent: "export" })).text();
    expect(exported).toContain("6765-4321");
    expect(JSON.parse(exported).log.map(({ action }: { action: string }) => action)).toContain(
      "listing.publish",
    );

    await guarded(person, { intent: "delete-account", remove_listings: "on" });
    await removeMarked();
    const tables = await town.rows<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
    );
    const left: Record<string, unknown[]> = {};
    for (const { name } of tables) {
      const rows = await town.rows(`SELECT * FROM ${name}`);
      const theirs = rows.filter((row) =>
        [/hermenegilda/i, /6123-?4567/, /6765-?4321/, new RegExp(person.email)].some((told) =>
          told.test(JSON.stringify(row)),
        ),
      );
      if (theirs.length > 0) left[name] = theirs;
    }
    expect(left).toMatchObject({ outbox: [{ subject: "Your account is deleted" }] });
    expect(Object.keys(left)).toEqual(["outbox"]);
    expect(await town.rows("SELECT action FROM audit_log WHERE subject_id = ?", id)).not.toEqual([]);
    const hash = await hashToken(person.email);
    expect(
      await town.rows("SELECT since FROM newsletter_refusals WHERE address_hash = ?", hash),
    ).toHaveLength(1);
  });

  test("doesn't end a subscription if the address was never confirmed", async () => {
    const person = await signUp(town);
    await town.post("/newsletter", { email: person.email });
    await guarded(person, { intent: "delete-account" });
    const reader = "SELECT email FROM newsletter_subscriptions WHERE email = ?";
    expect(await town.rows(reader, person.email)).toHaveLength(1);
  });

  test("removes personal data that an earlier release logged, and keeps the entries", async () => {
    const [person, other] = [await signUp(town), await signUp(town)];
    const hourOld = Date.now() - 2 * 3_600_000;
    const write = (id: string, kind: string, subject: string) =>
      town.rows(
        "INSERT INTO audit_log (id, at, action, subject_kind, subject_id, before, after) VALUES (?, ?, 'old', ?, ?, '{\"phone\":1}', '{\"phone\":2}')",
        ...[id, hourOld, kind, subject],
      );
    const { id } = await addRestaurant(town, { user_id: person.id });
    await write("theirs", "restaurant", id);
    await write("others", "user", other.id);
    await write("nobodys", "restaurant", "removed long ago");
    await write("the guide's", "words", "hero.title");
    await sweep(town.services(), new Date());
    const told = () =>
      town.rows("SELECT id, before ->> 'phone' AS phone FROM audit_entries WHERE action = 'old' ORDER BY id");
    const kept = { others: 1, "the guide's": 1 };
    const expected = (phones: Record<string, number>) =>
      ["nobodys", "others", "the guide's", "theirs"].map((one) => ({ id: one, phone: phones[one] ?? null }));
    expect(await told()).toEqual(expected({ ...kept, nobodys: 1, theirs: 1 }));
    expect(await town.rows("SELECT id FROM audit_log WHERE action = 'old' AND before IS NOT NULL")).toEqual([
      { id: "the guide's" },
    ]);
    await guarded(person, { intent: "delete-account" });
    await sweep(town.services(), new Date(Date.now() + 86_400_000));
    expect(await told()).toEqual(expected(kept));
    for (const change of ["SET action = 'new'", "SET before = '{}'", "SET before = NULL"]) {
      await expect(town.rows(`UPDATE audit_log ${change} WHERE id = 'the guide''s'`), change).rejects.toThrow(
        /append-only/,
      );
    }
    await expect(town.rows("DELETE FROM audit_log WHERE id = 'theirs'")).rejects.toThrow(/append-only/);
    await expect(
      town.rows("UPDATE audit_log SET at = 1, before = NULL, after = NULL WHERE id = 'theirs'"),
    ).rejects.toThrow(/append-only/);
  });

  const removeMarked = async () => {
    const later = new Date(Date.now() + undoSpan + 60_000);
    await removeListings(town.services(), later);
    await removeEvents(town.services(), later);
  };
  const publish = (person: Person, status: string) =>
    town.rows(
      `INSERT INTO business_listings (id, slug, user_id, form_token, status, language, name, category, address, created_at, updated_at)
       VALUES (?1, ?1, ?2, ?1, ?3, 'en', ?4, 'Retail', 'Main road', 1, 1)`,
      `${person.id}-${status}`,
      person.id,
      status,
      person.email,
    );
  const listingsNamed = (person: Person) =>
    town.rows(
      "SELECT status, user_id FROM business_listings WHERE name = ? AND deleted_at IS NULL",
      person.email,
    );
});

test("every action is logged in one entry, without secrets", async () => {
  const person = await signUp(town);
  await guarded(person, { intent: "change-password", password: "four quiet herons" });
  const log = await town.rows<{ action: string }>(
    "SELECT * FROM audit_entries WHERE subject_id = ? ORDER BY line",
    person.id,
  );
  expect(log.map(({ action }) => action)).toEqual(["account.created", "password.changed"]);
  expect(JSON.stringify(log)).not.toMatch(/heron|waves|scrypt|@/);
});
