import { afterAll, beforeAll, expect, test } from "vitest";
import { callOff, changeOne, changeSeveral, remove } from "../support/event-owner-acts";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { type Person, signUp } from "../support/people";
import { databaseUse, openTown, type Town } from "../support/town";

const now = "2026-11-22T15:00:00Z";
const fridays = { ...everyWeek, days_of_week: [5], end_type: "after_count", end_count: 9 } as const;

let town: Town;
let owner: Person;
const dates = new Map<string, string>();
beforeAll(async () => {
  town = await openTown({ now });
  owner = await signUp(town);
  const { id } = await hold(town, {
    owner: owner.id,
    title: "Cuentos",
    event_date: "2026-11-20",
    pattern: fridays,
    now: new Date("2026-11-19T15:00:00Z"),
  });
  const rows = await town.rows<{ id: string; date: string }>(
    "SELECT id, event_date AS date FROM events WHERE event_series_id = ?",
    id,
  );
  for (const row of rows) dates.set(row.date, row.id);
  const services = town.services({ now: new Date(now) });
  const idOn = (date: string) => dates.get(date) ?? "";
  await callOff(services, owner, idOn("2026-11-27"), "this");
  await changeOne(services, owner, idOn("2026-12-04"), { event_date: "2026-12-05" });
  await remove(services, owner, idOn("2026-12-11"));
  await hold(town, {
    owner: owner.id,
    title: "Sin fin",
    pattern: { ...fridays, end_type: "never", end_count: null },
  });
});
afterAll(() => town.close());

const look = async (path: string) => {
  const response = await town.get(path, { now, headers: owner.headers });
  const html = await response.text();
  const cards = html.split("<article").slice(1);
  const card = (name: string) => cards.find((one) => one.includes(name)) ?? "";
  return { html, card, use: databaseUse(response) };
};

const linkNamed = (card: string, name: string) =>
  card.match(/<a [^>]*>/g)?.find((link) => link.includes(`aria-label="${name}"`));

test("a series is one card with its rule, how many dates are left and which is next", async () => {
  const { html, card, use } = await look("/my-listings?type=event");
  expect(html.match(/<article/g)).toHaveLength(2);
  expect(html).toMatch(/Events[^<]*(<[^>]*>[^<]*)*?2</);
  expect(card("Cuentos")).toContain("Every Friday, 6:00 to 7:00\u00a0PM");
  expect(card("Cuentos")).toContain("6 dates, next on Saturday, December 5, 2026");
  expect(card("Sin fin")).toContain("Next on Friday, December 4, 2026");
  expect(use.trips).toBeLessThanOrEqual(2);
});

test("dates that differ are listed, each with links to edit and delete; deleted ones aren't", async () => {
  const { card } = await look("/my-listings?type=event");
  const cuentos = card("Cuentos");
  expect(cuentos).toContain("2 dates are different");
  expect(cuentos).toMatch(/Friday, November 27, 2026.*Canceled.*Saturday, December 5, 2026/s);
  for (const date of ["2026-11-27", "2026-12-04"]) {
    expect(cuentos).toContain(`href="/my-listings/event/${dates.get(date)}/edit"`);
    expect(cuentos).toContain(`href="/my-listings/event/${dates.get(date)}/delete"`);
  }
  expect(cuentos).not.toContain(`/my-listings/event/${dates.get("2026-12-11")}/edit`);
  expect(card("Sin fin")).not.toContain("are different");
});

test("in Spanish as well", async () => {
  const { card } = await look("/es/my-listings?type=event");
  expect(card("Cuentos")).toContain("6 fechas, la próxima el sábado 5 de diciembre de 2026");
  expect(card("Cuentos")).toContain("2 fechas son distintas");
});

test("its next dates are listed, each with links to cancel, move and delete", async () => {
  const { card } = await look("/my-listings?type=event");
  const cuentos = card("Cuentos");
  const id = dates.get("2026-12-18");
  for (const [way, name] of [
    ["edit", "Edit"],
    ["edit#cancel", "Cancel"],
    ["edit#field-event_date", "Move"],
    ["delete", "Delete"],
  ])
    expect(linkNamed(cuentos, `${name} Friday, December 18, 2026`)).toContain(
      `href="/my-listings/event/${id}/${way}"`,
    );
  expect(linkNamed(cuentos, "It&#x27;s on after all: Friday, November 27, 2026")).toContain(
    `href="/my-listings/event/${dates.get("2026-11-27")}/edit#cancel"`,
  );
  expect(card("Sin fin").match(/#cancel"/g)).toHaveLength(4);
});

test("the form of one date names it, and asks which dates are meant beside the button that saves", async () => {
  const { html } = await look(`/my-listings/event/${dates.get("2026-12-18")}/edit`);
  expect(html).toContain("<title>Edit event: Friday, December 18, 2026 ");
  expect(html).toMatch(/<h1[^>]*>Edit event: Friday, December 18, 2026</);
  expect(html).toContain('id="field-event_date"');
  expect(html).toContain('id="cancel"');
  const asked = html.indexOf('name="scope"');
  expect(asked).toBeGreaterThan(html.indexOf('name="full_description"'));
  expect(asked).toBeLessThan(html.indexOf("form-bar"));
});

test("split at a date, both halves link to each other, for visitors and for the owner", async () => {
  const title = "Dos mitades";
  const { id } = await hold(town, {
    owner: owner.id,
    title,
    event_date: "2026-11-27",
    pattern: fridays,
    now: new Date(now),
  });
  const services = town.services({ now: new Date(now) });
  const fields = { location: "La cancha" };
  await changeSeveral(services, owner, id, { scope: "following", date: "2026-12-18", fields });
  const [old, young] = await town.rows<{ id: string; slug: string }>(
    "SELECT id, slug FROM event_series WHERE root_id = ? ORDER BY first_date",
    id,
  );
  const { html: oldPage } = await look(`/events/${old?.slug}`);
  expect(oldPage).toContain(
    `<a href="/events/${young?.slug}" rel="next">This series continues from December 18, 2026</a>`,
  );
  expect((await look(`/es/events/${young?.slug}`)).html).toContain(
    `<a href="/es/events/${old?.slug}" rel="prev">Esta serie empezó el 27 de noviembre de 2026</a>`,
  );
  const first = (series?: string) =>
    town.rows<{ id: string }>(
      "SELECT id FROM events WHERE event_series_id = ? ORDER BY starts_at",
      series ?? "",
    );
  const [[oldDate], [youngDate]] = await Promise.all([first(old?.id), first(young?.id)]);
  const { html } = await look("/my-listings?type=event");
  expect(html).toMatch(
    new RegExp(
      `/my-listings/event/${youngDate?.id}/edit"[^>]*>This series continues from December 18, 2026<`,
    ),
  );
  expect(html).toMatch(
    new RegExp(`/my-listings/event/${oldDate?.id}/edit"[^>]*>This series began on November 27, 2026<`),
  );
  const { html: whole } = await look("/events/cuentos");
  expect(whole).not.toMatch(/continues from|began on/);
});

test("a coming single event has the same links on its card, a past or rejected one has none", async () => {
  const [coming, over, refused] = await Promise.all(
    ["2026-11-25", "2026-11-20", "2026-11-26"].map((event_date) =>
      hold(town, {
        owner: owner.id,
        title: `Sola ${event_date}`,
        event_date,
        now: new Date("2026-11-19T15:00:00Z"),
      }),
    ),
  );
  await town.rows("UPDATE events SET status = 'rejected' WHERE id = ?", refused?.id ?? "");
  const { card } = await look("/my-listings?type=event");
  for (const [part, name] of [
    ["cancel", "Cancel"],
    ["field-event_date", "Move"],
  ])
    expect(linkNamed(card("Sola 2026-11-25"), `${name} Sola 2026-11-25`)).toContain(
      `href="/my-listings/event/${coming?.id}/edit#${part}"`,
    );
  for (const [date, event] of [
    ["2026-11-20", over],
    ["2026-11-26", refused],
  ] as const) {
    expect(card(`Sola ${date}`)).toContain(`/my-listings/event/${event?.id}/edit"`);
    expect(card(`Sola ${date}`)).not.toContain("/edit#");
  }
});
