import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { type Person, signUp } from "../support/people";
import { addActivity, addBusiness, addHotel, addRestaurant } from "../support/places";
import { activity, business, hotel, restaurant } from "../support/submissions";
import { openTown, type Town } from "../support/town";

let town: Town;
let owner: Person;
const now = "2026-11-21T15:00:00Z";
const twenty = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, "0"));

beforeAll(async () => {
  town = await openTown({ now });
  owner = await signUp(town);
});
afterAll(() => town.close());

type Form = Record<string, string>;

/** Twenty saves at once; returns how many succeeded. The others get an explanation and keep their text. */
async function saveAll(path: string, formOf: (number: string) => Form): Promise<number> {
  const answers = await Promise.all(
    twenty.map(async (number) => {
      const answer = await town.post(path, formOf(number), { now, headers: owner.headers });
      return { number, status: answer.status, html: await answer.text() };
    }),
  );
  const others = answers.filter(({ status }) => status !== 303);
  for (const { number, status, html } of others) {
    expect(status).toBe(409);
    expect(html).toContain("Someone else is changing it too");
    expect(html).toContain(`Words of number ${number}`);
  }
  expect(others.length).toBeLessThan(twenty.length);
  return twenty.length - others.length;
}

/** The log's entries for edits, in order. */
async function editsOf(action: string, id: string) {
  const rows = await town.rows<{ before: string; after: string }>(
    "SELECT before, after FROM audit_entries WHERE action = ? AND subject_id = ? ORDER BY line",
    action,
    id,
  );
  return rows.map(({ before, after }) => ({ before: JSON.parse(before), after: JSON.parse(after) }));
}

const listings = [
  { kind: "restaurant", add: addRestaurant, typed: restaurant, fact: "phone", table: "restaurant_listings" },
  {
    kind: "activity",
    add: addActivity,
    typed: activity,
    fact: "whatsapp",
    table: "adventure_business_listings",
  },
  { kind: "business", add: addBusiness, typed: business, fact: "phone", table: "business_listings" },
] as const;

describe("Twenty edits at once by one owner", () => {
  test.each(listings)("of a live $kind follow each other, each complete", async (given) => {
    const { id } = await given.add(town, { user_id: owner.id, [given.fact]: "+507 6000 0100" });
    const made = await saveAll(`/my-listings/${given.kind}/${id}/edit`, (number) => ({
      ...given.typed,
      [given.fact]: `+507 6000 01${number}`,
      description: `Words of number ${number}`,
    }));
    const edits = await editsOf("listing.publish", id);
    expect(edits).toHaveLength(made);
    const facts = edits.map(({ after }) => after[given.fact]);
    expect(edits.map(({ before }) => before[given.fact])).toEqual(["+507 6000 0100", ...facts.slice(0, -1)]);
    const [row] = await town.rows<Form>(`SELECT * FROM ${given.table} WHERE id = ?`, id);
    expect(row).toMatchObject({ status: "approved", [given.fact]: facts.at(-1) });
    const waiting = JSON.parse(row?.pending_changes ?? "");
    expect(waiting.description).toBe(`Words of number ${facts.at(-1)?.slice(-2)}`);
  });

  test("of a hotel that waits for review leave one listing with the text of one of them", async () => {
    const { id } = await addHotel(town, { user_id: owner.id, status: "pending", waiting_since: 1 });
    const made = await saveAll(`/my-listings/hotel/${id}/edit`, (number) => ({
      ...hotel,
      name: `Casa ${number}`,
      description: `Words of number ${number}`,
    }));
    expect(await editsOf("listing.edit", id)).toHaveLength(made);
    const [row] = await town.rows<Form>("SELECT * FROM hotel_listings WHERE id = ?", id);
    const number = row?.name?.slice(-2);
    expect(row).toMatchObject({
      status: "pending",
      slug: `casa_${number}`,
      description: `Words of number ${number}`,
      search_text: expect.stringContaining(`casa ${number}`),
    });
  });

  const told = (number: string): Form => ({
    title: "Evening",
    location: `Porch ${number}`,
    host: "The neighbours",
    event_type: "social",
    event_date: "2026-12-01",
    start_time: "18:00",
    end_time: "19:00",
    description: "An evening on the beach with everybody.",
    full_description: `Words of number ${number}`,
  });

  test("of an event follow each other, each complete", async () => {
    const { id } = await hold(town, { owner: owner.id, title: "Evening" });
    const made = await saveAll(`/my-listings/event/${id}/edit`, told);
    const edits = await editsOf("event.edit", id);
    expect(edits).toHaveLength(made);
    const places = edits.map(({ after }) => after.atOnce.location);
    expect(edits.map(({ before }) => before.location)).toEqual(["Beach front", ...places.slice(0, -1)]);
    const [row] = await town.rows<Form>("SELECT * FROM events WHERE id = ?", id);
    expect(row).toMatchObject({ status: "approved", location: places.at(-1), sequence: made });
    const waiting = JSON.parse(row?.pending_changes ?? "");
    expect(waiting.full_description).toBe(`Words of number ${places.at(-1)?.slice(-2)}`);
  });

  test("of all dates of a series leave every date with the same place and time", async () => {
    const { id } = await hold(town, { owner: owner.id, title: "Evenings", pattern: everyWeek });
    const [first] = await town.rows<{ id: string }>(
      "SELECT id FROM events WHERE event_series_id = ? ORDER BY event_date LIMIT 1",
      id,
    );
    const rule = { is_recurring: "on", pattern_type: "weekly", interval_value: "1", end_type: "never" };
    await saveAll(`/my-listings/event/${first?.id}/edit`, (number) => ({
      ...told(number),
      ...rule,
      title: "Evenings",
      scope: "all",
      start_time: `18:${Number(number) % 2 ? "15" : "30"}`,
      end_time: `19:${Number(number) % 2 ? "15" : "30"}`,
    }));
    const [series] = await town.rows(
      "SELECT location, start_time, end_time FROM event_series WHERE id = ?",
      id,
    );
    expect(series?.location).toMatch(/^Porch/);
    const dates = await town.rows(
      `SELECT location, start_time, end_time, count(*) AS count, count(DISTINCT event_date) AS days
        FROM events WHERE event_series_id = ? GROUP BY 1, 2, 3`,
      id,
    );
    expect(dates).toEqual([{ ...series, count: 53, days: 53 }]);
  });
});
