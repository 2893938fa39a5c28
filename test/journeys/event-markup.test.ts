import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changeOne } from "../support/event-owner-acts";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { addRestaurant, markupOf } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
const now = "2026-11-21T15:00:00Z";
const owner = { id: "owner" };
const translation = { title: { text: "Noche de cuentos", hash: "" } };

beforeAll(async () => {
  town = await openTown({ now });
  await addRestaurant(town, {
    name: "La Panga",
    slug: "la_panga",
    address: "Calle principal",
    latitude: 7.3,
    longitude: -80.5,
  });
  await hold(town, { title: "Night of tales", location: "La Panga", translation });
  const yoga = await hold(town, {
    title: "Yoga",
    pattern: everyWeek,
    event_date: "2026-11-24",
    owner: "owner",
  });
  const change = async (date: string, wanted: Parameters<typeof changeOne>[3]) => {
    const [row] = await town.rows<{ id: string }>(
      "SELECT id FROM events WHERE event_series_id = ? AND series_instance_date = ?",
      yoga.id,
      date,
    );
    await changeOne(town.services({ now: new Date(now) }), owner, row?.id ?? "", wanted);
  };
  await change("2026-11-24", { event_date: "2026-11-25", start_time: "07:30", end_time: "08:30" });
  await change("2026-12-08", { cancelled_at: 1 });
});
afterAll(() => town.close());

/** The page's only Event in structured data, with everything search engines require. */
async function eventOf(path: string) {
  const html = await (await town.get(path, { now })).text();
  const events = markupOf(html).filter((block) => block["@type"] === "Event");
  expect(events, path).toHaveLength(1);
  const [event = {}] = events;
  expect(event).toMatchObject({
    "@context": "https://schema.org",
    name: expect.stringMatching(/\S/),
    description: expect.stringMatching(/\S/),
    url: `http://localhost${path}`,
    startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00-05:00$/),
    endDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00-05:00$/),
    location: {
      "@type": "Place",
      name: expect.stringMatching(/\S/),
      address: { "@type": "PostalAddress", addressLocality: "Playa Cambutal", addressCountry: "PA" },
    },
    organizer: { "@type": "Organization", name: "The neighbours" },
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
  });
  return event;
}

describe.each(["", "/es"])("The pages of events under %j tell search engines", (language) => {
  test("where a single event takes place", async () => {
    expect(await eventOf(`${language}/events/night-of-tales`)).toMatchObject({
      name: language ? "Noche de cuentos" : "Night of tales",
      inLanguage: language ? "es" : "en",
      startDate: "2026-12-01T18:00:00-05:00",
      endDate: "2026-12-01T19:00:00-05:00",
      eventStatus: "https://schema.org/EventScheduled",
      location: { name: "La Panga", address: { streetAddress: "Calle principal" }, geo: { latitude: 7.3 } },
    });
  });

  test("the next date of a series, at that date's time", async () => {
    expect(await eventOf(`${language}/events/yoga`)).toMatchObject({
      name: "Yoga",
      inLanguage: "en",
      startDate: "2026-11-25T07:30:00-05:00",
      endDate: "2026-11-25T08:30:00-05:00",
      eventStatus: "https://schema.org/EventScheduled",
    });
  });

  test.each([
    ["one that is as planned", "2026-12-01", "2026-12-01T18:00", "EventScheduled", undefined],
    ["one that was moved", "2026-11-24", "2026-11-25T07:30", "EventRescheduled", "2026-11-24T18:00:00-05:00"],
    ["one that is cancelled", "2026-12-08", "2026-12-08T18:00", "EventCancelled", undefined],
  ])("about a date of a series: %s", async (_, date, start, status, previousStartDate) => {
    const event = await eventOf(`${language}/events/yoga/${date}`);
    expect(event.startDate).toBe(`${start}:00-05:00`);
    expect(event.eventStatus).toBe(`https://schema.org/${status}`);
    expect(event.previousStartDate).toBe(previousStartDate);
  });
});
