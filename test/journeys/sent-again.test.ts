import { describe, expect, test } from "vitest";
import { storedIn } from "../support/broken-batches";
import { evening, now, openEdits, threeTimes } from "../support/event-owner-edits";
import { fieldValue, postedForms } from "../support/page-html";
import { signUp } from "../support/people";
import { addActivity, addBusiness, addHotel, addRestaurant } from "../support/places";
import { activity, business, hotel, newToken, restaurant } from "../support/submissions";

const { town, edits } = await openEdits();

const send = (path: string, form: Record<string, string> = {}) =>
  town.post(path, form, { now, headers: edits.owner.headers });
const look = async (path: string) => (await edits.look(path)).html;

/** An event's edit form as the page fills it. */
async function opened(path: string) {
  const html = await look(path);
  const names = [...Object.keys(evening), "title", "version", "rule_before"];
  return Object.fromEntries(names.map((name) => [name, fieldValue(html, name) ?? ""]));
}

/** Everything that would show a second save: rows with versions, the log, and mails. */
async function trace(): Promise<string> {
  const tables = [
    "events",
    "event_series",
    "recurrence_patterns",
    "event_slugs",
    "event_reminders",
    "outbox",
  ];
  const places = [
    "restaurant_listings",
    "hotel_listings",
    "adventure_business_listings",
    "business_listings",
  ];
  const all = [...tables, ...places, "old_slugs", "audit_log"];
  return storedIn(town, all);
}

/** Three at once and one more later: all get the same answer, but only one has an effect. */
async function sendOften(path: string, form: Record<string, string> = {}) {
  const sent = { ...form, form_token: newToken() };
  const answers = await Promise.all([1, 2, 3].map(() => send(path, sent)));
  const once = await trace();
  answers.push(await send(path, sent));
  const told = answers.map(({ status, headers }) => {
    const [flash] = headers.getSetCookie().filter((cookie) => cookie.startsWith("flash="));
    return `${status} ${headers.get("Location")} ${flash}`;
  });
  expect(told[0]).toMatch(/^303 \/my-listings\?type=\w+ flash=(default|warning)/);
  expect([...new Set(told)]).toEqual([told[0]]);
  expect(await trace()).toBe(once);
}

const log = (id: string) => town.rows("SELECT action FROM audit_log WHERE subject_id = ?", id);

describe("The same form of a listing sent again", () => {
  const kinds = [
    { kind: "restaurant", add: addRestaurant, typed: { ...restaurant, phone: "+507 6000 0101" } },
    { kind: "hotel", add: addHotel, typed: hotel },
    { kind: "activity", add: addActivity, typed: activity },
    { kind: "business", add: addBusiness, typed: business },
  ] as const;

  test.each(kinds)("is one edit of a $kind, one deletion and one restore", async ({ kind, add, typed }) => {
    const { id } = await add(town, { user_id: edits.owner.id });
    const path = `/my-listings/${kind}/${id}`;
    const version = fieldValue(await look(`${path}/edit`), "version") ?? "";
    await sendOften(`${path}/edit`, { ...typed, description: "Other words, and enough of them.", version });
    expect(await log(id)).toHaveLength(1);
    await sendOften(`${path}/delete`);
    await sendOften(`${path}/restore`);
    expect(await log(id)).toHaveLength(3);
  });

  test("works if something else was done in between", async () => {
    const { id } = await addBusiness(town, { user_id: edits.owner.id });
    const path = `/my-listings/business/${id}/edit`;
    for (const phone of ["+507 6000 0101", "+507 6000 0102", "+507 6000 0101"]) {
      expect((await send(path, { ...business, phone })).status).toBe(303);
      expect(await town.rows("SELECT phone FROM business_listings WHERE id = ?", id)).toEqual([{ phone }]);
    }
  });
});

describe("A form that was accepted", () => {
  const phoneOf = async (id: string) =>
    (await town.rows("SELECT phone FROM business_listings WHERE id = ?", id))[0]?.phone;

  test("counts as another form if its text differs, as after going back: it isn't reported as saved", async () => {
    const { id } = await addBusiness(town, { user_id: edits.owner.id });
    const path = `/my-listings/business/${id}/edit`;
    const html = await look(path);
    const drawn = {
      form_token: fieldValue(html, "form_token") ?? "",
      version: fieldValue(html, "version") ?? "",
    };
    expect(drawn.form_token).toMatch(/^[\w-]{16,}$/);
    const form = { ...business, ...drawn };
    expect((await send(path, { ...form, phone: "+507 6000 0101" })).status).toBe(303);
    const other = await send(path, { ...form, phone: "+507 6000 0102" });
    const back = await other.text();
    expect([other.status, fieldValue(back, "phone")]).toEqual([409, "+507 6000 0102"]);
    expect(await phoneOf(id)).toBe("+507 6000 0101");
    const again = { ...form, phone: "+507 6000 0102", version: fieldValue(back, "version") ?? "" };
    expect((await send(path, again)).status).toBe(303);
    expect(await phoneOf(id)).toBe("+507 6000 0102");
  });

  test("comes back with its token if the answer was lost, and sent again it's reported as done", async () => {
    const { id } = await addBusiness(town, { user_id: edits.owner.id });
    const path = `/my-listings/business/${id}/edit`;
    const html = await look(path);
    const drawn = (page: string) => fieldValue(page, "form_token") ?? "";
    const version = fieldValue(html, "version") ?? "";
    const form = { ...business, phone: "+507 6000 0103", version, form_token: drawn(html) };
    const lost = await town.post(path, form, { now, headers: edits.owner.headers, failure: "d1:3:late" });
    const back = await lost.text();
    expect([lost.status, drawn(back)]).toEqual([503, drawn(html)]);
    expect((await send(path, form)).status).toBe(303);
    expect(await log(id)).toHaveLength(1);
    expect(drawn(await look(path))).not.toBe(drawn(html));
  });

  test("after a conflict comes back as typed, even if it's unknown whether it was accepted", async () => {
    const { id } = await addBusiness(town, { user_id: edits.owner.id });
    const form = { ...business, phone: "+507 6000 0104", version: "never", form_token: newToken() };
    const path = `/my-listings/business/${id}/edit`;
    const answer = await town.post(path, form, { now, headers: edits.owner.headers, failure: "d1:3" });
    expect([answer.status, fieldValue(await answer.text(), "phone")]).toEqual([409, "+507 6000 0104"]);
  });

  test("has its token from the page, whatever it does", async () => {
    const { id } = await edits.held({ title: "With a token" });
    const { id: place } = await addBusiness(town, { user_id: edits.owner.id });
    const paths = [`event/${id}/edit`, `event/${id}/delete`, `business/${place}/edit`];
    const forms = await Promise.all(
      paths.map(async (path) => postedForms(await look(`/my-listings/${path}`))),
    );
    expect(forms.map(({ length }) => length)).toEqual([2, 1, 1]);
    for (const form of forms.flat()) expect(fieldValue(form, "form_token"), form).toMatch(/^[\w-]{16,}$/);
  });

  test("belongs to its sender: somebody else's with the same token is another form", async () => {
    const { id } = await addBusiness(town, { user_id: edits.owner.id });
    const path = `/my-listings/business/${id}/edit`;
    const form = { ...business, form_token: newToken() };
    expect((await send(path, form)).status).toBe(303);
    const thief = await signUp(town);
    expect((await town.post(path, form, { now, headers: thief.headers })).status).toBe(404);
  });

  test("is remembered for a day, and deleted with its account", async () => {
    const kept = () => town.rows("SELECT 1 FROM taken_forms WHERE at < ?", Date.parse(now) + 1);
    const person = await signUp(town);
    const { id } = await addBusiness(town, { user_id: person.id });
    const form = { ...business, form_token: newToken() };
    const path = `/my-listings/business/${id}/edit`;
    await town.post(path, form, { now, headers: person.headers });
    const before = (await kept()).length;
    const gone = await town.post(
      "/profile/security",
      { intent: "delete-account", current_password: person.password },
      { headers: person.headers },
    );
    expect(gone.status).toBe(303);
    expect(await kept()).toHaveLength(before - 1);
    await town.run({ cron: "15 5 * * *", at: new Date(Date.parse(now) + 23 * 60 * 60_000) });
    expect(await kept()).toHaveLength(before - 1);
    await town.run({ cron: "15 5 * * *", at: new Date(Date.parse(now) + 25 * 60 * 60_000) });
    expect(await kept()).toEqual([]);
  });
});

describe("The same form of an event sent again", () => {
  test("is one edit, one cancellation, one deletion and one restore", async () => {
    const { id } = await edits.held({ title: "Often" });
    const path = `/my-listings/event/${id}`;
    await edits.remind((await slugOf(id)) ?? "", "2026-12-01");
    const form = await opened(`${path}/edit`);
    await sendOften(`${path}/edit`, { ...form, title: "Oftener", event_date: "2026-12-02" });
    await sendOften(`${path}/edit`, { intent: "cancel" });
    await sendOften(`${path}/edit`, { intent: "reinstate" });
    await sendOften(`${path}/edit`, { intent: "cancel" });
    await sendOften(`${path}/delete`);
    await sendOften(`${path}/restore`);
    await sendOften(`${path}/delete`);
    expect((await log(id)).map(({ action }) => action).slice(-7)).toEqual([
      "event.edit",
      "event.edit",
      "event.edit",
      "event.edit",
      "event.delete",
      "event.restore",
      "event.delete",
    ]);
  });

  const slugOf = async (id: string) =>
    (await town.rows<{ slug: string }>("SELECT slug FROM events WHERE id = ?", id))[0]?.slug;

  test.each<Record<string, string>>([
    { scope: "this", event_date: "2026-12-16" },
    { scope: "following", start_time: "20:00", title: "Later" },
    { scope: "following", event_date: "2026-12-17" },
    { scope: "following", days_of_week: "3" },
    { scope: "all", days_of_week: "4", event_date: "2026-12-17" },
    { scope: "all", event_date: "2026-12-16" },
    { scope: "all", is_recurring: "off" },
    { scope: "following", intent: "cancel" },
    { scope: "all", intent: "cancel" },
  ])("is one edit of a series: %o", async (fields) => {
    const { idOf, form } = await edits.tuesdays(`Once ${Object.values(fields).join(" ")}`);
    const edited = `/my-listings/event/${idOf("2026-12-15")}/edit`;
    const version = fieldValue(await look(edited), "version") ?? "";
    await sendOften(edited, { ...evening, ...form("2026-12-15"), version, ...fields });
  });

  test("is one edit even from the form of another date, which is in another series by now", async () => {
    const { idOf, form } = await edits.tuesdays("From afar");
    const sent = { ...evening, ...form("2026-12-15"), scope: "following", start_time: "20:00" };
    await sendOften(`/my-listings/event/${idOf("2026-12-01")}/edit`, sent);
  });

  test.each(["this", "following", "all"])("is one deletion of a series: %s", async (scope) => {
    const { idOf } = await edits.tuesdays(`Gone once ${scope}`);
    const path = `/my-listings/event/${idOf("2026-12-15")}/delete`;
    await sendOften(path, { scope, date: "2026-12-15" });
    const [gone] = await town.rows<{ id: string }>(
      scope === "this"
        ? "SELECT id FROM events WHERE title = ? AND deleted_at > 0"
        : "SELECT id FROM event_series WHERE title = ?",
      `Gone once ${scope}`,
    );
    await sendOften(`/my-listings/${scope === "this" ? "event" : "series"}/${gone?.id}/restore`);
    expect(await edits.told(`Gone once ${scope}`)).toHaveLength(6);
  });

  test("is one series of a single event", async () => {
    const { id } = await edits.held({ title: "One of one" });
    const form = await opened(`/my-listings/event/${id}/edit`);
    await sendOften(`/my-listings/event/${id}/edit`, { ...form, ...threeTimes });
    expect(await edits.told("One of one")).toHaveLength(3);
  });

  test("cancels all future dates, and no past ones", async () => {
    const { idOf } = await edits.tuesdays("Partly over");
    const later = { now: "2026-12-10T15:00:00Z", headers: edits.owner.headers };
    const cancel = () =>
      town.post(`/my-listings/event/${idOf("2026-12-01")}/edit`, { intent: "cancel", scope: "all" }, later);
    for (const answer of [await cancel(), await cancel()]) expect(answer.status).toBe(303);
    const cancelled = await town.rows<{ event_date: string }>(
      "SELECT event_date FROM events WHERE title = 'Partly over' AND cancelled_at IS NOT NULL ORDER BY 1",
    );
    expect(cancelled.map(({ event_date }) => event_date.slice(5))).toEqual([
      "12-15",
      "12-22",
      "12-29",
      "01-05",
    ]);
  });
});
