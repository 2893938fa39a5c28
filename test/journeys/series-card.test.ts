import { afterAll, beforeAll, expect, test } from "vitest";
import { hold } from "../support/events";
import { callOff, changeOne, remove } from "../support/owner-acts";
import { everyWeek } from "../support/patterns";
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

test("a series is one card with its rule, how many dates are left and which is next", async () => {
  const { html, card, use } = await look("/my-listings?type=event");
  expect(html.match(/<article/g)).toHaveLength(2);
  expect(html).toMatch(/Events[^<]*(<[^>]*>[^<]*)*?2</);
  expect(card("Cuentos")).toContain("Every Friday, 6:00 to 7:00\u00a0PM");
  expect(card("Cuentos")).toContain("6 dates, next on Saturday, December 5, 2026");
  expect(card("Sin fin")).toContain("Next on Friday, December 4, 2026");
  expect(use.trips).toBeLessThanOrEqual(2);
});

test("its dates that differ stand inside, each to be changed or deleted; what was taken out does not", async () => {
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
