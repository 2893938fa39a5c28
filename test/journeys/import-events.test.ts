import { afterEach, describe, expect, test } from "vitest";
import { readFile } from "../../app/forms/imports/read-file";
import { readCsv } from "../../app/rules/content/csv";
import { selectImport } from "../../app/server/db/imports/imports";
import { extendSeries } from "../../app/server/operations/events/extend-series";
import { carryOn, startImport } from "../../app/server/operations/imports/carry-on-imports";
import { readRows } from "../../app/server/operations/imports/read-rows";
import {
  appleCalendarExport,
  eventsCalendarExport,
  googleCalendarExport,
} from "../support/imports/calendars";
import { importDesk } from "../support/imports/import-desk";
import { plain } from "../support/page-html";
import { openStudio } from "../support/studio";

const now = "2026-11-23T15:00:00Z";
const at = new Date(now);
const hour = 3_600_000;
const { town, admin, studio } = await openStudio(now);
const { look, act, reopened, importFile, verdictsOf } = importDesk({ town, admin, studio });

afterEach(async () => {
  for (const table of ["events", "event_series", "event_slugs", "event_days", "imports", "import_rows"])
    await town.rows(`DELETE FROM ${table}`);
});

/** The events in an export, without deleted ones and the database's counters. */
async function guide() {
  const tables = [
    "events WHERE deleted_at IS NULL",
    "event_series WHERE deleted_at IS NULL",
    "recurrence_patterns",
    "event_slugs",
  ];
  const rows = await Promise.all(tables.map((table) => town.rows(`SELECT * FROM ${table} ORDER BY 1, 2`)));
  return JSON.stringify(rows.map((all) => all.map(({ updated_at, sequence, ...row }) => row)));
}
const datesOf = async (title: string) =>
  (
    await town.rows<{ event_date: string }>(
      "SELECT event_date FROM events WHERE title = ? AND deleted_at IS NULL ORDER BY event_date",
      title,
    )
  ).map(({ event_date }) => event_date);

describe("A calendar file", () => {
  test("of The Events Calendar: future events, with their formatting; past ones are reported", async () => {
    const { id } = await importFile(eventsCalendarExport(), { kind: "", language: "es" });
    expect(await verdictsOf(id)).toEqual([
      { name: "Noche de fogata", verdict: "new", outcome: "made" },
      { name: "Feria de hace años", verdict: "refused", outcome: "left" },
    ]);
    const [evening] = await town.rows(
      "SELECT title, description, location, event_date, start_time, end_time, event_type, status, user_id FROM events",
    );
    expect(evening).toEqual({
      ...{
        title: "Noche de fogata",
        description: "Traigan guitarra & hamaca, nos vemos en la arena.",
        location: "Playa, frente al rancho",
      },
      ...{
        event_date: "2026-12-05",
        start_time: "18:00",
        end_time: "21:00",
        event_type: "social",
        status: "approved",
        user_id: null,
      },
    });
    expect((await town.get("/es/events/noche-de-fogata")).status).toBe(200);
  });

  test("of Google: a series with excluded, cancelled and moved dates, each reported", async () => {
    const seen = await look(googleCalendarExport(), { kind: "", language: "es" });
    const text = plain(seen.html);
    expect(text).toContain("becomes a series");
    expect(text).toContain("Called off: 2026-12-15");
    expect(text).toContain("Takes place differently: 2026-12-10 → 16:00");
    expect(text).toContain("Location: isn't in the file, and becomes Cambutal");
    expect((await act("apply", seen, { status: "approved" })).status).toBe(303);
    expect((await verdictsOf(seen.id)).map(({ name, outcome }) => [name, outcome])).toEqual([
      ["Yoga frente al mar", "made"],
      ["Cine al aire libre", "made"],
    ]);
    const dates = await datesOf("Yoga frente al mar");
    expect(dates.slice(0, 6)).toEqual([
      "2026-11-24",
      "2026-11-26",
      "2026-12-01",
      "2026-12-03",
      "2026-12-15",
      "2026-12-17",
    ]);
    const changed = await town.rows(
      `SELECT series_instance_date, title, start_time, cancelled_at IS NOT NULL AS is_off, own_fields FROM events
        WHERE is_changed = 1 AND deleted_at IS NULL ORDER BY series_instance_date`,
    );
    expect(changed).toMatchObject([
      { series_instance_date: "2026-12-10", title: "Yoga al atardecer", start_time: "16:00", is_off: 0 },
      {
        series_instance_date: "2026-12-15",
        title: "Yoga frente al mar",
        is_off: 1,
        own_fields: '["cancelled_at"]',
      },
    ]);
    expect(dates.at(-1)).toBe("2027-01-28");
    expect(await datesOf("Yoga al atardecer")).toEqual(["2026-12-10"]);
    expect(await datesOf("Cine al aire libre")).toEqual(["2026-12-05"]);
    // The nightly job doesn't add cancelled dates.
    await town.run({ cron: "15 5 * * *", at: new Date(at.getTime() + 24 * hour) });
    expect(await datesOf("Yoga frente al mar")).toEqual(dates);
  });

  test("of Apple: whole days, and an unsupported rule as single events", async () => {
    const seen = await importFile(appleCalendarExport(), { kind: "", language: "es" });
    expect((await verdictsOf(seen.id)).map(({ verdict }) => verdict)).toEqual([
      "new",
      "new",
      "new",
      "new",
      "refused",
    ]);
    expect(plain(seen.html)).toContain("can't be a series here: each date stands alone");
    expect(await datesOf("Mercado")).toEqual(["2026-11-27", "2026-12-25", "2027-01-29"]);
    expect(await town.rows("SELECT start_time FROM events WHERE title = 'Feria del pueblo'")).toEqual([
      { start_time: null },
    ]);
  });
});

test("An event's source and original id are kept in every export and import", async () => {
  const text = new TextDecoder()
    .decode(googleCalendarExport())
    .replaceAll("SUMMARY:", "COMMENT:© A town calendar\\, CC BY 4.0\r\nSUMMARY:");
  await importFile(new TextEncoder().encode(text), { kind: "", language: "es" });
  const open = async (query: string) =>
    (await town.get(`/admin/export?${query}`, { headers: admin.headers })).text();
  const said = { external_key: "yoga@google.com", attribution: "© A town calendar, CC BY 4.0" };
  const [series] = JSON.parse(await open("kind=series&format=json"));
  expect(series).toMatchObject(said);
  const [head = [], ...lines] = readCsv(await open("kind=series&format=csv"));
  expect(lines[0]?.[head.indexOf("external_key")]).toBe(said.external_key);
  expect(lines[0]?.[head.indexOf("attribution")]).toBe(said.attribution);
  const [columns = [], ...events] = readCsv(await open("kind=event&format=csv"));
  expect(events.map((line) => line[columns.indexOf("attribution")])).toEqual(
    events.map(() => said.attribution),
  );
  const calendar = await open("kind=event&format=ics");
  expect(calendar).toContain("COMMENT:© A town calendar\\, CC BY 4.0");
  const again = readFile(new TextEncoder().encode(calendar), { kind: null, language: "es", now: at });
  const found = again.ok ? again.sheet.rows.map(([cell = ""]) => JSON.parse(cell).attribution) : [];
  expect(found).toEqual(found.map(() => said.attribution));
  expect(found.length).toBeGreaterThan(1);
});

describe("The same calendar again", () => {
  test("changes nothing, even three weeks later, when some events are over", async () => {
    await importFile(googleCalendarExport(), { kind: "", language: "es" });
    const before = await guide();
    const again = await importFile(googleCalendarExport(), { kind: "", language: "es" });
    expect((await verdictsOf(again.id)).map(({ verdict }) => verdict)).toEqual(["same", "same"]);
    expect(await guide()).toBe(before);
    const services = town.services({ now: new Date(at.getTime() + 21 * 24 * hour) });
    const read = readFile(googleCalendarExport(), { kind: null, language: "es", now: services.now() });
    if (!read.ok) throw new Error(read.refusal);
    const given = {
      ...read.sheet,
      source: "places",
      file_name: "a.ics",
      language: "es",
      status: "approved",
    } as const;
    const id = await readRows(services, { ...given, user_id: admin.id }, read.sheet.rows);
    expect((await verdictsOf(id)).map(({ verdict }) => verdict)).toEqual(["same", "same"]);
  });

  test("updates what changed in the file, and never what was edited here since", async () => {
    await importFile(googleCalendarExport(), { kind: "", language: "es" });
    const dates = await datesOf("Yoga frente al mar");
    await town.rows("UPDATE event_series SET location = 'Detrás de la escuela', updated_at = updated_at + 1");
    const text = new TextDecoder().decode(googleCalendarExport());
    const other = text
      .replaceAll("LOCATION:Rancho", "LOCATION:Playa")
      .replaceAll("Yoga frente al mar", "Yoga del alba");
    const { html } = await importFile(new TextEncoder().encode(other), { kind: "", language: "es" });
    expect(await town.rows("SELECT title, location FROM event_series")).toEqual([
      { title: "Yoga del alba", location: "Detrás de la escuela" },
    ]);
    expect(await datesOf("Yoga del alba")).toEqual(dates);
    expect(await town.rows("SELECT location FROM events WHERE title = 'Yoga al atardecer'")).toEqual([
      { location: "Detrás de la escuela" },
    ]);
    expect(plain(html)).toContain("was edited here since, and stays that way");
  });
});

test("An import of events that dies after a slice continues without duplicates", async () => {
  const many = Array.from({ length: 60 }, (_, index) => [
    "BEGIN:VEVENT",
    `UID:e${index}`,
    `SUMMARY:Evening ${index}x`,
    "DESCRIPTION:Something nice on the beach.",
    "LOCATION:Beach",
    "DTSTART:20261205T180000",
    "END:VEVENT",
  ]);
  const file = new TextEncoder().encode(
    ["BEGIN:VCALENDAR", "VERSION:2.0", ...many.flat(), "END:VCALENDAR"].join("\r\n"),
  );
  const { id } = await look(file, { kind: "" });
  const services = town.services({ now: at });
  const [record] = await selectImport(services.db, id);
  if (!record) throw new Error("no import");
  await startImport(services, { id: admin.id }, record, { status: "approved", duplicates: "add" });
  await carryOn(services, id, 1);
  await carryOn(town.services({ now: at, failures: ["d1:4:late"] }), id).catch(() => null);
  await town.run({ cron: "* * * * *", at });
  expect(await town.rows("SELECT count(*) AS count FROM events")).toEqual([{ count: 60 }]);
  expect(await town.rows("SELECT state FROM imports")).toEqual([{ state: "applied" }]);
});

test("A cancelled date beyond the generated range stays cancelled when it comes closer", async () => {
  const text = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:d", "SUMMARY:Rezo diario", "LOCATION:Capilla"],
    ...["DESCRIPTION:Cada mañana en la capilla.", "DTSTART;TZID=America/Panama:20261124T070000"],
    ...[
      "RRULE:FREQ=DAILY",
      "EXDATE;TZID=America/Panama:20270601T070000",
      "END:VEVENT",
      "BEGIN:VEVENT",
      "UID:d",
    ],
    ...["RECURRENCE-ID;TZID=America/Panama:20270602T070000", "DTSTART;TZID=America/Panama:20270602T070000"],
    ...["SUMMARY:Rezo diario", "STATUS:CANCELLED", "END:VEVENT", "END:VCALENDAR"],
  ];
  await importFile(new TextEncoder().encode(text.join("\r\n")), { kind: "", language: "es" });
  const may = new Date("2027-05-20T15:00:00Z");
  await extendSeries(town.services({ now: may }), may);
  const near = await town.rows(
    `SELECT event_date, deleted_at IS NOT NULL AS is_left_out, cancelled_at IS NOT NULL AS is_off FROM events
      WHERE event_date BETWEEN '2027-05-31' AND '2027-06-03' ORDER BY event_date`,
  );
  expect(near).toEqual([
    { event_date: "2027-05-31", is_left_out: 0, is_off: 0 },
    { event_date: "2027-06-01", is_left_out: 1, is_off: 0 },
    { event_date: "2027-06-02", is_left_out: 0, is_off: 1 },
    { event_date: "2027-06-03", is_left_out: 0, is_off: 0 },
  ]);
});

describe("Undoing an import of events", () => {
  test("leaves the guide as it was", async () => {
    const before = await guide();
    const seen = await importFile(googleCalendarExport(), { kind: "", language: "es" });
    expect((await act("take-back", seen)).status).toBe(303);
    expect(plain((await reopened(seen)).html)).toContain("Undone");
    expect((await town.get("/events/yoga-frente-al-mar")).status).toBe(404);
    await town.run({ cron: "7 * * * *", at: new Date(at.getTime() + hour) });
    expect(await guide()).toBe(before);
    expect(await town.rows("SELECT id FROM events")).toEqual([]);
  });

  test("keeps a series with a date that was edited", async () => {
    const seen = await importFile(googleCalendarExport(), { kind: "", language: "es" });
    await town.rows(
      "UPDATE events SET is_changed = 1, own_fields = '[\"start_time\"]' WHERE event_date = '2026-11-26'",
    );
    await act("take-back", seen);
    expect((await verdictsOf(seen.id)).map(({ outcome }) => outcome)).toEqual(["stays", "back"]);
    expect((await datesOf("Yoga frente al mar")).length).toBeGreaterThan(10);
  });
});
