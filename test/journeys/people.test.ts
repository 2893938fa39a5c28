import { afterAll, beforeAll, describe, expect, test } from "vitest";
import routes from "../../app/routes";
import { isOpenToPaused } from "../../app/rules/accounts/paused-account";
import { type PersonAct, personActs } from "../../app/rules/accounts/person-acts";
import { everyHour } from "../../app/rules/site/jobs";
import { selectAccount } from "../../app/server/db/accounts/users";
import { changeRole } from "../../app/server/operations/accounts/change-role";
import { storedIn } from "../support/broken-batches";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { words } from "../support/mail-words";
import { linkIn, mailsTo } from "../support/mailbox";
import { fieldValue, plain, tags } from "../support/page-html";
import {
  makeAdmin,
  makeVerified,
  type Person,
  changeRole as runCommand,
  signIn,
  signUp,
} from "../support/people";
import { addHotel, addRestaurant } from "../support/places";
import { addPost } from "../support/posts";
import { newToken } from "../support/submissions";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
let admin: Person;
let other: Person;
beforeAll(async () => {
  town = await openTown();
  admin = await makeAdmin(town, { name: "Rosa" });
  other = await makeAdmin(town, { name: "Iván" });
});
afterAll(() => town.close());

const open = async (path: string, who = admin) => {
  const response = await town.get(`/admin/people${path}`, { headers: who.headers });
  return { response, html: await response.text() };
};
const act = (who: Person, id: string, form: Record<string, string>) =>
  town.post(`/admin/people/${id}`, form, { headers: who.headers });
const withPassword = (intent: string) => ({ intent, current_password: "three green waves" });
const isAdmin = async ({ id }: Person) =>
  (await town.rows("SELECT 1 FROM user_roles WHERE user_id = ? AND role = 'admin'", id)).length === 1;
const log = (id: string) =>
  town.rows<{ action: string; actor_id: string | null; before: string; after: string }>(
    "SELECT action, actor_id, before, after FROM audit_entries WHERE subject_kind = 'user' AND subject_id = ? ORDER BY line DESC",
    id,
  );
const names = (html: string) => [...html.matchAll(/<h2[^>]*><a [^>]*>([^<]+)</g)].map(([, name]) => name);

describe("The list of people", () => {
  test("is searched by name, address and business, theirs or a place's, without accents", async () => {
    const carlos = await signUp(town, {
      name: "Carlos Peñalba",
      email: "carlos@example.test",
    });
    await town.rows("UPDATE profiles SET business_name = 'Ferretería Sol' WHERE id = ?", carlos.id);
    await addRestaurant(town, { user_id: carlos.id, name: "Fonda Ñeque", waiting_since: 5 });
    for (const words of ["penalba", "CARLOS@", "ferreteria", "neque"])
      expect(names((await open(`?q=${words}`)).html), words).toEqual(["Carlos Peñalba"]);
    const { html } = await open("?q=carlos");
    expect(plain(html)).toContain("Address not confirmed");
    expect(plain(html)).toContain("1 in the guide · 1 waiting · Last seen");
    expect((await open("?q=nobody")).html).toContain("Nobody by that name");
    const page = (await open(`/${carlos.id}`)).html;
    expect(tags(page, { href: `/admin/log?person=${carlos.id}` })).toHaveLength(1);
    expect(plain(page)).toContain("Fonda Ñeque Restaurant");
  });

  test("is paged, with each person once, in one database trip", async () => {
    await town.rows(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 70)
       INSERT INTO users (id, email, created_at, updated_at) SELECT 'many' || i, 'many' || i || '@x.test', 7, 7 FROM n`,
    );
    await town.rows(
      `INSERT INTO profiles (id, name, email, language, created_at, updated_at) SELECT id, email, email, 'en', 7, 7 FROM users WHERE created_at = 7`,
    );
    const seen: (string | undefined)[] = [];
    for (let path: string | null = ""; path !== null; ) {
      const { response, html } = await open(path);
      expect(databaseUse(response).trips).toBeLessThanOrEqual(2);
      seen.push(...names(html));
      path = tags(html, { rel: "next" })[0]?.href?.slice("/admin/people".length) ?? null;
    }
    expect(seen.filter((name) => name?.startsWith("many"))).toHaveLength(70);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test("is hidden from everybody else, and shows nobody who doesn't match", async () => {
    const stranger = await signUp(town);
    for (const path of ["", `/${admin.id}`]) {
      expect((await open(path, stranger)).response.status).toBe(404);
      expect((await town.get(`/admin/people${path}`)).status).toBe(302);
    }
    expect((await act(stranger, stranger.id, withPassword("grant-admin"))).status).toBe(404);
    expect(await isAdmin(stranger)).toBe(false);
    expect((await open("/nobody")).response.status).toBe(404);
    expect((await act(admin, "nobody", { intent: "sign-out" })).status).toBe(404);
    expect((await act(admin, stranger.id, { intent: "crown" })).status).toBe(400);
  });

  test("shows the day somebody was last seen, at one write a day", async () => {
    const person = await signUp(town);
    const day = async () =>
      (await town.rows<{ day: string }>("SELECT last_seen_on AS day FROM users WHERE id = ?", person.id))[0]
        ?.day;
    await town.rows("UPDATE users SET last_seen_on = '2026-01-01' WHERE id = ?", person.id);
    const trips = async () =>
      databaseUse(await town.get("/profile/security", { headers: person.headers })).trips;
    const [first, second] = [await trips(), await trips()];
    await expect.poll(day).not.toBe("2026-01-01");
    expect(second).toBeLessThan(first);
  });
});

const leave = ({ headers }: Person) =>
  town.post("/profile/security", withPassword("delete-account"), { headers });

describe("The role of an admin", () => {
  test("is granted with the admin's password, to a confirmed address, and both are notified", async () => {
    const luz = await signUp(town, { name: "Luz" });
    const refused = await act(admin, luz.id, withPassword("grant-admin"));
    expect([refused.status, plain(await refused.text())]).toEqual([
      409,
      expect.stringContaining("Nobody has confirmed this address yet"),
    ]);
    await makeVerified(town, luz);
    for (const current_password of ["", "wrong"]) {
      const asked = await act(admin, luz.id, { intent: "grant-admin", current_password });
      expect(asked.status).toBe(400);
    }
    expect(await isAdmin(luz)).toBe(false);
    expect((await act(admin, luz.id, withPassword("grant-admin"))).status).toBe(303);
    expect(await isAdmin(luz)).toBe(true);
    expect((await town.get("/profile", { headers: luz.headers })).status).toBe(302);
    expect((await mailsTo(town, luz.email))[0]?.subject).toBe("You're an admin of the guide now");
    expect((await mailsTo(town, admin.email))[0]?.subject).toBe("You made Luz an admin");
    expect((await log(luz.id))[0]).toEqual({
      action: "role.grant",
      actor_id: admin.id,
      before: '{"role":null}',
      after: '{"role":"admin"}',
    });

    const taken = await act(admin, luz.id, withPassword("revoke-admin"));
    expect([taken.status, await isAdmin(luz)]).toEqual([303, false]);
    expect((await mailsTo(town, luz.email))[0]?.subject).toBe("You're no longer an admin of the guide");
  });

  test("is revoked once, even by a form sent twice, and not by a form with an older version of the account", async () => {
    const paz = await makeAdmin(town, { name: "Paz" });
    const mails = (await mailsTo(town, paz.email)).length;
    const version = fieldValue((await open(`/${paz.id}`)).html, "version") ?? "";
    const form = { ...withPassword("revoke-admin"), version, form_token: newToken() };
    const answers = await Promise.all([act(admin, paz.id, form), act(admin, paz.id, form)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await mailsTo(town, paz.email)).length).toBe(mails + 1);
    const late = await act(admin, paz.id, { ...withPassword("grant-admin"), version });
    expect([late.status, plain(await late.text())]).toEqual([409, expect.stringContaining("Look again")]);
  });

  test("stays with the last one, even if two revoke it from each other at once, or the command is run", async () => {
    const [one, two] = [await makeAdmin(town, { name: "Uno" }), await makeAdmin(town, { name: "Dos" })];
    await town.rows("DELETE FROM user_roles WHERE user_id NOT IN (?, ?)", one.id, two.id);
    const answers = await Promise.all([
      act(one, two.id, withPassword("revoke-admin")),
      act(two, one.id, withPassword("revoke-admin")),
    ]);
    // The slower one isn't an admin any more, or is told that the last one can't be removed.
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect([await isAdmin(one), await isAdmin(two)].filter(Boolean)).toHaveLength(1);
    const last = (await isAdmin(one)) ? one : two;
    await runCommand(town, last.email, "revoke");
    expect(await isAdmin(last)).toBe(true);
    expect((await town.get("/admin", { headers: last.headers })).status).toBe(200);
    const [account] = await selectAccount(town.services().db, last.id);
    if (!account) throw new Error("nobody there");
    const self = { id: last.id, account };
    const tried = await changeRole(town.services(), words, self, account, "revoke");
    expect([tried, await isAdmin(last)]).toEqual([{ ok: false, error: "stale" }, true]);
    const own = await act(last, last.id, withPassword("revoke-admin"));
    expect([own.status, await isAdmin(last)]).toEqual([409, true]);
    const security = await (await town.get("/es/profile/security", { headers: last.headers })).text();
    expect(plain(security)).toContain("Eres la única persona que administra la guía");
    expect(tags(security, { name: "intent", value: "delete-account" })).toEqual([]);
    const leaving = await leave(last);
    expect([leaving.status, plain(await leaving.text())]).toEqual([
      409,
      expect.stringContaining("Make somebody else an admin first; then you can delete your account."),
    ]);
    expect(await isAdmin(last)).toBe(true);
    for (const { email } of [admin, other]) await runCommand(town, email, "grant");
    [admin, other] = [await signIn(town, admin), await signIn(town, other)];
  });
});

test("If the last two admins delete their accounts at once, one stays, with everything they own", async () => {
  const two = [await makeAdmin(town, { name: "Alba" }), await makeAdmin(town, { name: "Bruno" })];
  const owned = await Promise.all(
    two.map(({ id }) => addRestaurant(town, { user_id: id, name: `Of ${id}` })),
  );
  await town.rows("DELETE FROM user_roles WHERE user_id NOT IN (?, ?)", ...two.map(({ id }) => id));
  const answers = await Promise.all(two.map(leave));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  const stays = answers.findIndex(({ status }) => status === 409);
  expect(await Promise.all(two.map(isAdmin))).toEqual(two.map((_, index) => index === stays));
  expect(await town.rows("SELECT user_id FROM restaurant_listings WHERE id = ?", owned[stays]?.id)).toEqual([
    { user_id: two[stays]?.id },
  ]);
  const subjects = await Promise.all(two.map(async ({ email }) => (await mailsTo(town, email))[0]?.subject));
  expect(subjects[stays]).not.toBe("Your account is deleted");
  for (const { email } of [admin, other]) await runCommand(town, email, "grant");
  [admin, other] = [await signIn(town, admin), await signIn(town, other)];
});

test("Signing somebody out ends every session, and they are notified", async () => {
  const ana = await makeVerified(town, await signUp(town, { name: "Ana" }));
  const phone = await signIn(town, ana);
  expect((await act(admin, ana.id, { intent: "sign-out" })).status).toBe(303);
  for (const { headers } of [ana, phone])
    expect((await town.get("/profile", { headers })).headers.get("Location")).toContain("/auth");
  expect((await mailsTo(town, ana.email))[0]?.subject).toBe("You were signed out everywhere");
  expect((await log(ana.id))[0]).toMatchObject({
    action: "account.signed-out",
    actor_id: admin.id,
    before: '{"devices":2}',
  });
});

test("None of this is possible for one's own account", async () => {
  const { html } = await open(`/${admin.id}`);
  expect(plain(html)).toContain("This is your own account");
  expect(tags(html, { name: "intent" })).toEqual([]);
  for (const intent of ["revoke-admin", "pause", "sign-out"]) {
    const own = await act(admin, admin.id, { ...withPassword(intent), reason: "Oops" });
    expect(own.status).toBe(409);
  }
  expect((await town.get("/admin", { headers: admin.headers })).status).toBe(200);
});

describe("A paused account", () => {
  const tables = [
    ...["restaurant_listings", "hotel_listings", "adventure_business_listings", "business_listings"],
    ...["events", "event_series", "blog_posts", "images", "profiles", "old_slugs"],
  ];
  const queue = async () =>
    plain(await (await town.get("/admin/submissions", { headers: admin.headers })).text());
  let owner: Person;
  let place: string;
  let waiting: string;
  const reason = "Three places that are not there";
  beforeAll(async () => {
    owner = await makeVerified(town, await signUp(town, { name: "Beto", email: "beto@example.test" }));
    place = (await addRestaurant(town, { user_id: owner.id, name: "Fonda Beto" })).id;
    const pending = { status: "pending" as const, approved_at: null, waiting_since: 2 };
    waiting = (await addRestaurant(town, { ...pending, user_id: owner.id, name: "El Fantasma" })).id;
    expect(await queue()).toContain("El Fantasma");
  });

  test("has a reason, which its owner reads on every page and by mail", async () => {
    const bare = await act(admin, owner.id, { intent: "pause", reason: " " });
    expect([bare.status, plain(await bare.text())]).toEqual([
      400,
      expect.stringContaining("Write the reason"),
    ]);
    expect((await act(admin, owner.id, { intent: "pause", reason })).status).toBe(303);
    const [mail] = await mailsTo(town, owner.email);
    expect(mail?.text).toContain(`> ${reason}`);
    const back = await signIn(town, owner);
    for (const path of ["/", "/my-listings", "/add-restaurant", "/profile/security"]) {
      const html = await (await town.get(path, { headers: back.headers })).text();
      expect(plain(html), path).toContain(`Your account is paused An admin wrote: “${reason}”`);
    }
    expect((await log(owner.id))[1]).toMatchObject({
      action: "account.paused",
      actor_id: admin.id,
      before: '{"paused":false}',
      after: JSON.stringify({ paused: true, reason }),
    });
  });

  test("shows the reason in place of a form's answer, with what was typed", async () => {
    const forms = [
      "/add-restaurant",
      "/add-hotel",
      "/add-activity",
      "/add-business",
      "/add-event",
      "/add-blog",
    ];
    const there = "Once an admin opens it again, the form is back here";
    for (const path of forms) {
      const html = await (await town.get(path, { headers: owner.headers })).text();
      expect(plain(html), path).toContain(there);
      expect(tags(html, { name: "form_token" }), path).toEqual([]);
    }
    const spanish = await (await town.get("/es/add-event", { headers: owner.headers })).text();
    expect(plain(spanish)).toContain("Mientras está en pausa no se recibe nada nuevo.");
    const other = await addRestaurant(town, { user_id: admin.id, name: "Ajena", slug: "ajena" });
    const claim = await (await town.get("/eat/ajena/claim", { headers: owner.headers })).text();
    expect(plain(claim)).toContain("Your account is paused. Once an admin opens it again, you can ask here.");
    await town.rows("DELETE FROM restaurant_listings WHERE id = ?", other.id);
    for (const path of ["/add-restaurant", "/es/add-restaurant", `/my-listings/restaurant/${place}/edit`]) {
      const form = {
        form_token: newToken(),
        name: "Fonda Nueva",
        description: "Open at night.\n<b>Late</b>",
      };
      const html = await (await town.post(path, form, { headers: owner.headers })).text();
      const [, words] = /<textarea[^>]*readonly[^>]*>([^<]*)</i.exec(html) ?? [];
      expect(words, path).toBe("name: Fonda Nueva\n\ndescription: Open at night.\n&lt;b&gt;Late&lt;/b&gt;");
      expect(html).not.toContain(form.form_token);
    }
  });

  test("has nothing in the queue, nor in admins' notifications", async () => {
    expect(await queue()).not.toContain("El Fantasma");
    const { html } = await open(`/${owner.id}`);
    expect(plain(html)).toContain("This account is paused");
    const neighbours = await town.get(`/admin/submissions/restaurant/${waiting}`, { headers: admin.headers });
    expect(neighbours.status).toBe(200);
  });

  test("can't submit anything, at any address and by any method", async () => {
    const before = await storedIn(town, tables);
    const values: Record<string, string> = {
      kind: "restaurant",
      id: place,
      slug: "fonda_beto",
      provider: "google",
    };
    const addresses = addressesIn(routes).map((path) =>
      path.replace(/:(\w+)/g, (_, name) => values[name] ?? "x"),
    );
    expect(addresses.length).toBeGreaterThan(70);
    for (const path of addresses)
      for (const method of ["POST", "PUT", "PATCH", "DELETE"])
        for (const language of ["", "/es"]) {
          if (isOpenToPaused(method, path)) continue;
          const body = new URLSearchParams({ name: "Hacked", title: "Hacked", intent: "save" });
          const headers = { ...owner.headers, "Sec-Fetch-Site": "same-origin" };
          const answer = await town.get(`${language}${path}`.replace(/\/$/, "") || "/", {
            method,
            body,
            headers,
          });
          const refused = answer.status === 403 && plain(await answer.text()).includes(reason);
          expect(refused || [404, 405].includes(answer.status), `${method} ${path} ${answer.status}`).toBe(
            true,
          );
        }
    const script = await town.post("/add-restaurant.data", { name: "Hacked" }, { headers: owner.headers });
    expect([script.status, await script.text()]).toEqual([403, expect.stringContaining(reason)]);
    expect(await storedIn(town, tables)).toBe(before);
  });

  test("can still export and delete its data", async () => {
    const mine = { ...withPassword("export") };
    const file = await town.post("/profile/security", mine, { headers: owner.headers });
    expect([file.status, await file.text()]).toEqual([200, expect.stringContaining(reason)]);
    const gone = await town.post(`/my-listings/restaurant/${place}/delete`, {}, { headers: owner.headers });
    expect(gone.status).toBe(303);
  });

  test("is reopened in one press, and its submissions wait again in their old order", async () => {
    expect((await act(admin, owner.id, { intent: "grant-admin" })).status).toBe(409);
    expect((await act(admin, owner.id, { intent: "resume" })).status).toBe(303);
    expect(await queue()).toContain("El Fantasma");
    const saved = await town.post(
      `/my-listings/restaurant/${waiting}/edit`,
      { name: "El Fantasma", category: "Cafe", address: "Beside the church" },
      { headers: owner.headers },
    );
    expect(saved.status).toBe(303);
    expect((await log(owner.id)).find(({ action }) => action === "account.resumed")).toMatchObject({
      before: JSON.stringify({ paused: true, reason }),
      after: '{"paused":false}',
    });
  });
});

describe("What a person has waiting", () => {
  test("is rejected at once, with one note, and nothing else of theirs", async () => {
    const ned = await makeVerified(town, await signUp(town, { name: "Ned" }));
    const pending = { user_id: ned.id, status: "pending" as const, approved_at: null, waiting_since: 3 };
    await addRestaurant(town, {
      user_id: ned.id,
      name: "Fonda Ned",
      waiting_since: 4,
      pending_changes: { description: "Ceviche." },
    });
    for (const name of ["Uno", "Dos"]) await addRestaurant(town, { ...pending, name });
    await addHotel(town, { ...pending, name: "Tres" });
    const bare = await act(admin, ned.id, { intent: "reject-waiting" });
    expect([bare.status, plain(await bare.text())]).toEqual([400, expect.stringContaining("Write why")]);
    const form = { intent: "reject-waiting", review_note: "Not in Cambutal." };
    expect((await act(admin, ned.id, form)).status).toBe(303);
    const left = await town.rows(
      `SELECT name, status, review_note FROM restaurant_listings WHERE user_id = ?
       UNION ALL SELECT name, status, review_note FROM hotel_listings WHERE user_id = ? ORDER BY name`,
      ned.id,
      ned.id,
    );
    const turned = { status: "rejected", review_note: "Not in Cambutal." };
    expect(left).toEqual([
      { name: "Dos", ...turned },
      { name: "Fonda Ned", status: "approved", review_note: "Not in Cambutal." },
      { name: "Tres", ...turned },
      { name: "Uno", ...turned },
    ]);
    const mails = (await mailsTo(town, ned.email)).length;
    expect((await act(admin, ned.id, form)).status).toBe(303);
    expect((await mailsTo(town, ned.email)).length).toBe(mails);
  });
});

describe("Handing over", () => {
  let from: Person;
  let to: Person;
  beforeAll(async () => {
    from = await makeVerified(town, await signUp(town, { name: "Flor", email: "flor@example.test" }));
    to = await makeVerified(town, await signUp(town, { name: "Tito", email: "tito@example.test" }));
  });
  const hand = (item: string, email: string, who = admin) =>
    act(who, from.id, { ...withPassword("hand-over"), item, to: email });
  const ownerOf = async (table: string, id: string) =>
    (await town.rows<{ user_id: string }>(`SELECT user_id FROM ${table} WHERE id = ?`, id))[0]?.user_id;

  test("includes the pending edit and pictures; the former owner can't edit it any more, and both are notified", async () => {
    await town.rows(
      `INSERT INTO images (key, bucket, user_id, content_type, bytes, width, height, colour, created_at)
       VALUES ('places/a.jpg', 'business-images', ?1, 'image/jpeg', 1, 1, 1, 1, 1), ('places/b.jpg', 'business-images', ?1, 'image/jpeg', 1, 1, 1, 1, 1), ('places/c.jpg', 'business-images', ?1, 'image/jpeg', 1, 1, 1, 1, 1)`,
      from.id,
    );
    const { id } = await addRestaurant(town, {
      user_id: from.id,
      name: "La Brisa",
      waiting_since: 4,
      image_url: "/images/business-images/places/a.jpg",
      pending_changes: { image_url: "/images/business-images/places/b.jpg" },
    });
    const other = await addRestaurant(town, { user_id: from.id, name: "Otra" });
    expect((await hand(`restaurant:${id}`, "Tito@example.test")).status).toBe(303);
    const form = { name: "La Brisa Nueva", category: "Cafe", address: "Beside the church" };
    const edit = (who: Person) =>
      town.post(`/my-listings/restaurant/${id}/edit`, form, { headers: who.headers });
    expect([(await edit(from)).status, (await edit(to)).status]).toEqual([404, 303]);
    expect(await ownerOf("restaurant_listings", other.id)).toBe(from.id);
    const pictures = await town.rows(
      "SELECT key, user_id FROM images WHERE key LIKE 'places/_.jpg' ORDER BY key",
    );
    expect(pictures).toEqual([
      { key: "places/a.jpg", user_id: to.id },
      { key: "places/b.jpg", user_id: to.id },
      { key: "places/c.jpg", user_id: from.id },
    ]);
    expect((await mailsTo(town, from.email))[0]?.subject).toBe("“La Brisa” has another owner now");
    expect((await mailsTo(town, to.email))[0]?.subject).toBe("“La Brisa” is yours now");
    const [line] = await town.rows(
      "SELECT actor_id, before, after FROM audit_entries WHERE action = 'thing.handed-over' AND subject_id = ?",
      id,
    );
    const values = {
      before: JSON.stringify({ user_id: from.id }),
      after: JSON.stringify({ user_id: to.id }),
    };
    expect(line).toEqual({ actor_id: admin.id, ...values });
  });

  test("includes all dates of a series, and keeps guests' reminders", async () => {
    await hold(town, { owner: from.id, title: "Yoga", pattern: everyWeek });
    const [series] = await town.rows<{ id: string }>(
      "SELECT id FROM event_series WHERE user_id = ?",
      from.id,
    );
    const [date] = await town.rows<{ id: string }>(
      "SELECT id FROM events WHERE event_series_id = ? LIMIT 1",
      series?.id,
    );
    await town.rows(
      "INSERT INTO event_reminders (user_id, event_id, created_at) VALUES (?, ?, 1)",
      admin.id,
      date?.id,
    );
    expect((await hand(`event:${date?.id}`, to.email)).status).toBe(400);
    expect((await hand(`series:${series?.id}`, to.email)).status).toBe(303);
    const owners = await town.rows(
      "SELECT DISTINCT user_id FROM events WHERE event_series_id = ?",
      series?.id,
    );
    expect(owners).toEqual([{ user_id: to.id }]);
    expect(await town.rows("SELECT user_id FROM event_reminders WHERE event_id = ?", date?.id)).toEqual([
      { user_id: admin.id },
    ]);
  });

  test("includes a post, whose page names its new author", async () => {
    const { id, slug } = await addPost(town, { title: "Waves", user_id: from.id });
    expect((await hand(`post:${id}`, to.email)).status).toBe(303);
    expect(await ownerOf("blog_posts", id)).toBe(to.id);
    expect(plain(await (await town.get(`/blog/${slug}`)).text())).toContain("Tito");
  });

  test("includes what's pending for a series, an event and a post, with pictures and reminders, each logged", async () => {
    const key = (name: string) => `places/${name}.jpg`;
    const address = (name: string) => `/images/business-images/${key(name)}`;
    const names = ["series", "waiting", "event", "cover", "within"];
    for (const name of names)
      await town.rows(
        "INSERT INTO images (key, bucket, user_id, content_type, bytes, width, height, colour, created_at) VALUES (?, 'business-images', ?, 'image/jpeg', 1, 1, 1, 1, 1)",
        ...[key(name), from.id],
      );
    await hold(town, { owner: from.id, title: "Danza", pattern: everyWeek });
    await hold(town, { owner: from.id, title: "Una noche" });
    const [series] = await town.rows<{ id: string }>("SELECT id FROM event_series WHERE title = 'Danza'");
    const [event] = await town.rows<{ id: string }>("SELECT id FROM events WHERE title = 'Una noche'");
    const post = await addPost(town, {
      title: "La ola",
      user_id: from.id,
      featured_image_url: address("cover"),
    });
    const edit = (words: object) => JSON.stringify(words);
    await town.rows(
      "UPDATE event_series SET image_url = ?, pending_changes = ?, waiting_since = 7 WHERE id = ?",
      ...[address("series"), edit({ image_url: address("waiting") }), series?.id],
    );
    await town.rows(
      "UPDATE events SET image_url = ?, pending_changes = ?, waiting_since = 7 WHERE id = ?",
      ...[address("event"), edit({ title: "Otra noche" }), event?.id],
    );
    await town.rows(
      "UPDATE blog_posts SET pending_changes = ?, waiting_since = 7 WHERE id = ?",
      ...[edit({ title: "La ola grande", featured_image_url: address("within") }), post.id],
    );
    await town.rows(
      "INSERT INTO event_reminders (user_id, event_id, created_at) VALUES (?, ?, 1)",
      ...[admin.id, event?.id],
    );
    const things = [
      ["series", "event_series", series?.id ?? "", "waiting"],
      ["event", "events", event?.id ?? "", "Otra noche"],
      ["post", "blog_posts", post.id, "La ola grande"],
    ] as const;
    for (const [kind, table, id, waits] of things) {
      expect((await hand(`${kind}:${id}`, to.email)).status).toBe(303);
      const [row] = await town.rows(
        `SELECT user_id, pending_changes, waiting_since FROM ${table} WHERE id = ?`,
        id,
      );
      expect(row, kind).toEqual({
        user_id: to.id,
        pending_changes: expect.stringContaining(waits),
        waiting_since: 7,
      });
      const [line] = await town.rows(
        "SELECT actor_id, action, before, after FROM audit_entries WHERE subject_kind = ? AND subject_id = ? ORDER BY line DESC LIMIT 1",
        ...[kind, id],
      );
      expect(line).toEqual({
        actor_id: admin.id,
        action: "thing.handed-over",
        before: JSON.stringify({ user_id: from.id }),
        after: JSON.stringify({ user_id: to.id }),
      });
    }
    const owners = await town.rows<{ key: string; user_id: string }>(
      `SELECT key, user_id FROM images WHERE key IN (${names.map((name) => `'${key(name)}'`).join()})`,
    );
    expect(Object.fromEntries(owners.map((one) => [one.key, one.user_id === to.id]))).toEqual(
      Object.fromEntries(names.map((name) => [key(name), true])),
    );
    expect(await town.rows("SELECT user_id FROM event_reminders WHERE event_id = ?", event?.id)).toEqual([
      { user_id: admin.id },
    ]);
  });

  test("to two at once gives it to one of them, and only they are notified", async () => {
    const third = await makeVerified(town, await signUp(town, { email: "tercera@example.test" }));
    const { id } = await addRestaurant(town, { user_id: from.id, name: "Disputada" });
    const answers = await Promise.all([to, third].map(({ email }) => hand(`restaurant:${id}`, email)));
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(303);
    const owner = await ownerOf("restaurant_listings", id);
    expect([to.id, third.id]).toContain(owner);
    const told = await town.rows<{ recipient: string }>(
      "SELECT recipient FROM outbox WHERE subject = '“Disputada” is yours now'",
    );
    expect(told).toEqual([{ recipient: (owner === to.id ? to : third).email }]);
  });

  test("is refused without a recipient, for an unconfirmed address, or for a thing the person doesn't own", async () => {
    const { id } = await addRestaurant(town, { user_id: from.id, name: "Quieta" });
    const mine = await addRestaurant(town, { user_id: to.id, name: "De Tito" });
    const unproven = await signUp(town, { email: "quien@example.test" });
    const tries = [
      [`restaurant:${id}`, "nadie@example.test", "Nobody has an account with this address."],
      [`restaurant:${id}`, unproven.email, "Nobody has confirmed this address yet"],
      [`restaurant:${id}`, from.email, "It's already theirs."],
      [`restaurant:${mine.id}`, to.email, "Choose something of theirs."],
      ["users:1", to.email, "Choose something of theirs."],
    ] as const;
    for (const [item, email, words] of tries) {
      const answer = await hand(item, email);
      expect([answer.status, plain(await answer.text())]).toEqual([400, expect.stringContaining(words)]);
    }
    expect((await hand(`restaurant:${id}`, to.email, to)).status).toBe(404);
    expect(await ownerOf("restaurant_listings", id)).toBe(from.id);
  });
});

describe("A lost second factor", () => {
  const reason = "Came by with her passport.";
  beforeAll(async () => {
    // Without a password confirmation in the last ten minutes.
    admin = await signIn(town, admin);
  });
  const ask = (who: Person) => act(admin, who.id, { ...withPassword("remove-second-factor"), reason });
  const factors = async ({ id }: Person) =>
    (await town.rows("SELECT 1 FROM totp_factors WHERE user_id = ?", id)).length +
    (await town.rows("SELECT 1 FROM recovery_codes WHERE user_id = ?", id)).length;
  const hourly = (hours: number) =>
    town.run({ cron: everyHour, at: new Date(Date.now() + hours * 60 * 60_000) });
  const withFactor = async (name: string) => {
    const person = await makeVerified(town, await signUp(town, { name }));
    await town.rows(
      "INSERT INTO totp_factors (user_id, secret, confirmed_at, created_at) VALUES (?, 'x', 1, 1)",
      person.id,
    );
    await town.rows(
      "INSERT INTO recovery_codes (user_id, code_hash, created_at) VALUES (?, 'x', 1)",
      person.id,
    );
    return person;
  };

  test("is removed a day after a written reason, once, and its owner is notified before and after", async () => {
    const eva = await withFactor("Eva");
    const none = await makeVerified(town, await signUp(town));
    expect((await ask(none)).status).toBe(409);
    expect((await act(admin, eva.id, { intent: "remove-second-factor", reason })).status).toBe(400);
    expect((await act(admin, eva.id, withPassword("remove-second-factor"))).status).toBe(400);
    expect((await ask(eva)).status).toBe(303);
    expect((await mailsTo(town, eva.email))[0]?.text).toContain(`> ${reason}`);
    expect((await log(eva.id))[0]).toMatchObject({ action: "factor.removal-asked", actor_id: admin.id });
    await hourly(23);
    expect(await factors(eva)).toBe(2);
    await Promise.all([hourly(25), hourly(26)]);
    await hourly(27);
    expect(await factors(eva)).toBe(0);
    expect((await mailsTo(town, eva.email)).map(({ subject }) => subject).slice(0, 2)).toEqual([
      "Two-step sign-in is off",
      "Your second sign-in step will be removed in a day",
    ]);
    const lines = (await log(eva.id)).filter(({ action }) => action === "factor.removed");
    expect(lines).toMatchObject([{ before: JSON.stringify({ second_factor: true, reason }) }]);
  });

  test("is kept if its owner presses the button in the mail's link; opening it does nothing, and it works once", async () => {
    const ida = await withFactor("Ida");
    await ask(ida);
    const path = linkIn((await mailsTo(town, ida.email))[0]);
    const page = await town.get(path);
    expect([page.status, page.headers.get("Referrer-Policy")]).toEqual([200, "no-referrer"]);
    expect(plain(await (await town.get(`/es${path}`)).text())).toContain("¿Te quedas con tu segundo paso?");
    expect(plain((await open(`/${ida.id}`)).html)).toContain("The second factor will be removed");
    expect((await town.post(path)).status).toBe(200);
    const told = (await mailsTo(town, admin.email)).map(({ subject }) => subject);
    expect(told).toContain("Ida keeps the second factor");
    for (const again of [
      await town.get(path),
      await town.post(path),
      await town.post("/auth/keep-factor?token=x"),
    ])
      expect(again.status).toBe(400);
    await hourly(30);
    expect(await factors(ida)).toBe(2);
    expect((await log(ida.id))[0]).toMatchObject({ action: "factor.removal-stopped", actor_id: ida.id });
  });

  test("is kept if an admin cancels the removal", async () => {
    const uma = await withFactor("Uma");
    await ask(uma);
    expect((await act(admin, uma.id, { intent: "keep-second-factor" })).status).toBe(303);
    await hourly(31);
    expect(await factors(uma)).toBe(2);
  });
});

describe("A claim", () => {
  const claim = (
    who: Person,
    slug: string,
    form: Record<string, string> = { note: "Call and ask for me." },
  ) => town.post(`/eat/${slug}/claim`, form, { headers: who.headers });
  const claims = () => town.rows("SELECT user_id, listing_id, note FROM place_claims");
  let owner: Person;
  let asker: Person;
  let place: { id: string; slug: string };
  beforeAll(async () => {
    owner = await makeVerified(town, await signUp(town, { name: "Ola", email: "ola@example.test" }));
    asker = await makeVerified(town, await signUp(town, { name: "Pía", email: "pia@example.test" }));
    place = await addRestaurant(town, { user_id: owner.id, name: "Fonda Pía", slug: "fonda_pia" });
    admin = await signIn(town, admin);
  });

  test("is made on the place's page, by a signed-in person with a confirmed address", async () => {
    for (const language of ["", "/es"]) {
      const html = await (await town.get(`${language}/eat/fonda_pia`)).text();
      expect(tags(html, { href: `http://localhost${language}/eat/fonda_pia/claim` })).toHaveLength(1);
    }
    expect((await town.get("/eat/fonda_pia/claim")).headers.get("Location")).toContain("/auth?next=");
    expect((await town.post("/eat/fonda_pia/claim", { note: "Mine" })).headers.get("Location")).toContain(
      "/auth",
    );
    const page = await (await town.get("/es/eat/fonda_pia/claim", { headers: asker.headers })).text();
    expect(plain(page)).toContain("Fonda Pía está en la guía");
    const unproven = await signUp(town);
    const tries = [
      [unproven, "fonda_pia", { note: "Mine" }, 409, "Confirm your email address first"],
      [owner, "fonda_pia", { note: "Mine" }, 409, "It's already yours"],
      [asker, "fonda_pia", { note: " " }, 400, "Write a line"],
      [asker, "nothing_here", { note: "Mine" }, 404, "Page Not Found"],
    ] as const;
    for (const [who, slug, form, status, words] of tries) {
      const answer = await claim(who, slug, form);
      expect([answer.status, plain(await answer.text())]).toEqual([status, expect.stringContaining(words)]);
    }
    expect(await claims()).toEqual([]);
  });

  test("changes nothing by itself; admins are notified once, even if the form is sent twice", async () => {
    const form = { note: "Call and ask for me.", form_token: newToken() };
    const answers = [await claim(asker, "fonda_pia", form), await claim(asker, "fonda_pia", form)];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await claim(asker, "fonda_pia")).status).toBe(409);
    expect(await claims()).toEqual([
      { user_id: asker.id, listing_id: place.id, note: "Call and ask for me." },
    ]);
    const subjects = (await mailsTo(town, admin.email)).map(({ subject }) => subject);
    expect(subjects.filter((one) => one === "Somebody says that “Fonda Pía” is theirs")).toHaveLength(1);
    expect(plain((await open("")).html)).toContain("Says it's theirs Pía: Fonda Pía");
  });

  test("is refused with a reason, or the place is handed over", async () => {
    const item = `restaurant:${place.id}`;
    expect(plain((await open(`/${asker.id}`)).html)).toContain("Call and ask for me.");
    expect((await act(admin, asker.id, { intent: "refuse-claim", item })).status).toBe(400);
    const no = { intent: "refuse-claim", item, review_note: "Nobody there knows you." };
    expect((await act(admin, asker.id, no)).status).toBe(303);
    expect((await mailsTo(town, asker.email))[0]?.text).toContain("> Nobody there knows you.");
    expect(await claims()).toEqual([]);
    // Without a request, a thing can't be given away from the admin's page.
    const give = { ...withPassword("hand-over"), item, to: asker.email };
    expect((await act(admin, asker.id, give)).status).toBe(400);
    await claim(asker, "fonda_pia");
    expect((await act(admin, asker.id, give)).status).toBe(303);
    const [row] = await town.rows("SELECT user_id FROM restaurant_listings WHERE id = ?", place.id);
    expect([row, await claims()]).toEqual([{ user_id: asker.id }, []]);
    expect((await mailsTo(town, owner.email))[0]?.subject).toBe("“Fonda Pía” has another owner now");
    const acts = await town.rows(
      "SELECT action FROM audit_log WHERE subject_id = ? ORDER BY rowid",
      place.id,
    );
    expect(acts.map(({ action }) => action)).toEqual([
      ...["claim.asked", "claim.refused", "claim.asked", "thing.handed-over"],
    ]);
  });

  test("gives a place without an owner a new one", async () => {
    const left = await addRestaurant(town, { user_id: null, name: "Sin Dueño", slug: "sin_dueno" });
    expect((await claim(asker, "sin_dueno")).status).toBe(303);
    const give = { ...withPassword("hand-over"), item: `restaurant:${left.id}`, to: asker.email };
    expect((await act(admin, asker.id, give)).status).toBe(303);
    const [row] = await town.rows("SELECT user_id FROM restaurant_listings WHERE id = ?", left.id);
    expect(row).toEqual({ user_id: asker.id });
  });
});

describe("Every action on an account", () => {
  const form = {
    reason: "Because.",
    review_note: "Not in Cambutal.",
    request: "export",
    current_password: "three green waves",
  };
  const tables = [
    "users",
    "user_roles",
    "factor_removals",
    "data_requests",
    "place_claims",
    "restaurant_listings",
  ];
  let owner: Person;
  let place: string;
  beforeAll(async () => {
    admin = await signIn(town, admin);
    owner = await makeVerified(town, await signUp(town, { name: "Vera", email: "vera@example.test" }));
    place = (await addRestaurant(town, { user_id: owner.id, name: "De Vera", waiting_since: 1 })).id;
  });

  test("is only possible for admins: owners, strangers and paused accounts can't, in any language or by any method", async () => {
    const stranger = await signUp(town);
    const paused = await makeVerified(town, await signUp(town));
    await town.rows("UPDATE users SET paused_at = 1, pause_reason = 'Spam' WHERE id = ?", paused.id);
    const before = await storedIn(town, tables);
    const strangers = [owner.headers, stranger.headers, paused.headers, {}];
    for (const headers of strangers)
      for (const intent of personActs)
        for (const path of [
          `/admin/people/${owner.id}`,
          `/es/admin/people/${owner.id}.data`,
          "/admin/people",
        ]) {
          const sent = { ...form, intent, item: `restaurant:${place}`, to: owner.email, email: owner.email };
          for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
            const body = new URLSearchParams(sent);
            const send = { ...headers, "Sec-Fetch-Site": "same-origin" };
            const { status } = await town.get(path, { method, body, headers: send });
            expect([202, 302, 403, 404, 405], `${intent} ${method} ${path}`).toContain(status);
          }
        }
    expect(await storedIn(town, tables)).toBe(before);
    expect((await mailsTo(town, owner.email)).map(({ subject }) => subject)).toEqual([
      "Confirm your email address",
    ]);
  });

  test("is logged with who did it, before and after", async () => {
    await town.rows(
      "INSERT INTO totp_factors (user_id, secret, confirmed_at, created_at) VALUES (?, 'x', 1, 1)",
      owner.id,
    );
    const claimed = await addRestaurant(town, { user_id: admin.id, name: "Reclamada", slug: "reclamada" });
    await town.post("/eat/reclamada/claim", { note: "Mine" }, { headers: owner.headers });
    const steps: [PersonAct, string, Record<string, string>?][] = [
      ["refuse-claim", "claim.refused", { item: `restaurant:${claimed.id}` }],
      ["reject-waiting", "listing.reject"],
      ["remove-second-factor", "factor.removal-asked"],
      ["keep-second-factor", "factor.removal-stopped"],
      ["ask-data", "data.asked"],
      ["withdraw-data", "data.withdrawn"],
      ["pause", "account.paused"],
      ["resume", "account.resumed"],
      ["sign-out", "account.signed-out"],
      ["grant-admin", "role.grant"],
      ["revoke-admin", "role.revoke"],
      ["hand-over", "thing.handed-over", { item: `restaurant:${place}`, to: admin.email }],
    ];
    expect(steps.map(([intent]) => intent).toSorted()).toEqual(personActs.toSorted());
    for (const [intent, action, more] of steps) {
      expect((await act(admin, owner.id, { ...form, intent, ...more })).status, intent).toBe(303);
      const [line] = await town.rows(
        "SELECT action, actor_id, before, after FROM audit_entries ORDER BY line DESC LIMIT 1",
      );
      expect(line, intent).toEqual({
        action,
        actor_id: admin.id,
        ...{ before: expect.stringMatching(/^{.+}$/), after: expect.stringMatching(/^{.+}$/) },
      });
    }
  });

  test("leaves nobody both paused and an admin, whatever two do at once", async () => {
    const ada = await makeVerified(town, await signUp(town));
    const second = await makeAdmin(town);
    await Promise.all([
      act(admin, ada.id, { ...form, intent: "pause" }),
      act(second, ada.id, { ...form, intent: "grant-admin" }),
    ]);
    const [row] = await town.rows("SELECT paused_at IS NOT NULL AS paused FROM users WHERE id = ?", ada.id);
    expect([row?.paused === 1, await isAdmin(ada)].filter(Boolean)).toHaveLength(1);
  });
});

type Routes = { path?: string; children?: Routes }[];
function addressesIn(list: Routes, start = ""): string[] {
  return list.flatMap(({ path = "", children }) => {
    const own = `${start}/${path}`.replace("/es?", "").replace("*", "nothing-there");
    return children ? addressesIn(children, own) : [own];
  });
}
