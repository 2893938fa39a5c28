import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decideOn } from "../support/event-owner-acts";
import { fieldValue, plain } from "../support/page-html";
import { makeAdmin, type Person, signUp } from "../support/people";
import { addActivity, addHotel, addRestaurant } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
let person: Person;
const now = "2026-11-21T15:00:00Z";

beforeAll(async () => {
  town = await openTown({ now });
  person = await signUp(town);
});
afterAll(() => town.close());

type Form = [string, string][];
const filled: Record<string, string> = {
  title: "Noche de cuentos",
  location: "Beach front",
  host: "Rosa",
  event_type: "social",
  event_date: "2026-12-01",
  start_time: "18:00",
  end_time: "19:00",
  description: "Stories told by whoever knows one.",
  full_description: "Bring a cushion and a story of your own.",
};
const weekly: Record<string, string> = {
  is_recurring: "on",
  pattern_type: "weekly",
  interval_value: "2",
  end_type: "after_count",
  end_count: "12",
};

const send = async (
  fields: Record<string, string> | Form,
  who: Person | null = person,
  path = "/add-event",
) => {
  const form = new URLSearchParams(fields as Record<string, string>);
  const response = await town.post(path, [...form], { now, headers: who?.headers });
  return { response, html: await response.text() };
};

describe("The form of an event", () => {
  test("asks people who aren't signed in to sign in, and keeps what they typed", async () => {
    const html = await (await town.get("/add-event", { now })).text();
    expect(html).toContain("Please log in to create an event.");
    expect(html).toContain('href="/auth?next=%2Fadd-event"');
    const sent = await send(filled, null);
    expect(sent.response.status).toBe(401);
    expect(sent.html).toContain("Noche de cuentos");
  });

  test("suggests the host and venue for an owner of one place, and offers several otherwise", async () => {
    const rosa = await signUp(town, { name: "Rosa" });
    const form = async () => (await town.get("/es/add-event", { now, headers: rosa.headers })).text();
    expect([fieldValue(await form(), "host"), fieldValue(await form(), "location")]).toEqual(["Rosa", ""]);
    await addRestaurant(town, { user_id: rosa.id, name: "Fonda Rosa", status: "pending" });
    await addHotel(town, { user_id: rosa.id, name: "Casa que no fue", status: "rejected" });
    await addHotel(town, { name: "Casa de otra persona" });
    expect(fieldValue(await form(), "location")).toBe("Fonda Rosa");
    expect(plain(await form())).toContain("Es tu lugar en la guía.");
    await addActivity(town, { user_id: rosa.id, business_name: "Surf con Rosa" });
    const several = await form();
    expect(fieldValue(several, "location")).toBe("");
    expect([...several.matchAll(/<option value="([^"]*Rosa)"/g)].map(([, name]) => name)).toEqual([
      "Fonda Rosa",
      "Surf con Rosa",
    ]);
  });

  test("without a word about the rule repeats weekly, on the weekday of its date, without an end", async () => {
    const page = await (await town.get("/es/add-event", { now, headers: person.headers })).text();
    const ticked = [...page.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([tag]) => tag);
    const chosen = (name: string) =>
      ticked.filter((tag) => tag.includes(`name="${name}"`)).map((tag) => tag.match(/value="([^"]*)"/)?.[1]);
    expect([chosen("is_recurring"), chosen("pattern_type"), chosen("end_type")]).toEqual([
      [],
      ["weekly"],
      ["never"],
    ]);
    const { html } = await send(
      { ...filled, is_recurring: "on", pattern_type: "weekly", end_type: "never", intent: "preview" },
      person,
      "/es/add-event",
    );
    expect(plain(html)).toContain("Todos los martes, de 6:00 a 7:00 p. m.");
  });

  test.each([
    [{ title: "Fogata de Rosa" }, "eventSubmitted"],
    [{ ...weekly, title: "Yoga de Rosa" }, "seriesCreated"],
  ])("once sent (%o) leads on to My Listings, on the tab of events", async (more, name) => {
    const { response } = await send({ ...filled, ...more }, person, "/es/add-event");
    const flash = response.headers.getSetCookie().find((cookie) => cookie.startsWith("flash="));
    expect(flash).toContain(name);
    const headers = { Cookie: `${person.cookie}; ${flash?.split(";")[0]}` };
    const calendar = await (await town.get("/es/calendar", { now, headers })).text();
    expect(calendar).toContain('<a href="/es/my-listings?type=event">Verlo en Mis publicaciones</a>');
    await town.rows("DELETE FROM events");
    await town.rows("DELETE FROM event_series");
  });

  test("at a venue that's closed then is accepted, with a warning before and after", async () => {
    const hours = { Monday: "Closed", Tuesday: "Closed", Wednesday: "6 PM - 10 PM" };
    const name = "Bar de Turno";
    await addRestaurant(town, { name, slug: "bar_de_turno", hours });
    const said = "Bar de Turno is usually closed on Tuesdays.";
    const asked = { ...filled, title: "Noche de boleros", location: name };
    const preview = await send({ ...asked, intent: "preview" }, person);
    expect(plain(preview.html)).toContain(said);
    const toastOf = async (fields: Record<string, string>) => {
      const { response } = await send({ ...asked, ...fields }, person);
      expect(response.status).toBe(303);
      expect(databaseUse(response).trips).toBeLessThanOrEqual(2);
      return response.headers.getSetCookie().find((cookie) => cookie.startsWith("flash="));
    };
    expect(await toastOf({})).toContain("warning.eventSubmittedClosed");
    const [event] = await town.rows<{ id: string }>("SELECT id FROM events");
    const read = async (path: string, who = person) =>
      plain(await (await town.get(path, { now, headers: who.headers })).text());
    const admin = await makeAdmin(town);
    expect(await read(`/my-listings/event/${event?.id}/edit`)).toContain(said);
    expect(await read(`/es/admin/submissions/event/${event?.id}`, admin)).toContain(
      "Bar de Turno no suele abrir los martes. Si el evento va de todos modos, déjalo así",
    );
    expect(await toastOf({ event_date: "2026-11-25" })).toContain("default.eventSubmitted");
    expect(await toastOf(weekly)).toContain("warning.seriesCreatedClosed");
    await town.rows("UPDATE events SET status = 'approved'");
    await town.rows("UPDATE event_series SET status = 'approved'");
    const pages = await town.rows<{ slug: string; date: string }>(
      "SELECT slug, coalesce('/' || series_instance_date, '') AS date FROM events ORDER BY event_date, created_at LIMIT 3",
    );
    const [open, closed, date] = pages.map((one) => `/events/${one.slug}${one.date}`);
    expect(await read(open ?? "")).not.toContain("usually closed");
    for (const path of [closed, date, `/events/${pages[2]?.slug}`])
      expect(await read(path ?? ""), path).toContain(
        "Bar de Turno is usually closed on Tuesdays; the event is still on.",
      );
    expect(await read(`/es${closed}`)).toContain("Bar de Turno no suele abrir los martes; el evento sí va.");
    await town.rows("UPDATE restaurant_listings SET status = 'pending' WHERE slug = 'bar_de_turno'");
    expect(await toastOf({ title: "Otra noche" }), "a place nobody can see").toContain(
      "default.eventSubmitted",
    );
    for (const table of ["events", "event_series", "restaurant_listings"])
      await town.rows(`DELETE FROM ${table}`);
  });

  test.each([
    [{ title: "No" }, "Event name must be at least 3 characters"],
    [{ location: "x" }, "Location must be at least 3 characters"],
    [{ host: "R" }, "Host name must be at least 2 characters"],
    [{ event_type: "" }, "Please select an event type"],
    [{ event_date: "" }, "Please select an event date"],
    [{ event_date: "2026-11-20" }, "Please select a date from today on"],
    [{ event_date: "2031-11-22" }, "Choose a date within the next five years"],
    [{ event_date: "2026-02-30" }, "Please select an event date"],
    [{ start_time: "" }, "Please specify start time"],
    [{ end_time: "25:00" }, "Please specify end time"],
    [{ description: "Short" }, "Description must be at least 10 characters"],
    [{ full_description: "Not enough" }, "Event details must be at least 20 characters"],
    [{ image_url: "javascript:alert(1)" }, "Please enter a valid image URL"],
    [{ language: "fr" }, "Please select a language"],
    [{ is_recurring: "on" }, "Please select a recurrence pattern for recurring events"],
    [{ ...weekly, interval_value: "0" }, "The interval must be a whole number, at least 1"],
    [{ ...weekly, interval_value: "1000000000" }, "A series runs for at most two years"],
    [{ ...weekly, end_count: "1000000000" }, "A series has at most 366 dates"],
    [{ ...weekly, end_count: "x" }, "The number of dates must be at least 1"],
    [{ ...weekly, end_type: "by_date", end_date: "2026-11-01" }, "The last date is before the first one"],
    [
      { ...weekly, pattern_type: "monthly", day_of_month: "32" },
      "The day of the month must be between 1 and 31",
    ],
  ])("comes back with %o and the reason beside the field", async (wrong, reason) => {
    const { response, html } = await send({ ...filled, ...wrong });
    expect(response.status).toBe(400);
    expect(html).toContain(reason);
    expect(html).toContain('name="form_token"');
    expect(await town.rows("SELECT id FROM events")).toEqual([]);
  });

  test("shows the rule in words and the next ten dates before anything is saved", async () => {
    const { response, html } = await send({
      ...filled,
      ...weekly,
      event_date: "2026-12-01",
      days_of_week: "4",
      intent: "preview",
    });
    expect(response.status).toBe(200);
    expect(html).toContain("Every 2 weeks on Thursday, 6:00 to 7:00\u00a0PM, 12 times");
    expect(plain(html)).toContain(
      "Tuesday, December 1, 2026 doesn't fit the rule. The first date will be Thursday, December 3, 2026.",
    );
    expect([...html.matchAll(/<li><time dateTime="([\d-]+)"/g)].map(([, date]) => date)).toEqual([
      "2026-12-03",
      "2026-12-17",
      "2026-12-31",
      "2027-01-14",
      "2027-01-28",
      "2027-02-11",
      "2027-02-25",
      "2027-03-11",
      "2027-03-25",
      "2027-04-08",
    ]);
    expect(await town.rows("SELECT id FROM events")).toEqual([]);
    const spanish = await send({ ...filled, ...weekly, intent: "preview" }, person, "/es/add-event");
    expect(spanish.html).toContain("Cada 2 semanas, los martes");
  });

  test("creates one event, once, to be reviewed", async () => {
    const form = {
      ...filled,
      form_token: "a-token-of-sixteen-letters",
      status: "approved",
      slug: "mine",
      user_id: "x",
    };
    for (let times = 0; times < 3; times++) {
      const { response } = await send(form);
      expect([response.status, response.headers.get("Location")]).toEqual([303, "/calendar"]);
    }
    const rows = await town.rows("SELECT slug, status, user_id, event_type, language FROM events");
    expect(rows).toEqual([
      {
        slug: "noche-de-cuentos",
        status: "pending",
        user_id: person.id,
        event_type: "social",
        language: "en",
      },
    ]);
    expect((await town.get("/events/noche-de-cuentos", { now })).status).toBe(404);
  });

  test("writes a series in Spanish, and one approval shows all its dates", async () => {
    const { response } = await send(
      { ...filled, ...weekly, title: "Cuentos", language: "es", "translation.title": "Tales" },
      person,
      "/es/add-event",
    );
    expect(response.headers.get("Location")).toBe("/es/calendar");
    const [series] = await town.rows<{ id: string; description: string }>(
      "SELECT id, description FROM event_series",
    );
    expect(series?.description).toBe("Stories told by whoever knows one. | Type: social");
    expect((await town.get("/events/cuentos/2026-12-15", { now })).status).toBe(404);
    const services = town.services({ now: new Date(now) });
    await decideOn(services, { kind: "series", id: series?.id ?? "" }, "approve");
    const english = await (await town.get("/events/cuentos/2026-12-15", { now })).text();
    expect(english).toContain("<h1>Tales</h1>");
    expect(english).not.toContain("| Type:");
    const [mail] = await town.rows<{ subject: string }>(
      "SELECT subject FROM outbox WHERE cause LIKE 'decided:%'",
    );
    expect(mail?.subject).toBe("“Cuentos” is on the calendar");
  });

  test("shows a result, but saves nothing, if the honeypot is filled", async () => {
    const count = async () => (await town.rows("SELECT id FROM events")).length;
    const before = await count();
    const { response } = await send({ ...filled, company_fax: "x" });
    expect([response.status, await count()]).toEqual([303, before]);
  });

  test("keeps what was typed if the database is away", async () => {
    const form = new URLSearchParams(filled);
    const response = await town.post("/add-event", [...form], {
      now,
      headers: person.headers,
      failure: "d1:2",
    });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("Noche de cuentos");
  });
});
