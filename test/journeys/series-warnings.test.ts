import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changeOne } from "../support/event-owner-acts";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { plain } from "../support/page-html";
import { type Person, signUp } from "../support/people";
import { openTown, type Town } from "../support/town";

let town: Town;
let person: Person;
const now = "2026-11-21T15:00:00Z";

beforeAll(async () => {
  town = await openTown({ now });
  person = await signUp(town);
});
afterAll(() => town.close());

const filled = {
  title: "Full moon walk",
  location: "Beach front",
  host: "Rosa",
  event_type: "social",
  event_date: "2026-12-31",
  start_time: "18:00",
  end_time: "19:00",
  description: "A walk to the point and back.",
  full_description: "Bring a lamp and shoes that may get wet.",
  is_recurring: "on",
  pattern_type: "monthly",
  interval_value: "1",
  end_type: "never",
};

/** The page after a form, with its toast. */
async function sendAndArrive(path: string, form: Record<string, string>) {
  const sent = await town.post(path, form, { now, headers: person.headers });
  expect(sent.status).toBe(303);
  const flash = sent.headers.getSetCookie().find((cookie) => cookie.startsWith("flash=")) ?? "";
  const cookie = `${person.headers.Cookie}; ${flash.split(";")[0]}`;
  const there = await town.get(sent.headers.get("Location") ?? "", {
    now,
    headers: { ...person.headers, Cookie: cookie },
  });
  return there.text();
}

describe("A date that a rule skips", () => {
  test("is listed by month in the preview", async () => {
    const form = { ...filled, intent: "preview" };
    const english = await (await town.post("/add-event", form, { now, headers: person.headers })).text();
    expect(plain(english)).toContain(
      "There's no day 31 in February 2027, April 2027, June 2027, September 2027",
    );
    const spanish = await (await town.post("/es/add-event", form, { now, headers: person.headers })).text();
    expect(spanish).toContain("No hay día 31 en febrero de 2027, abril de 2027");
  });

  test("is counted with its reason once the series is saved", async () => {
    const html = await sendAndArrive("/add-event", filled);
    expect(html).toContain("Event series created!");
    expect(plain(html)).toContain("5 months were left out: they don't have that day.");
    expect(html).toContain("notice-warn");
    const spanish = await sendAndArrive("/es/add-event", { ...filled, event_date: "2026-11-30" });
    expect(spanish).toContain("Se omitió 1 mes porque no tiene ese día.");
  });

  test("isn't mentioned if nothing is skipped", async () => {
    const html = await sendAndArrive("/add-event", { ...filled, event_date: "2026-12-28" });
    expect(html).toContain("The series and its dates are waiting for approval.");
    expect(html).not.toContain("left out");
    expect(html).not.toContain("notice-warn");
  });

  test("may be the first day that was chosen", async () => {
    const html = await sendAndArrive("/add-event", {
      ...filled,
      pattern_type: "weekly",
      days_of_week: "2",
      event_date: "2026-12-02",
    });
    expect(plain(html)).toContain("The date you chose doesn't fit the rule");
  });
});

describe("A new rule", () => {
  test("says how many individual changes it discards", async () => {
    const { id } = await hold(town, { owner: person.id, event_date: "2026-12-01", pattern: everyWeek });
    const services = town.services({ now: new Date(now) });
    const dates = await town.rows<{ id: string; date: string }>(
      "SELECT id, series_instance_date AS date FROM events WHERE event_series_id = ? ORDER BY date",
      id,
    );
    const idOn = (date: string) => dates.find((one) => one.date === date)?.id ?? "";
    await changeOne(services, person, idOn("2026-12-08"), { cancelled_at: 1 });
    await changeOne(services, person, idOn("2026-12-15"), { location: "Under the roof" });
    const first = idOn("2026-12-01");
    const { is_recurring, ...fields } = filled;
    const edit = { ...fields, is_recurring, event_date: "2026-12-01", scope: "all", date: "2026-12-01" };
    const html = await sendAndArrive(`/my-listings/event/${first}/edit`, edit);
    expect(html).toContain("2 dates you'd changed on their own are no longer part of the rule and are gone.");
    const again = await sendAndArrive(`/my-listings/event/${first}/edit`, { ...edit, title: "Moon walk" });
    expect(again).toContain("Event updated successfully!");
    expect(again).not.toContain("no longer part of the rule");
  });
});
