import ical from "ical.js";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { predictSea } from "../../app/server/operations/sea/predict-sea";
import { hold } from "../support/events";
import { addRestaurant, textsOf } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

// 1:40 PM in Panama, on a Wednesday of spring tides.
const now = "2026-11-25T18:40:00Z";
const week = (text: string) =>
  Object.fromEntries(
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((day) => [day, text]),
  );

let town: Town;
const html = async (path: string, at = now) => (await town.get(path, { now: at })).text();
const plain = (page: string) =>
  page
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[;,.])/g, "");

beforeAll(async () => {
  town = await openTown({ now });
  await predictSea(town.services({ now: new Date(now) }), new Date(now));
  await addRestaurant(town, { name: "La Panga", slug: "la_panga", hours: week("11 AM - 2:30 PM") });
  await addRestaurant(town, { name: "Horno", slug: "horno", hours: week("5:30 PM - 10 PM") });
  await addRestaurant(town, {
    name: "Resting",
    slug: "resting",
    hours: { ...week("8 AM - 9 PM"), Wednesday: "Closed" },
  });
  await addRestaurant(town, {
    name: "Hidden",
    slug: "hidden",
    hours: week("8 AM - 9 PM"),
    status: "pending",
  });
  await hold(town, {
    title: "Fire on the sand",
    location: "Main beach",
    event_date: "2026-11-25",
    start_time: "20:00",
    end_time: "23:00",
  });
  await hold(town, {
    title: "Morning walk",
    event_date: "2026-11-25",
    start_time: "06:00",
    end_time: "07:00",
  });
  await hold(town, {
    title: "Tomorrow's class",
    location: "The school",
    event_date: "2026-11-26",
    start_time: "09:00",
    end_time: "10:00",
  });
});
afterAll(() => town.close());

describe("The page of today", () => {
  test("starts with the tide and when it turns, in metres and feet", async () => {
    const page = await html("/today");
    expect(textsOf(page, "h1")).toEqual(["The tide is rising"]);
    expect(plain(page)).toContain("High at 4:11 PM, 3.2 m (10.6 ft), then down to 0.1 m by 10:11 PM.");
    expect(textsOf(await html("/es/today"), "h1")).toEqual(["Sube la marea"]);
    expect(plain(await html("/es/today"))).toContain("Llena a las 4:11 p. m., 3.2 m (10.6 pies)");
    expect(textsOf(await html("/today", "2026-11-26T03:05:00Z"), "h1")).toEqual(["Low tide, about now"]);
  });

  test("has no Spanish sentence that ends with two periods after a time", async () => {
    for (const path of ["/es/today", "/es/today?date=2026-12-01", "/es/tides"])
      expect(plain(await html(path))).not.toContain("m..");
  });

  test.each(["/today", "/es/today", "/today?date=2026-11-26", "/es/tides", "/tides", "/surf", "/es/surf"])(
    "has a.m. or p.m. at every time of %s, on a phone too",
    async (path) => {
      const page = await html(path);
      const text = plain(page.replace(/<(style|script)\b.*?<\/\1>/gs, "").replace(/<[^>]+>/g, "\u0001"))
        .replaceAll("\u0001", " ")
        .replaceAll(/\s+/g, " ");
      const hours = text.match(/\b\d{1,2}:\d\d(?!( (to|a) \d{1,2}:\d\d)? ?([ap]\. ?m\.|[AP]M))/g) ?? [];
      expect(text).toMatch(/\d:\d\d/);
      expect(hours).toEqual([]);
      const [, sheet = ""] = page.match(/<link rel="stylesheet" href="([^"]+)"/) ?? [];
      expect(await html(sheet)).not.toMatch(/\.half\s*\{[^}]*display:\s*none/);
    },
  );

  test("shows sunset, light and moon, and that the tides are predictions, for which coast", async () => {
    const page = plain(await html("/today"));
    expect(page).toContain("6:02 PM sunset light to 6:24 PM");
    expect(page).toContain("Full moon yesterday");
    expect(page).toContain("Spring tides until Friday");
    expect(page).toContain(
      "predicted from astronomy for Punta Mala, 60 km east. Weather moves them. Not for navigation.",
    );
  });

  test("counts open places, marks those that close soon, and leaves out those closed for the season", async () => {
    const page = plain(await html("/today"));
    expect(page).toContain("1 of 3 places to eat open 1 closes soon");
    expect(page).toContain("Closed today: Resting.");
    const following = plain(await html("/today?date=2026-12-02"));
    expect(following).not.toContain("Closed today");
    expect(following).toContain("Closed that day: Resting.");
    expect(page).not.toContain("Hidden");
    expect(plain(await html("/today", "2026-11-25T08:00:00Z"))).toContain(
      "No place to eat is open La Panga opens next",
    );
  });

  test("says that a public holiday, today or tomorrow, may have other hours", async () => {
    const holiday = "Public holiday on Saturday, November 28: ask whether the hours hold.";
    expect(plain(await html("/today", "2026-11-27T18:40:00Z"))).toContain(holiday);
    expect(plain(await html("/today", "2026-11-28T18:40:00Z"))).toContain(holiday);
    expect(plain(await html("/today?date=2026-11-28"))).toContain(holiday);
    expect(plain(await html("/today"))).not.toContain("Public holiday");
    expect(plain(await html("/es/today", "2026-11-27T18:40:00Z"))).toContain(
      "Feriado el sábado 28 de noviembre: pregunta si cambia el horario.",
    );
  });

  test("has today's and tomorrow's hours beside every bar, below one row of hours", async () => {
    const page = await html("/today");
    expect(textsOf(page.match(/<svg class="hours-axis".*?<\/svg>/s)?.[0] ?? "", "text")).toEqual([
      "6:00\u00a0AM",
      "noon",
      "6:00\u00a0PM",
    ]);
    const text = plain(page);
    expect(text).toContain("11:00 AM to 2:30 PM, the same tomorrow");
    expect(plain(await html("/today", "2026-11-24T18:40:00Z"))).toContain(
      "8:00 AM to 9:00 PM · tomorrow closed",
    );
    expect(plain(await html("/es/today"))).toContain("de 5:30 a 10:00 p. m., mañana igual");
    expect(plain(await html("/today", "2026-11-27T18:40:00Z"))).not.toContain("the same tomorrow");
    const other = plain(await html("/today?date=2026-12-01"));
    expect(other).toContain("8:00 AM to 9:00 PM");
    expect(other).not.toContain("tomorrow");
  });

  test("shows an event at a closed venue as taking place, as its week's page does", async () => {
    await hold(town, {
      title: "A quiet supper",
      location: "Resting",
      event_date: "2026-12-09",
      start_time: "19:00",
      end_time: "21:00",
    });
    for (const path of ["/today?date=2026-12-09", "/week?from=2026-12-09"]) {
      const line = "Resting is usually closed on Wednesdays; the event is still on.";
      expect(plain(await html(path)), path).toContain(line);
      const spanish = "Resting no suele abrir los miércoles; el evento sí va.";
      expect(plain(await html(`/es${path}`)), path).toContain(spanish);
    }
  });

  test("links each event to its calendar file", async () => {
    const page = await html("/today");
    const [, file = ""] = page.match(/href="(\/events\/fire[^"]*\.ics)"/) ?? [];
    expect(await html(file)).toContain("SUMMARY:Fire on the sand");
  });

  test("has today's and tonight's events, and nothing past", async () => {
    const page = await html("/today");
    expect(page).toContain("Fire on the sand");
    expect(page).not.toContain("Morning walk");
    expect(page).not.toContain("Tomorrow&#x27;s class");
    expect(await html("/today", "2026-11-25T11:30:00Z")).toContain("Morning walk");
  });

  test("names the next event once nothing more is on today, and other days don't", async () => {
    const late = plain(await html("/today", "2026-11-26T04:30:00Z"));
    expect(late).toContain("Nothing more is on today. What comes next:");
    expect(late).toMatch(/Tomorrow's class\s*Thu, Nov 26, 9:00 to 10:00 AM/);
    expect(plain(await html("/es/today", "2026-11-26T04:30:00Z"))).toContain("Lo que sigue:");
    expect(plain(await html("/today?date=2026-11-24"))).not.toContain("What comes next");
  });

  test("says of a day without any event that nothing is on, not that nothing more is", async () => {
    const empty = plain(await html("/today", "2026-11-27T16:00:00Z"));
    expect(empty).toContain("Nothing is on today.");
    expect(empty).not.toContain("Nothing more");
    expect(plain(await html("/es/today", "2026-11-27T16:00:00Z"))).toContain("Hoy no hay nada.");
  });

  test("has every tide of the picture in words", async () => {
    const rows = textsOf(
      (await html("/today")).match(/<table class="waters">.*?<\/table>/s)?.[0] ?? "",
      "tr",
    );
    expect(rows.map((row) => row.replaceAll("\u00a0", " "))).toEqual([
      "High3:36 AM3.4 m11.0 ft",
      "Low9:51 AM−0.1 m−0.5 ft",
      "High4:11 PM3.2 m10.6 ft",
      "Low10:11 PM0.1 m0.3 ft",
    ]);
  });

  test("shows the coming moonset, and on another day's page names the day", async () => {
    const evening = "2026-11-23T00:30:00Z";
    const today = plain(await html("/today", evening));
    expect(today).toContain("Waxing moon sets tomorrow at 5:05 AM");
    expect(today).toMatch(/Moonrise \d:\d\d PM, moonset 5:05 AM the next day\./);
    expect(today).not.toContain("4:07 AM");
    expect(plain(await html("/es/today", evening))).toContain(
      "Luna creciente se pone mañana a las 5:05 a. m.",
    );
    expect(plain(await html("/today?date=2026-11-23", evening))).toContain("Full moon on Tuesday");
    expect(plain(await html("/es/today?date=2026-11-23", evening))).toContain("Luna llena el martes");
    expect(plain(await html("/today?date=2026-11-22", "2026-11-21T15:00:00Z"))).toContain(
      "sets on Monday at 5:05 AM",
    );
    expect(plain(await html("/today", "2026-11-23T15:00:00Z"))).toContain("Full moon tomorrow");
  });

  test("links to the days before and after, and to none beyond the table", async () => {
    const page = await html("/today?date=2026-11-26");
    expect(textsOf(page, "h1")).toEqual(["Thursday: low at 10:36\u00a0AM"]);
    expect(page).toContain("Tomorrow&#x27;s class");
    expect(page).toContain('href="/today?date=2026-11-27"');
    expect((await town.get("/today?date=2027-12-30")).status).toBe(200);
    expect(await html("/today?date=2027-12-30")).not.toContain("date=2027-12-31");
    for (const date of ["2027-12-31", "2026-10-01", "1999-01-01"]) {
      expect((await town.get(`/today?date=${date}`)).status, date).toBe(404);
    }
    expect(plain(await html("/today?date=2027-12-31"))).toContain(
      "Our tide table reaches from November 1, 2026 to December 30, 2027.",
    );
    expect(plain(await html("/es/today?date=2027-12-31"))).toContain(
      "va del 1 de noviembre de 2026 al 30 de diciembre de 2027.",
    );
    for (const date of ["tomorrow", "2026-02-30", "2026-13-01"]) {
      expect((await town.get(`/today?date=${date}`)).status, date).toBe(400);
    }
  });

  test("makes one database trip, with bounded rows on a coast of a thousand restaurants", async () => {
    await town.get("/today");
    const use = databaseUse(await town.get("/today"));
    expect(use.trips).toBe(1);
    expect(use.rows).toBeLessThan(160);
  });

  test("is cached until a tide turns, a place opens or closes, or for five minutes", async () => {
    const age = async (at: string) =>
      (await town.get("/today", { now: at })).headers.get("Cloudflare-CDN-Cache-Control");
    expect(await age(now)).toBe("public, max-age=300");
    // La Panga closes at 2:30 PM; that minute still counts as open.
    expect(await age("2026-11-25T19:30:20Z")).toBe("public, max-age=40");
    // Ten seconds before the quarter of an hour that contains high tide.
    expect(await age("2026-11-25T20:55:50Z")).toBe("public, max-age=10");
    const tag = (await town.get("/today")).headers.get("ETag") ?? "";
    expect((await town.get("/today", { headers: { "If-None-Match": tag } })).status).toBe(304);
  });

  test("shows waves while their forecast covers this day, and never an older one", async () => {
    const hours = [
      {
        at: Date.parse("2026-11-25T18:00:00Z"),
        height: 1.4,
        period: 15,
        direction: 202,
        wind: { knots: 7, direction: 146 },
      },
    ];
    const fetched = (hoursAgo: number) =>
      town.rows(
        "INSERT OR REPLACE INTO wave_forecasts VALUES ('cambutal', ?, ?)",
        Date.parse(now) - hoursAgo * 3_600_000,
        JSON.stringify(hours),
      );
    expect(await html("/today")).not.toContain("1.4 m every 15 s");
    await fetched(1);
    const page = plain(await html("/today"));
    expect(page).toContain("1.4 m every 15 s from S, wind 7 kn SE");
    expect(page).toContain("NOAA's model for the open sea off Cambutal, fetched at 12:40 PM");
    expect(plain(await html("/surf"))).toContain("1.4 m every 15 s, from S, wind 7 kn SE.");
    await fetched(25);
    expect(await html("/today")).not.toContain("1.4 m every 15 s");
    await town.rows("DELETE FROM wave_forecasts");
  });
});

describe("The sheet of a week", () => {
  test("shows seven days with events, opening hours and phone numbers, in one round trip", async () => {
    const response = await town.get("/week", { now });
    const page = plain(await response.clone().text());
    expect(databaseUse(response).trips).toBe(1);
    expect(page).toContain("This week in Cambutal November 25 to December 1, 2026");
    expect(page).toContain("8:00 PM Fire on the sand Main beach");
    expect(page).toContain("9:00 AM Tomorrow's class The school");
    expect(page).toContain("11:00 AM to 2:30 PM");
    expect(page).not.toContain("Hidden");
    expect(page).toContain("911 Any emergency");
    expect(page).toContain("localhost/week");
    expect(response.headers.get("Cache-Tag")?.split(",")).toEqual(
      expect.arrayContaining(["page:/week", "page:/info", "sea", "events", "listings:restaurant"]),
    );
    const edge = response.headers.get("Cloudflare-CDN-Cache-Control");
    expect(edge).toMatch(/max-age=\d+/);
    expect(plain(await html("/es/week"))).toContain(
      "Esta semana en Cambutal del 25 de noviembre al 1 de diciembre de 2026",
    );
  });

  test("begins on the requested day, and links to the next and previous week", async () => {
    const later = await html("/week?from=2026-12-02");
    expect(plain(later)).toContain("A week in Cambutal December 2 to 8, 2026");
    expect(later).toContain('href="/week?from=2026-11-25"');
    expect(later).toContain('content="noindex, follow"');
    expect((await town.get("/week?from=2026-13-01")).status).toBe(400);
    expect((await town.get("/week?from=1999-01-01")).status).toBe(404);
  });

  test("has no bar for cancelled events, and marks them", async () => {
    const gone = await hold(town, { title: "Rained off", event_date: "2026-12-20", start_time: "10:00" });
    await town.rows("UPDATE events SET cancelled_at = 1 WHERE id = ?", gone.id);
    const page = await html("/week?from=2026-12-18");
    expect(plain(page)).toContain("Rained off canceled");
    expect(page).not.toContain('class="stem"');
  });
});

describe("The best hours", () => {
  const surfed = (page: string) => page.match(/(Beach break|Surf en la playa):.*?\./)?.[0];
  const spot = (fields: object) =>
    town.rows(
      "INSERT OR REPLACE INTO page_content (id, page_path, section_name, content_data, is_visible, display_order, created_at, updated_at) VALUES ('spots', '/surf', 'spots', ?, 1, 5, 0, 0)",
      JSON.stringify({ facts: [{ id: "cambutal", value: "Cambutal", ...fields }] }),
    );
  const tomorrow = "/today?date=2026-11-26";
  afterEach(async () => {
    await town.rows("DELETE FROM wave_forecasts");
    await town.rows("DELETE FROM page_content");
  });

  test("for a coming day are below its first low tide in daylight", async () => {
    const head = plain((await html(tomorrow)).match(/<header class="today-head">.*?<\/header>/s)?.[0] ?? "");
    expect(head).toBe(
      " Thursday, November 26 Thursday: low at 10:36 AM Down to −0.2 m (−0.7 ft). High at 5:03 PM, 3.3 m (10.8 ft). Beach break: 12:45 PM to 2:54 PM, by tide and light alone. ",
    );
    expect(plain(await html(`/es${tomorrow}`))).toContain(
      "jueves: seca a las 10:36 a. m. Baja a −0.2 m (−0.7 pies). Llena a las 5:03 p. m., 3.3 m (10.8 pies). Surf en la playa: de las 12:45 p. m. a las 2:54 p. m., solo por marea y luz.",
    );
  });

  test("for today show what's left, and tomorrow's hours when it's too late", async () => {
    expect(surfed(plain(await html("/today")))).toBe(
      "Beach break: now, until 2:04 PM, by tide and light alone.",
    );
    expect(surfed(plain(await html("/today", "2026-11-25T19:05:00Z")))).toBe(
      "Beach break: tomorrow, 12:45 PM to 2:54 PM, by tide and light alone.",
    );
    const kept = await town.get("/today", { now: "2026-11-25T19:03:30Z" });
    expect(kept.headers.get("Cloudflare-CDN-Cache-Control")).toBe("public, max-age=30");
  });

  test("have the waves and wind of those hours, with their effect", async () => {
    const hour = (at: string, height: number, direction: number) => ({
      at: Date.parse(at),
      height,
      period: 15,
      direction: 202,
      wind: { knots: 14, direction },
    });
    await town.rows(
      "INSERT OR REPLACE INTO wave_forecasts VALUES ('cambutal', ?, ?)",
      Date.parse(now),
      JSON.stringify([hour("2026-11-26T12:00:00Z", 1, 20), hour("2026-11-26T18:00:00Z", 1.4, 190)]),
    );
    const told = "Beach break: 12:45 PM to 2:54 PM, 1.4 m every 15 s, from S, wind 14 kn S";
    expect(plain(await html(tomorrow))).toContain(`${told}, choppy, with the wind off the sea.`);
    await spot({ tide: "mid", swell: "0-100" });
    expect(plain(await html(tomorrow))).toContain(
      "Beach break: 6:29 AM to 8:33 AM, 1 m every 15 s, from S, wind 14 kn N.",
    );
    await spot({ swell: "0-100" });
    expect(plain(await html(tomorrow))).toContain(`${told}, bigger than it can handle, choppy`);
  });

  test("change with an admin's data on the beach break, here and on the surf guide", async () => {
    expect(plain(await html(tomorrow))).toContain("Nobody has told us which tide suits this one.");
    await spot({ tide: "high" });
    for (const path of [tomorrow, `/es${tomorrow}`]) {
      const page = plain(await html(path));
      expect(page, path).toMatch(/2:54 (PM|p\. m\.)/);
      expect(page, path).toMatch(/It works on this tide: high\.|Funciona con esta marea: llena\./);
      expect(page, path).not.toMatch(/Nobody has told us|nadie nos ha dicho/);
    }
    expect(plain(await html("/surf", "2026-11-26T14:00:00Z"))).toContain("2:54 PM to 6:24 PM");
    await spot({ tide: "<script>" });
    expect(plain(await html(tomorrow))).toContain("Nobody has told us which tide suits this one.");
  });

  test("on the beach are at low tide, with a warning about the river mouth", async () => {
    expect(plain(await html(tomorrow))).toMatch(
      /A walk on the beach 8:33 AM to 12:45 PM Around low tide, when the sand is widest\..*Keep away from river mouths/,
    );
  });

  test("for turtles are shown in their months only, without a night", async () => {
    expect(plain(await html(tomorrow))).toContain(
      "Turtles after dark, from 6:24 PM They nest in these months.",
    );
    expect(await html("/today?date=2027-02-10")).not.toContain("They nest in these months");
  });

  test("are on the surf guide too, with only what's known of each spot", async () => {
    const page = plain(await html("/surf"));
    expect(page).toContain("Beach break: now, until 2:04 PM, by tide and light alone.");
    expect(page).toContain("closes out when it's big. Tide: any");
    expect(page.match(/Tide: \w+/g)).toEqual(["Tide: low", "Tide: any"]);
    expect(page).not.toContain("not known");
    expect(plain(await html("/es/surf"))).toContain("Marea: cualquiera");
  });
});

describe("The tide, elsewhere in the guide,", () => {
  test("stands in the hero of the home page", async () => {
    expect(await html("/")).toMatch(/4:11\sPM <span class="sea-sun">/);
    const line = (page: string) => plain(page.match(/<a class="sea-line".*?<\/a>/s)?.[0] ?? "");
    expect(line(await html("/"))).toContain("High 3.2 m at 4:11 PM sunset 6:02 PM");
    expect(line(await html("/es"))).toContain("Marea llena 3.2 m a las 4:11 p. m. atardece a las 6:02 p. m.");
    expect(line(await html("/", "2026-11-26T03:00:00Z"))).toContain("Low 0.1 m at 10:11 PM sunrise 6:17 AM");
  });

  test("says there that the next one is tomorrow's, until midnight", async () => {
    const line = (page: string) => plain(page.match(/<a class="sea-line".*?<\/a>/s)?.[0] ?? "");
    const evening = await html("/", "2026-11-26T03:40:00Z");
    expect(line(evening)).toContain("High 3.4 m at 4:26 AM tomorrow sunrise 6:17 AM");
    expect(evening).toContain(`id="sea-line" data-changes-at="${Date.parse("2026-11-26T05:00:00Z")}"`);
    expect(line(await html("/es", "2026-11-26T03:40:00Z"))).toContain("a las 4:26 a. m. de mañana");
    expect(line(await html("/", "2026-11-26T05:00:00Z"))).toContain("High 3.4 m at 4:26 AM sunrise");
  });

  test("opens the surf guide", async () => {
    const page = await html("/surf");
    expect(page).toMatch(/<section class="section" id="sea".*The tide is rising/s);
    expect(databaseUse(await town.get("/surf")).trips).toBe(1);
  });

  test("is shown for events on the beach at their starting time, and for no others", async () => {
    const [fire] = await town.rows<{ slug: string }>("SELECT slug FROM events WHERE title LIKE 'Fire%'");
    const page = plain(await html(`/events/${fire?.slug}`));
    expect(page.match(/The tide will be.*?Weather/)?.[0]).toBe(
      "The tide will be falling, about 1.0 m; low at 10:11 PM, 0.1 m. Tides are predicted from astronomy for Punta Mala, 60 km east. Weather",
    );
    const [school] = await town.rows<{ slug: string }>(
      "SELECT slug FROM events WHERE title LIKE 'Tomorrow%'",
    );
    expect(await html(`/events/${school?.slug}`)).not.toContain("The tide will be");
    expect(await html(`/events/${fire?.slug}`, "2026-11-26T02:00:00Z")).not.toContain("The tide will be");
  });
});

describe("A month of tides", () => {
  test("has every day with its tides, sun and moon, and marks spring and neap tides", async () => {
    const page = await html("/tides?month=2026-12");
    expect(textsOf(page, "h1")).toEqual(["Tides in December 2026"]);
    const rows = page.match(/<tr class="(spring|neap|usual)".*?<\/tr>/gs) ?? [];
    expect(rows).toHaveLength(31);
    const marked = (kind: string) =>
      rows.flatMap((row, index) => (row.includes(`class="${kind}"`) ? [index + 1] : []));
    // New moon on the 8th, full moon on the 23rd; half moons on the 1st, the 16th and the 30th.
    expect(marked("spring")).toEqual([8, 9, 10, 11, 12, 23, 24, 25, 26]);
    expect(marked("neap")).toEqual([1, 2, 3, 4, 16, 17, 18, 19, 20, 30, 31]);
    expect(plain(rows[23] ?? "")).toContain("Thu, spring tides: new and full moon");
    expect(plain(rows[22] ?? "")).toContain("Full moon 8:29 PM");
    expect(page).toContain('href="/tides?month=2026-11"');
    expect(page).toContain('href="/tides?month=2027-01"');
  });

  test("is the current one without a parameter, with today marked", async () => {
    const page = await html("/es/tides");
    expect(textsOf(page, "h1")).toEqual(["Mareas de noviembre 2026"]);
    expect(page.match(/<tr[^>]*aria-current="date".*?<\/tr>/s)?.[0]).toContain(">25</a>");
    expect(page).not.toContain("month=2026-10");
  });

  test("opens at today, with past days folded; other months and the first day of one are complete", async () => {
    const days = (part = "") => part.match(/<tr class="(spring|neap|usual)"/g)?.length;
    const page = await html("/tides");
    const [gone = ""] = page.match(/<details class="days-gone">.*?<\/details>/s) ?? [];
    expect(textsOf(gone, "summary")).toEqual(["Show November 1 to 24, too"]);
    expect(days(gone)).toBe(24);
    // The month, and a row of the next, so that at least seven are still to come.
    expect(days(page)).toBe(33);
    expect(textsOf(page, "h2")).toContain("December 2026");
    expect(await html("/tides?month=2026-12")).not.toContain("next-month");
    expect(textsOf(await html("/es/tides"), "summary")).toContain("Ver también del 1 al 24 de noviembre");
    expect(textsOf(await html("/es/tides", "2026-12-02T18:00:00Z"), "summary")).toContain(
      "Ver también el 1 de diciembre",
    );
    expect(await html("/tides", "2026-12-01T18:00:00Z")).not.toContain("days-gone");
    expect(await html("/tides?month=2026-12")).not.toContain("days-gone");
  });

  test("is refused if it isn't a date, and a 404 outside the table", async () => {
    for (const month of ["november", "2026-13", "2026-1"]) {
      expect((await town.get(`/tides?month=${month}`)).status, month).toBe(400);
    }
    for (const month of ["2026-09", "2026-10", "2028-01"]) {
      expect((await town.get(`/tides?month=${month}`)).status, month).toBe(404);
      expect(plain(await html(`/tides?month=${month}`)), month).toContain("reaches from November 1, 2026");
      expect((await town.get(`/tides.json?month=${month}`)).status, month).toBe(404);
    }
  });

  test("says where the table ends, as a page and as data", async () => {
    const page = plain(await html("/tides?month=2027-12"));
    expect(page).toContain("The table ends on December 30, 2027 for now.");
    expect(plain(await html("/tides?month=2027-11"))).not.toContain("The table ends on");
    const days = async (month: string) => {
      const answer = await (await town.get(`/tides.json?month=${month}`)).json();
      return (answer as { days: unknown }).days;
    };
    expect(await days("2027-12")).toEqual({ first: "2027-12-01", last: "2027-12-30", complete: false });
    expect(await days("2027-11")).toEqual({ first: "2027-11-01", last: "2027-11-30", complete: true });
  });

  test("has one spelling of a.m. and p.m. in Spanish", async () => {
    const page = await html("/es/tides?month=2026-12");
    expect(page).toMatch(/\ba\.\u00a0m\./);
    expect(page.match(/[ap]\. ?m\./g)).toBeNull();
  });

  test("costs one trip and the rows of a month", async () => {
    await town.get("/tides");
    const use = databaseUse(await town.get("/tides?month=2026-12"));
    expect(use.trips).toBe(1);
    expect(use.rows).toBeLessThan(180);
  });

  test("is available to other programs", async () => {
    const response = await town.get("/tides.json?month=2026-12");
    expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    const { station, datum, tides } = (await response.json()) as {
      station: string;
      datum: string;
      tides: { at: string; kind: string; metres: number }[];
    };
    expect(station).toContain("Punta Mala");
    expect(datum).toBe("MLLW");
    expect(tides.length).toBeGreaterThan(115);
    expect(tides[0]).toEqual({ at: "2026-12-01T07:38:00.000Z", kind: "low", metres: 0.45 });
  });

  test("is a calendar that any calendar program can read, the same each time", async () => {
    const response = await town.get("/es/tides.ics");
    expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    const text = await response.text();
    const events = new ical.Component(ical.parse(text))
      .getAllSubcomponents("vevent")
      .map((one) => new ical.Event(one));
    expect(events.length).toBeGreaterThan(250);
    const high = events.find(
      (event) => event.startDate.toJSDate().toISOString() === "2026-11-25T21:11:00.000Z",
    );
    expect(high?.summary).toBe("Marea llena 3.2\u00a0m (10.6\u00a0pies)");
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(await (await town.get("/es/tides.ics")).text()).toBe(text);
  });
});

test("a new guide has tides before its first job has run", async () => {
  const fresh = await openTown({ now });
  expect(textsOf(await (await fresh.get("/today")).text(), "h1")).toEqual(["The tide is rising"]);
  expect((await fresh.get("/tides")).status).toBe(200);
  expect((await fresh.get("/today?date=2026-11-26")).status).toBe(200);
  for (const path of ["/tides?month=2027-03", "/tides.json", "/tides.json?month=2027-03"]) {
    expect((await fresh.get(path)).status, path).toBe(200);
  }
  expect((await fresh.get("/today?date=2029-11-26")).status).toBe(404);
  expect((await fresh.get("/")).status).toBe(200);
  await fresh.close();
});
