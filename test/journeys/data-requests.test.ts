import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linkIn, mailsTo } from "../support/mailbox";
import { plain, tags } from "../support/page-html";
import {
  changeRole,
  makeAdmin,
  makeVerified,
  newAddress,
  type Person,
  signIn,
  signUp,
} from "../support/people";
import { addRestaurant } from "../support/places";
import { newToken } from "../support/submissions";
import { openTown, type Town } from "../support/town";

let town: Town;
let admin: Person;
beforeAll(async () => {
  town = await openTown();
  admin = await makeAdmin(town, { name: "Rosa" });
});
afterAll(() => town.close());

type Kind = "export" | "delete";
const day = 24 * 60 * 60_000;
const post = (path: string, form: Record<string, string> = {}, who?: Person, now?: string) =>
  town.post(path, form, { now, headers: who?.headers ?? { "CF-Connecting-IP": newAddress() } });
const act = (id: string, form: Record<string, string>, who = admin) => post(`/admin/people/${id}`, form, who);
const ask = (person: Person, request: Kind, who = admin) =>
  act(person.id, { intent: "ask-data", request }, who);
const newcomer = async (given: Partial<Person> = {}) => makeVerified(town, await signUp(town, given));
const linkTo = async (email: string) => linkIn((await mailsTo(town, email))[0]);
/** The mailed link of a request. */
const linkFor = async (person: Person, kind: Kind) => {
  expect((await ask(person, kind)).status).toBe(303);
  return linkTo(person.email);
};
const links = (email: string) =>
  town.rows("SELECT 1 FROM outbox WHERE recipient = ? AND cause LIKE 'data-request:%'", email);
const text = async (path: string, who?: Person) =>
  plain(await (await town.get(path, { headers: who?.headers })).text());
const isThere = async ({ id }: Person) =>
  (await town.rows("SELECT 1 FROM users WHERE id = ?", id)).length === 1;
const log = (id: string) =>
  town.rows(
    "SELECT action, actor_id, before, after FROM audit_entries WHERE subject_id = ? ORDER BY line DESC",
    id,
  );

describe("A request for a person's data", () => {
  test("gives the profile's own file to the mailbox's owner, after a press and not by opening the link", async () => {
    const ana = await newcomer({ name: "Ana" });
    const own: Record<string, unknown> = await (
      await post("/profile/security", { intent: "export", current_password: ana.password }, ana)
    ).json();
    const link = await linkFor(ana, "export");
    const [mail] = await mailsTo(town, ana.email);
    expect(mail?.text).toContain("If it wasn't you who asked, do nothing");
    expect((await log(ana.id))[0]).toMatchObject({
      action: "data.asked",
      actor_id: admin.id,
      before: '{"request":null}',
      after: expect.stringMatching(/^{"request":"export","expires_at":\d+}$/),
    });
    const page = await town.get(link);
    expect([page.status, page.headers.get("Referrer-Policy"), page.headers.get("Cache-Control")]).toEqual([
      ...[200, "no-referrer"],
      expect.stringContaining("no-store"),
    ]);
    expect(await text(`/es${link}`)).toContain(`Todo lo que la guía guarda sobre ${ana.email}`);
    expect(await text(`/admin/people/${ana.id}`, admin)).toMatch(
      /Their data, asked for on [^.]+\. The link works until/,
    );
    const file = await post(link);
    expect(file.headers.get("Content-Disposition")).toContain("attachment");
    const { profile, log: lines, data_requests, ...rest } = (await file.json()) as Record<string, unknown>;
    expect({ ...rest, exported_at: "", sessions: [] }).toEqual({
      ...Object.fromEntries(Object.keys(rest).map((name) => [name, own[name]])),
      exported_at: "",
      sessions: [],
    });
    expect(Object.keys(own).toSorted()).toEqual(
      [...Object.keys(rest), "profile", "log", "data_requests"].toSorted(),
    );
    expect([profile, data_requests]).toEqual([
      expect.objectContaining({ email: ana.email }),
      [expect.objectContaining({ kind: "export" })],
    ]);
    expect(lines).toEqual(expect.arrayContaining([expect.objectContaining({ action: "data.asked" })]));
    expect((await log(ana.id))[0]).toMatchObject({
      action: "exported",
      after: JSON.stringify({ request: "export", asked_by: admin.id }),
    });
    expect(await text(`/es/admin/people/${ana.id}`, admin)).toContain("Se llevó el archivo el");
  });

  test("never deletes anybody, whatever its form says", async () => {
    const bea = await newcomer();
    const link = await linkFor(bea, "export");
    const forms: Record<string, string>[] = [
      { intent: "delete-account" },
      { request: "delete", kind: "delete", remove_listings: "on" },
    ];
    for (const form of forms) expect((await post(link, form)).headers.get("Content-Type")).toContain("json");
    expect(await isThere(bea)).toBe(true);
  });
});

describe("A request to be deleted", () => {
  test("works like the profile's, once even if pressed twice, and is logged with who asked", async () => {
    const carla = await newcomer({ name: "Carla" });
    const stays = await addRestaurant(town, { user_id: carla.id, name: "Queda" });
    const pending = { status: "pending" as const, approved_at: null, waiting_since: 1 };
    const goes = await addRestaurant(town, { ...pending, user_id: carla.id, name: "Se va" });
    const link = await linkFor(carla, "delete");
    for (const path of [link, `/es${link}`]) expect((await town.get(path)).status).toBe(200);
    expect(await isThere(carla)).toBe(true);
    const answers = await Promise.all([post(link), post(link)]);
    // The slower request finds the account, or at least the link, gone.
    const [first, second] = answers.map(({ status }) => status).toSorted();
    expect(first).toBe(200);
    expect([200, 400]).toContain(second);
    expect(await isThere(carla)).toBe(false);
    const rows = await town.rows(
      "SELECT id, user_id, deleted_at IS NOT NULL AS gone FROM restaurant_listings WHERE id IN (?, ?)",
      stays.id,
      goes.id,
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: stays.id, user_id: null, gone: 0 },
        { id: goes.id, user_id: null, gone: 1 },
      ]),
    );
    expect((await mailsTo(town, carla.email)).map(({ subject }) => subject)).toEqual([
      "Your account is deleted",
    ]);
    const lines = await log(carla.id);
    expect(lines.map(({ action }) => action).slice(0, 3)).toEqual([
      ...["account.deleted", "data.answered", "data.asked"],
    ]);
    expect(lines.filter(({ action }) => action === "account.deleted")).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      before: JSON.stringify({ request: "delete", asked_by: admin.id }),
      after: '{"removeListings":false}',
    });
    expect((await town.get(link)).status).toBe(400);
    expect(await text(`/es${link}`)).toContain("Este enlace ya no sirve");
  });

  test("also deletes public listings if the owner chose so, even for a paused account", async () => {
    const dora = await newcomer();
    const { id } = await addRestaurant(town, { user_id: dora.id, name: "De Dora" });
    await act(dora.id, { intent: "pause", reason: "Spam" });
    const inside = await signIn(town, dora);
    const done = await post(await linkFor(dora, "delete"), { remove_listings: "on" }, inside);
    expect([done.status, plain(await done.text())]).toEqual([
      200,
      expect.stringContaining("Your account is deleted"),
    ]);
    expect(done.headers.getSetCookie().join()).toMatch(/session=;/);
    const [row] = await town.rows("SELECT deleted_at FROM restaurant_listings WHERE id = ?", id);
    expect(row?.deleted_at).not.toBeNull();
  });

  test("never deletes the last admin", async () => {
    const eli = await newcomer();
    const link = await linkFor(eli, "delete");
    await changeRole(town, eli.email, "grant");
    await town.rows("DELETE FROM user_roles WHERE user_id <> ?", eli.id);
    const refused = await post(link);
    expect([refused.status, plain(await refused.text())]).toEqual([
      409,
      expect.stringContaining("You're the guide's only admin now"),
    ]);
    expect(await isThere(eli)).toBe(true);
    await changeRole(town, admin.email, "grant");
    admin = await signIn(town, admin);
    expect((await post(link)).status).toBe(200);
    expect(await isThere(eli)).toBe(false);
  });
});

describe("The link of a request", () => {
  test("opens nothing else, and no other link opens its page", async () => {
    const fay = await newcomer();
    const token = (await linkFor(fay, "delete")).split("token=")[1] ?? "";
    const elsewhere = [
      ...["/auth/keep-factor", "/auth/reset", "/auth/verify", "/newsletter/confirm"],
      "/newsletter/unsubscribe",
    ];
    for (const path of elsewhere) {
      const answer = await post(`${path}?token=${token}`, { password: "four quiet herons" });
      expect([400, 404], `${path} ${answer.status}`).toContain(answer.status);
    }
    await post("/auth/recover", { email: fay.email });
    const recover = (await linkTo(fay.email)).split("token=")[1] ?? "";
    expect(recover).not.toBe(token);
    for (const other of [recover, "", "x", token.slice(1), `${token}x`]) {
      const path = `/auth/data-request?token=${other}`;
      expect([(await town.get(path)).status, (await post(path)).status]).toEqual([400, 400]);
    }
    // A new password doesn't affect it: it keeps working.
    await post(`/auth/reset?token=${recover}`, { password: "four quiet herons" });
    expect((await town.get(`/auth/data-request?token=${token}`)).status).toBe(200);
    expect(await isThere(fay)).toBe(true);
  });

  test("stops working once it's withdrawn, replaced, a week old, or the address has changed", async () => {
    const gil = await newcomer({ name: "Gil" });
    const first = await linkFor(gil, "delete");
    const newer = await linkFor(gil, "delete");
    expect((await town.get(first)).status).toBe(400);
    expect((await town.get(newer)).status).toBe(200);
    expect((await act(gil.id, { intent: "withdraw-data", request: "delete" })).status).toBe(303);
    expect((await act(gil.id, { intent: "withdraw-data", request: "delete" })).status).toBe(303);
    expect((await post(newer)).status).toBe(400);
    expect((await log(gil.id)).filter(({ action }) => action === "data.withdrawn")).toMatchObject([
      { actor_id: admin.id, before: '{"request":"delete"}', after: '{"request":null}' },
    ]);
    const old = await linkFor(gil, "export");
    const later = (days: number) => new Date(Date.now() + days * day).toISOString();
    expect((await town.get(old, { now: later(6.9) })).status).toBe(200);
    expect((await post(old, {}, undefined, later(7.1))).status).toBe(400);
    await town.rows("UPDATE users SET email = 'gil2@example.test' WHERE id = ?", gil.id);
    expect((await post(old)).status).toBe(400);
    expect(await isThere(gil)).toBe(true);
  });

  test("is limited to a number of tries", async () => {
    const hal = await newcomer();
    const link = await linkFor(hal, "export");
    const headers = { "CF-Connecting-IP": newAddress() };
    const press = (path: string) => town.post(path, {}, { headers, now: "2026-12-01T12:00:00Z" });
    for (let i = 0; i < 20; i++) expect((await press("/auth/data-request?token=x")).status).toBe(400);
    expect((await press(link)).status).toBe(429);
  });
});

describe("An admin", () => {
  test("can start it for confirmed addresses of non-admins, and nobody else can", async () => {
    const ivy = await newcomer();
    const other = await makeAdmin(town);
    const unproven = await signUp(town);
    const tries = [
      [admin.id, 409, "You can't do this to your own account"],
      [other.id, 409, "An admin's account isn't handed out or deleted by mail"],
      [unproven.id, 409, "Nobody has confirmed this address yet"],
    ] as const;
    for (const [id, status, words] of tries) {
      const answer = await act(id, { intent: "ask-data", request: "delete" });
      expect([answer.status, plain(await answer.text())]).toEqual([status, expect.stringContaining(words)]);
    }
    const bare = await act(ivy.id, { intent: "ask-data", request: "all" });
    expect([bare.status, plain(await bare.text())]).toEqual([
      400,
      expect.stringContaining("Choose what they asked for"),
    ]);
    for (const intent of ["ask-data", "withdraw-data"]) {
      expect((await act(ivy.id, { intent, request: "delete" }, ivy)).status).toBe(404);
      expect((await post("/admin/people", { intent, email: ivy.email, request: "delete" }, ivy)).status).toBe(
        404,
      );
      expect((await post(`/admin/people/${ivy.id}`, { intent, request: "delete" })).status).toBe(302);
    }
    expect(await town.rows("SELECT 1 FROM data_requests WHERE user_id = ?", ivy.id)).toEqual([]);
  });

  test("mails a link once for a form sent twice, and at most five a day", async () => {
    const jo = await newcomer();
    const form = { intent: "ask-data", request: "export", form_token: newToken() };
    const answers = await Promise.all([act(jo.id, form), act(jo.id, form)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await links(jo.email)).toHaveLength(1);
    for (let i = 0; i < 3; i++) await ask(jo, "export");
    const sixth = await ask(jo, "export");
    expect([sixth.status, plain(await sixth.text())]).toEqual([
      400,
      expect.stringContaining("Try again tomorrow"),
    ]);
    expect(await links(jo.email)).toHaveLength(4);
  });
});

describe("A newsletter reader without an account", () => {
  const email = "reader@example.test";
  const readers = (form: Record<string, string>) =>
    post("/admin/people", { intent: "ask-data", ...form }, admin);
  beforeAll(async () => {
    await post("/newsletter", { email });
    await post(await linkTo(email));
  });

  test("gets a file, and can be deleted, except for what prevents further letters", async () => {
    expect((await readers({ email, request: "export" })).status).toBe(303);
    const list = await town.get("/es/admin/people", { headers: admin.headers });
    const html = await list.text();
    expect(plain(html)).toContain(`${email} Sus datos, pedidos el`);
    expect(tags(html, { value: "withdraw-data" })).toHaveLength(1);
    const file = await post(await linkTo(email));
    expect(await file.json()).toMatchObject({ newsletter: { email, language: "en" } });
    expect((await readers({ email: email.toUpperCase(), request: "delete" })).status).toBe(303);
    const link = await linkTo(email);
    expect(await text(link)).toContain("Delete your address?");
    expect((await post(link)).status).toBe(200);
    for (const [table, column] of [
      ...[["newsletter_subscriptions", "email"] as const, ["data_requests", "email"] as const],
      ["outbox", "recipient"] as const,
    ])
      expect(
        await town.rows(
          `SELECT 1 FROM ${table} WHERE ${column} = ? AND ${table === "data_requests" ? "kind = 'delete'" : "1"}`,
          email,
        ),
      ).toEqual([]);
    expect(await town.rows("SELECT 1 FROM newsletter_refusals")).not.toEqual([]);
    expect((await post(link)).status).toBe(400);
    const [line] = await town.rows(
      "SELECT actor_id, before FROM audit_entries WHERE action = 'reader.deleted'",
    );
    expect(line).toEqual({
      actor_id: null,
      before: JSON.stringify({ request: "delete", asked_by: admin.id }),
    });
  });

  test("with an unknown address gets nothing, and one with an account is sent to its page", async () => {
    const unknown = await readers({ email: "nobody@example.test", request: "delete" });
    expect([unknown.status, plain(await unknown.text())]).toEqual([
      400,
      expect.stringContaining("The guide doesn't know this address"),
    ]);
    expect(await mailsTo(town, "nobody@example.test")).toEqual([]);
    const kim = await newcomer();
    const led = await readers({ email: kim.email, request: "delete" });
    expect(led.headers.get("Location")).toBe(`/admin/people/${kim.id}#data`);
    expect(await links(kim.email)).toEqual([]);
  });
});
