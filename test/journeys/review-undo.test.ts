import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { mailsTo } from "../support/mailbox";
import { plain } from "../support/page-html";
import { makeAdmin, type Person, signUp } from "../support/people";
import { addHotel, addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
let owner: Person;
let admin: Person;
let colleague: Person;
beforeAll(async () => {
  town = await openTown();
  [owner, admin, colleague] = [
    await signUp(town, { name: "Rosa" }),
    await makeAdmin(town, { name: "Ana" }),
    await makeAdmin(town, { name: "Luis" }),
  ];
});
afterAll(() => town.close());

const noon = "2026-11-23T17:00:00Z";
const later = (minutes: number) => new Date(Date.parse(noon) + minutes * 60_000).toISOString();
const waiting = () => ({
  user_id: owner.id,
  status: "pending" as const,
  approved_at: null,
  waiting_since: 1,
});
type Form = Record<string, string>;

const act = (kind: string, id: string, form: Form, now = noon, person = admin) =>
  town.post(`/admin/submissions/${kind}/${id}`, form, { headers: person.headers, now });
const deliver = (minutes: number) => town.run({ cron: "* * * * *", at: new Date(later(minutes)) });
const sentTo = async (email: string) =>
  town.rows("SELECT subject FROM outbox WHERE recipient = ? AND sent_at IS NOT NULL", email);
const row = async (table: string, id: string) =>
  (await town.rows(`SELECT * FROM ${table} WHERE id = ?`, id))[0] ?? {};
/** A row without columns that change with every write. */
const told = ({
  updated_at: _,
  search_text: __,
  portrait_code: ___,
  ...rest
}: {
  [column: string]: unknown;
}) => rest;

describe("A decision", () => {
  test("is public at once, and its mail waits ten minutes", async () => {
    const { id, slug } = await addRestaurant(town, { ...waiting(), name: "El Ancla" });
    await act("restaurant", id, { intent: "approve" });
    expect((await town.get(`/eat/${slug}`)).status).toBe(200);
    const box = await (await town.get(`/dev/mail?to=${owner.email}&format=json`)).json();
    const subjects = (box as { subject: string }[]).map(({ subject }) => subject);
    expect(subjects).toContain("“El Ancla” is in the guide");
    await deliver(9);
    expect(await sentTo(owner.email)).not.toContainEqual({ subject: "“El Ancla” is in the guide" });
    await deliver(10);
    expect(await sentTo(owner.email)).toContainEqual({ subject: "“El Ancla” is in the guide" });
  });

  test("undone in time leaves the row as it was, and sends no mail", async () => {
    const { id, slug } = await addHotel(town, { ...waiting(), name: "Villa Wrong" });
    const before = await row("hotel_listings", id);
    await act("hotel", id, { intent: "approve" });
    const done = await act("hotel", id, { intent: "undo" }, later(9), colleague);
    expect(done.status).toBe(303);
    expect(told(await row("hotel_listings", id))).toEqual(told(before));
    expect((await town.get(`/stay/${slug}`)).status).toBe(404);
    await deliver(30);
    expect((await mailsTo(town, owner.email)).map(({ subject }) => subject)).not.toContain(
      "“Villa Wrong” is in the guide",
    );
    const acts = await town.rows<{ action: string; actor_id: string }>(
      "SELECT action, actor_id FROM audit_log WHERE subject_id = ? ORDER BY rowid",
      id,
    );
    expect(acts).toEqual([
      { action: "listing.approve", actor_id: admin.id },
      { action: "listing.undo", actor_id: colleague.id },
    ]);
  });

  test("is final after ten minutes, and the screen says why", async () => {
    const { id } = await addRestaurant(town, waiting());
    await act("restaurant", id, { intent: "approve" });
    const late = await act("restaurant", id, { intent: "undo" }, later(10));
    expect(late.status).toBe(409);
    expect(plain(await late.text())).toContain("It can no longer be undone");
    expect((await row("restaurant_listings", id)).status).toBe("approved");
  });

  test("can't be undone over its owner's later changes", async () => {
    const { id } = await addRestaurant(town, { ...waiting(), name: "La Red", phone: "6000-0001" });
    await act("restaurant", id, { intent: "approve" });
    const form = { name: "La Red", address: "Cambutal", phone: "6000-0002" };
    await town.post(`/my-listings/restaurant/${id}/edit`, form, { headers: owner.headers, now: later(2) });
    expect((await act("restaurant", id, { intent: "undo" }, later(3))).status).toBe(409);
    expect(await row("restaurant_listings", id)).toMatchObject({ status: "approved", phone: "6000-0002" });
  });

  test("undone twice is undone once", async () => {
    const { id } = await addRestaurant(town, waiting());
    await act("restaurant", id, { intent: "reject", review_note: "No" });
    const [one, other] = await Promise.all([
      act("restaurant", id, { intent: "undo" }, later(1)),
      act("restaurant", id, { intent: "undo" }, later(1), colleague),
    ]);
    expect([one.status, other.status].filter((status) => status === 303).length).toBeGreaterThan(0);
    expect(await row("restaurant_listings", id)).toMatchObject({
      status: "pending",
      waiting_since: 1,
      review_note: null,
    });
    expect((await act("restaurant", id, { intent: "undo" }, later(2))).status).toBe(303);
  });

  test("is replaced by the next one: the first mail is never sent", async () => {
    const guest = await signUp(town);
    const { id } = await addRestaurant(town, { ...waiting(), user_id: guest.id, name: "El Bote" });
    await act("restaurant", id, { intent: "approve" });
    await act("restaurant", id, { intent: "reject", review_note: "It has closed." }, later(5));
    await deliver(15);
    expect(await sentTo(guest.email)).toEqual(
      expect.arrayContaining([{ subject: "“El Bote” is no longer in the guide" }]),
    );
    expect(await sentTo(guest.email)).not.toContainEqual({ subject: "“El Bote” is in the guide" });
  });
});

describe("Something deleted before its mail is sent", () => {
  const decided =
    "SELECT cause FROM outbox WHERE recipient = ? AND sent_at IS NOT NULL AND cause LIKE 'decided:%'";
  const letter = { subject: "“El Muelle” is in the guide" };
  const approved = async () => {
    const guest = await signUp(town);
    const { id } = await addRestaurant(town, { ...waiting(), user_id: guest.id, name: "El Muelle" });
    await act("restaurant", id, { intent: "approve" });
    const mine = (path: string, minutes: number) =>
      town.post(`/my-listings/restaurant/${id}/${path}`, {}, { headers: guest.headers, now: later(minutes) });
    expect((await mine("delete", 2)).status).toBe(303);
    return { guest, mine };
  };

  test("is mailed to nobody", async () => {
    const { guest } = await approved();
    await deliver(31);
    expect(await sentTo(guest.email)).not.toContainEqual(letter);
  });

  test("is mailed after all if the deletion is undone", async () => {
    const { guest, mine } = await approved();
    expect((await mine("restore", 5)).status).toBe(303);
    await deliver(32);
    expect(await sentTo(guest.email)).toContainEqual(letter);
  });

  test("as well if it's a whole series", async () => {
    const guest = await signUp(town);
    const { id } = await hold(town, {
      owner: guest.id,
      title: "El Coro",
      pattern: everyWeek,
      status: "pending",
    });
    await act("series", id, { intent: "approve" });
    const [date] = await town.rows<{ id: string }>("SELECT id FROM events WHERE event_series_id = ?", id);
    const path = (what: string, one: string) => `/my-listings/${what}/${one}`;
    const send = (to: string, form: Form, minutes: number) =>
      town.post(to, form, { headers: guest.headers, now: later(minutes) });
    await send(path("event", `${date?.id}/delete`), { scope: "all" }, 2);
    await deliver(33);
    expect(await town.rows(decided, guest.email)).toEqual([]);
  });

  test.each([
    [[], false],
    [["restore"], true],
  ] as const)("as well if it's a series deleted with its last date, then %j", async (then, isTold) => {
    const guest = await signUp(town);
    const pattern = { ...everyWeek, end_type: "after_count", end_count: 2 } as const;
    const { id } = await hold(town, { owner: guest.id, title: "El Coro", pattern, status: "pending" });
    await act("series", id, { intent: "approve" });
    const dates = await town.rows<{ id: string }>("SELECT id FROM events WHERE event_series_id = ?", id);
    expect(dates).toHaveLength(2);
    const send = (path: string, one = dates[1]) =>
      town.post(
        `/my-listings/event/${one?.id}/${path}`,
        { scope: "this" },
        { headers: guest.headers, now: later(2) },
      );
    for (const one of dates) expect((await send("delete", one)).status).toBe(303);
    for (const path of then) expect((await send(path)).status).toBe(303);
    await deliver(isTold ? 35 : 34);
    expect(await town.rows(decided, guest.email)).toHaveLength(isTold ? 1 : 0);
  });
});

describe("A rejection, while it can be undone", () => {
  const mine = async (path: string, minutes: number, who = owner) =>
    plain(await (await town.get(path, { headers: who.headers, now: later(minutes) })).text());
  const queue = async (minutes: number) => mine("/admin/submissions?q=La+Espera", minutes, admin);

  test("isn't mailed to anybody: its owner sees it as waiting, and later the reason", async () => {
    const { id } = await addRestaurant(town, { ...waiting(), name: "La Espera" });
    await act("restaurant", id, { intent: "reject", review_note: "Too few words." });
    const edit = `/my-listings/restaurant/${id}/edit`;
    for (const path of ["/my-listings?type=restaurant", edit]) {
      expect(await mine(path, 9)).not.toContain("Too few words.");
      expect(await mine(path, 10)).toContain("Too few words.");
    }
    expect(await mine("/my-listings?type=restaurant", 9)).toMatch(/La Espera.*Pending/);
  });

  test("and is undone, leaves no trace in the queue when it's sent again", async () => {
    const [{ id } = { id: "" }] = await town.rows<{ id: string }>(
      "SELECT id FROM restaurant_listings WHERE name = 'La Espera'",
    );
    await act("restaurant", id, { intent: "undo" }, later(5));
    expect(await queue(11)).toContain("La Espera");
    expect(await queue(11)).not.toContain("Sent again");
    await act("restaurant", id, { intent: "reject", review_note: "Still too few." }, later(12));
    const form = { name: "La Espera", address: "Cambutal" };
    await town.post(`/my-listings/restaurant/${id}/edit`, form, { headers: owner.headers, now: later(30) });
    expect(await queue(31)).toContain("Sent back before: Still too few.");
  });

  test("of an event, and of an edit of one, is mailed as late", async () => {
    const made = await hold(town, {
      owner: owner.id,
      title: "Early lantern",
      status: "pending",
      now: new Date(noon),
    });
    await act("event", made.id, { intent: "reject", review_note: "Which beach?" });
    const edit = `/my-listings/event/${made.id}/edit`;
    for (const path of ["/my-listings?type=event", edit]) {
      expect(await mine(path, 9)).not.toContain("Which beach?");
      expect(await mine(path, 10)).toContain("Which beach?");
    }
  });
});

describe("Undoing an approved edit", () => {
  test("makes it wait again, with its page and title as before", async () => {
    const { id } = await addRestaurant(town, {
      user_id: owner.id,
      slug: "la_panga",
      name: "La Panga",
      description: "Pescado.",
      pending_changes: { name: "La Panga Nueva", description: "Pescado y arroz." },
      waiting_since: 5,
    });
    const before = await row("restaurant_listings", id);
    await act("restaurant", id, { intent: "approve" });
    expect(await row("restaurant_listings", id)).toMatchObject({
      name: "La Panga Nueva",
      slug: "la_panga_nueva",
    });
    await act("restaurant", id, { intent: "undo" }, later(1));
    expect(told(await row("restaurant_listings", id))).toEqual(told(before));
    expect((await town.get("/eat/la_panga_nueva")).headers.get("Location")).toBe("/eat/la_panga");
  });
});

describe("A series approved by mistake", () => {
  test("disappears with all its dates", async () => {
    const first = "2026-12-04";
    const { id, slug } = await hold(town, {
      title: "Yoga at dawn",
      event_date: first,
      pattern: everyWeek,
      status: "pending",
      now: new Date(noon),
    });
    await act("series", id, { intent: "approve" });
    expect((await town.get(`/events/${slug}/${first}`, { now: noon })).status).toBe(200);
    await act("series", id, { intent: "undo" }, later(1));
    expect((await town.get(`/events/${slug}/${first}`, { now: noon })).status).toBe(404);
    expect(await row("event_series", id)).toMatchObject({ status: "pending" });
  });
});
