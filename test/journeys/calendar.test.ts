import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
const now = "2026-11-21T15:00:00Z";
const get = async (path: string) => {
  const response = await town.get(path, { now });
  return { response, html: await response.text() };
};

beforeAll(async () => {
  town = await openTown({ now });
  await hold(town, { title: "Café at Dawn", event_date: "2026-11-21", event_type: "class" });
  await hold(town, { title: "Turtle walk", event_date: "2026-11-25", event_type: "kids" });
  await hold(town, { title: "Secret party", event_date: "2026-11-25", status: "pending" });
  await hold(town, { title: "Yoga", event_date: "2026-11-24", event_type: "class", pattern: everyWeek });
});
afterAll(() => town.close());

describe("The calendar", () => {
  test("shows the month, today and the day's events in one round trip and few rows", async () => {
    const { response, html } = await get("/calendar");
    expect(response.status).toBe(200);
    const use = databaseUse(response);
    expect(use.trips).toBe(1);
    expect(use.rows).toBeLessThanOrEqual(150);
    expect(html).toContain("Events for November\u00a021,\u00a02026 (Today)");
    expect(html).toContain("Café at Dawn");
    expect(html).not.toContain("Secret party");
  });

  test("shows nothing twice: neither the day's events among the next ones, nor a series there", async () => {
    const listed = ({ html }: { html: string }) =>
      [...html.matchAll(/class="dialog-link event-title" href="([^"]+)"/g)].map(([, href]) => href);
    const paths = listed(await get("/calendar"));
    expect(paths[0]).toBe("/events/cafe-at-dawn");
    const slugs = paths.map((path) => path?.split("/")[2]);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).toHaveLength(1 + 2);
  });

  test("counts on each day what the public can see, however far ahead", async () => {
    const { html } = await get("/calendar?month=2026-11");
    expect(cell(html, "2026-11-25")).toContain("<b>1 event</b>");
    expect(cell(html, "2026-11-24")).toContain("<b>1 event</b>");
    expect(cell(html, "2026-11-26")).not.toContain("</b>");
    expect((await get("/calendar?month=2027-09")).html).toContain("<b>1 event</b>");
    expect(cell(html, "2026-11-21")).toContain("Today");
  });

  test("names public holidays in the month, past ones too, and one to come on the day itself", async () => {
    const { html } = await get("/es/calendar?month=2026-11");
    expect(cell(html, "2026-11-28")).toContain("<em>Feriado</em>");
    expect(cell(html, "2026-11-27")).not.toContain("</em>");
    expect(cell(html, "2026-11-10")).toContain("<em>Feriado</em>");
    expect(cell(html, "2026-11-11")).not.toContain("</em>");
    const note = "Public holiday on Saturday, November 28";
    expect((await get("/calendar?date=2026-11-28")).html).toContain(note);
    expect((await get("/calendar?date=2026-11-10")).html).not.toContain("Public holiday on");
    const later = await town.get("/calendar?month=2026-11", { now: "2026-12-20T15:00:00Z" });
    expect(await later.text(), "a key to the corners of a month gone").toMatch(
      /month-key.*<em><\/em>Holiday/s,
    );
  });

  test("narrows every list by type and by a range that is whole", async () => {
    const kids = (await get("/calendar?type=kids&month=2026-11")).html;
    expect(cell(kids, "2026-11-24")).not.toContain("</b>");
    expect(kids).toContain("Turtle walk");
    expect(kids).not.toContain("Café at Dawn");
    const half = (await get("/calendar?from=2026-11-25")).html;
    expect(half).toContain("Café at Dawn");
    const range = (await get("/calendar?from=2026-11-25&to=2026-11-30")).html;
    expect(range).not.toContain("Café at Dawn");
    expect(range).toContain("Turtle walk");
  });

  test("says that a free day is free, in the language of the page", async () => {
    expect((await get("/calendar?date=2026-11-23")).html).toContain("No events scheduled for this date.");
    expect((await get("/es/calendar?date=2026-11-23")).html).toContain("No hay eventos para esta fecha.");
    // The 24th has events, but none for children.
    const { html } = await get("/calendar?date=2026-11-24&type=kids");
    expect(html).toContain("No event on this date matches these filters.");
    expect(html).not.toContain("No events scheduled");
  });

  test("names after a free day what comes next, and not again below", async () => {
    const { html } = await get("/calendar?date=2026-11-23");
    expect(html).toContain("Next: Tuesday, November 24");
    expect(html.split(`event-title" href="/events/yoga`)).toHaveLength(2);
    expect((await get("/es/calendar?date=2026-11-23")).html).toContain(
      "Lo que sigue: martes 24 de noviembre",
    );
    expect((await get("/calendar?date=2026-11-21")).html).not.toContain("Next: ");
  });

  test.each(["month=2026-13", "date=2026-02-30", "type=fun", "from=yesterday", "month=x"])(
    "answers 400 to ?%s",
    async (query) => {
      expect((await get(`/calendar?${query}`)).response.status).toBe(400);
    },
  );
});

describe("The page of an event", () => {
  const also = (html: string) =>
    [...(html.split('id="also"')[1] ?? "").matchAll(/class="event-title" href="([^"]+)"/g)].map(
      ([, href]) => href,
    );

  test("leads to what else is on that week, or else to what comes next, in one trip, and a series to its next three dates", async () => {
    const { response, html } = await get("/events/turtle-walk");
    expect(databaseUse(response).trips).toBe(1);
    expect(also(html)).toEqual(["/events/yoga/2026-11-24"]);
    const date = (await get("/es/events/yoga/2026-11-24")).html;
    expect(also(date)).toEqual(["/es/events/turtle-walk"]);
    for (const day of ["2026-12-01", "2026-12-08", "2026-12-15"])
      expect(date).toContain(`href="/es/events/yoga/${day}"`);
    expect(date).not.toContain("2026-12-22");
    const next = (await get("/events/cafe-at-dawn")).html;
    expect(also(next)).toEqual(["/events/yoga/2026-11-24", "/events/turtle-walk"]);
    expect(next).toContain("Coming up");
  });
});

describe("The agenda", () => {
  test("lists every coming event and every series once, in order, over all its pages", async () => {
    const seen: string[] = [];
    let path: string | undefined = "/events";
    for (let pages = 0; path && pages < 9; pages++) {
      const { response, html } = await get(path);
      expect(databaseUse(response)).toMatchObject({ trips: 1 });
      expect(databaseUse(response).rows).toBeLessThanOrEqual(400);
      seen.push(...[...html.matchAll(/class="event-title" href="([^"]+)"/g)].map(([, href = ""]) => href));
      path = html.match(/href="([^"]+)" rel="next"/)?.[1]?.replaceAll("&amp;", "&");
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.slice(0, 3)).toEqual(["/events/cafe-at-dawn", "/events/yoga", "/events/turtle-walk"]);
    expect(seen).toHaveLength(3);
  });

  test("folds a series into its rule and its next date, week by week", async () => {
    const { html } = await get("/events");
    const text = html.replaceAll("\u00a0", " ");
    expect(text).toMatch(/<h2[^>]*>This week<.*Café at Dawn.*<h2[^>]*>Next week<.*Yoga.*Turtle walk/s);
    expect(text).toMatch(/>6:00 to 7:00 PM<.{0,300}>Yoga<.{0,80}>Every Tuesday</s);
    const es = (await get("/es/events")).html;
    expect(es).toContain("La próxima semana");
  });

  test("says of an event earlier today that it is past, in both languages, and only once it has ended", async () => {
    const evening = { now: "2026-11-22T02:00:00Z" };
    await hold(town, {
      title: "Breakfast",
      event_date: "2026-11-21",
      event_type: "social",
      start_time: "08:00",
      end_time: "09:00",
    });
    const during = { now: "2026-11-21T13:30:00Z" };
    const earlier = /Earlier today<\/span>: ?<a href="\/events\/breakfast">Breakfast<\/a>/;
    expect(await (await town.get("/events", during)).text()).not.toContain("Earlier today");
    expect(await (await town.get("/events", evening)).text()).toMatch(earlier);
    expect(await (await town.get("/es/events", evening)).text()).toContain("Hoy más temprano");
    expect((await get("/calendar")).html).toMatch(earlier);
    expect(await (await town.get("/calendar", during)).text()).not.toContain("Earlier today");
    await town.rows("DELETE FROM events WHERE title = 'Breakfast'");
  });

  test("has a filter for each type, without a number, since a series of many dates is listed once", async () => {
    const chips = (html: string) =>
      [...html.matchAll(/<a class="tab" href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(
        ([, href, label]) => `${href} ${label}`,
      );
    expect(chips((await get("/events")).html)).toEqual([
      "/events All Events",
      "/events?type=class Classes",
      "/events?type=social Social",
      "/events?type=kids Kids",
    ]);
  });

  test("lists each date of a requested range, even if the end comes first", async () => {
    const right = (await get("/events?from=2026-11-24&to=2026-12-08")).html;
    const swapped = (await get("/events?from=2026-12-08&to=2026-11-24")).html;
    const dates = (html: string) => html.match(/events\/yoga\/[\d-]+/g);
    expect(dates(right)).toEqual(
      ["2026-11-24", "2026-12-01", "2026-12-08"].map((day) => `events/yoga/${day}`),
    );
    expect(dates(swapped)).toEqual(dates(right));
    expect(right).not.toContain("swapped them");
    expect(swapped).toContain("The first day came after the last; we swapped them.");
  });

  test("answers 400 to an invalid page key", async () => {
    expect((await get("/events?page=nonsense")).response.status).toBe(400);
  });
});

describe("The pages of events", () => {
  test("a single event says what, when, where and by whom", async () => {
    const { response, html } = await get("/events/cafe-at-dawn");
    expect(response.status).toBe(200);
    expect(databaseUse(response)).toMatchObject({ trips: 1 });
    expect(html).toContain("Saturday, November 21, 2026");
    expect(html).toContain("6:00 to 7:00\u00a0PM");
    expect(html).toContain("<dt>Who</dt><dd>The neighbours</dd>");
    const markup = JSON.parse(html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? "");
    expect(markup).toMatchObject({
      "@type": "Event",
      startDate: "2026-11-21T18:00:00-05:00",
      endDate: "2026-11-21T19:00:00-05:00",
      eventStatus: "https://schema.org/EventScheduled",
    });
  });

  test("a series tells its rule and its dates, and each date has a page", async () => {
    const { html } = await get("/events/yoga");
    expect(html).toContain("Every Tuesday, 6:00 to 7:00\u00a0PM");
    expect(html).toContain('href="/events/yoga/2026-12-01"');
    const date = await get("/es/events/yoga/2026-12-01");
    expect(date.response.status).toBe(200);
    expect(date.html).toContain("martes 1 de diciembre de 2026");
    expect(date.html).toContain("/es/events/yoga/2026-12-08");
    expect(databaseUse(date.response)).toMatchObject({ trips: 1 });
  });

  test("unpublished and missing ones answer 404", async () => {
    for (const path of [
      "/events/secret-party",
      "/events/nothing",
      "/events/yoga/2026-12-02",
      "/events/yoga/x",
    ])
      expect((await get(path)).response.status).toBe(404);
  });

  test("a date under a single event's address redirects to the event", async () => {
    const { response } = await get("/events/turtle-walk/2026-11-25");
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe("/events/turtle-walk");
  });
});

function cell(html: string, date: string): string {
  return html.match(new RegExp(`<time dateTime="${date}">.*?</td>`, "s"))?.[0] ?? "";
}
