import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { correctedEvent } from "../../app/forms/events/event-correction";
import { findReviewedSeries } from "../../app/server/operations/events/find-reviewed-event";
import { correctSubmission } from "../../app/server/operations/review/correct-submission";
import { changeOne, changeSeveral } from "../support/event-owner-acts";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { mailsTo } from "../support/mailbox";
import { fieldValue, plain, tags } from "../support/page-html";
import { makeAdmin, type Person, signUp } from "../support/people";
import { addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
let owner: Person;
let admin: Person;
const now = "2026-11-21T15:00:00Z";
beforeAll(async () => {
  town = await openTown({ now });
  [owner, admin] = [await signUp(town, { name: "Rosa" }), await makeAdmin(town)];
});
afterAll(() => town.close());

type Form = Record<string, string>;
const at = (kind: "event" | "series", id: string) => `/admin/submissions/${kind}/${id}`;
const look = async (path: string, person = admin) => {
  const response = await town.get(path, { now, headers: person.headers });
  return { response, html: await response.text() };
};
const review = (kind: "event" | "series", id: string, form: Form, send = {}) =>
  town.post(at(kind, id), form, { now, headers: admin.headers, ...send });
const read = async (path: string) => plain(await (await town.get(path, { now })).text());
const one = async (table: "events" | "event_series", id: string) =>
  (await town.rows(`SELECT * FROM ${table} WHERE id = ?`, id))[0] ?? {};
const dates = (id: string) =>
  town.rows<{ id: string; day: string; title: string; start_time: string; sequence: number }>(
    `SELECT id, series_instance_date AS day, title, start_time, sequence FROM events
      WHERE event_series_id = ? ORDER BY day`,
    id,
  );
const log = (id: string) =>
  town.rows<{ action: string; actor_id: string; before: string; after: string }>(
    "SELECT action, actor_id, before, after FROM audit_entries WHERE subject_id = ? ORDER BY line",
    id,
  );

const told = {
  title: "Guitars by the fire",
  location: "La Palma",
  host: "Rosa and friends",
  event_type: "social",
  start_time: "19:30",
  end_time: "21:00",
  description: "Songs everybody knows, by the fire.",
  full_description: "Bring a guitar if you have one, and a blanket.",
  image_url: "https://pictures.example/fire.jpg",
  language: "en",
  "translation.title": "Guitarras junto al fuego",
  "translation.description": "Canciones que todos conocen, junto al fuego.",
};
const full = { ...told, event_date: "2026-12-03" };

describe("a reviewer's correction of a single event", () => {
  test("has every field filled in, in a form that works without scripts, in both languages", async () => {
    const { id } = await hold(town, { owner: owner.id, status: "pending", title: "Gitars" });
    const { html, response } = await look(at("event", id));
    expect(response.status).toBe(200);
    for (const name of Object.keys(full)) expect(fieldValue(html, name), name).toBeDefined();
    expect(fieldValue(html, "title")).toBe("Gitars");
    expect(fieldValue(html, "event_date")).toBe("2026-12-01");
    expect(tags(html, { name: "intent", value: "edit" }).length).toBeGreaterThan(0);
    expect(tags(html, { name: "is_recurring" })).toEqual([]);
    const spanish = plain((await look(`/es${at("event", id)}`)).html);
    expect(spanish).toContain("Nombre del evento");
    expect(spanish).toContain("martes 1 de diciembre de 2026");
  });

  test("changes texts, place, times, day and picture before it's public, and logs both versions", async () => {
    await addRestaurant(town, { name: "La Palma", slug: "la_palma" });
    const { id, slug } = await hold(town, { owner: owner.id, status: "pending", title: "Gitars" });
    const { html } = await look(at("event", id));
    const version = fieldValue(html, "version") ?? "";
    const saved = await review("event", id, { intent: "edit", version, ...full });
    expect(saved.status).toBe(303);
    expect(saved.headers.get("Location")).toBe(at("event", id));
    expect(await one("events", id)).toMatchObject({
      status: "pending",
      title: "Guitars by the fire",
      event_date: "2026-12-03",
      start_time: "19:30",
      image_url: told.image_url,
      place_kind: "restaurant",
    });
    expect((await town.get(`/events/${slug}`, { now })).status).toBe(404);
    const [entry] = await log(id);
    expect(entry).toMatchObject({ action: "event.correct", actor_id: admin.id });
    expect(JSON.parse(entry?.before ?? "{}")).toMatchObject({ title: "Gitars", event_date: "2026-12-01" });
    expect(JSON.parse(entry?.after ?? "{}")).toMatchObject({ title: told.title, event_date: "2026-12-03" });
    expect((await mailsTo(town, owner.email)).map(({ subject }) => subject)).toEqual([
      "Confirm your email address",
    ]);

    await review("event", id, { intent: "approve" });
    expect(await read(`/events/${slug}`)).toContain("Guitars by the fire");
    expect(await read(`/es/events/${slug}`)).toContain("Guitarras junto al fuego");
  });

  test("of a public one is shown at once, raises the sequence and says where it was moved from", async () => {
    const { id, slug } = await hold(town, { owner: owner.id, title: "Film night" });
    const before = await one("events", id);
    await review("event", id, { intent: "edit", ...full, title: "Open air film night" });
    const page = await read(`/events/${slug}`);
    expect(page).toContain("Open air film night");
    expect(page).toContain("Thursday, December 3, 2026");
    expect(page).toContain("The date of this event changed");
    const after = await one("events", id);
    expect(after).toMatchObject({ status: "approved", moved_from: before.starts_at });
    expect(after.sequence).toBe(Number(before.sequence) + 1);
    const feed = await (await town.get(`/events/${slug}.ics`, { now })).text();
    expect(feed).toContain(`SEQUENCE:${after.sequence}`);
  });

  test("changes a pending edit, which stays pending", async () => {
    const { id, slug } = await hold(town, { owner: owner.id, title: "Quiz night" });
    const services = town.services({ now: new Date(now) });
    await changeOne(services, owner, id, { title: "BEST quiz night!!!" });
    const { html } = await look(at("event", id));
    expect(fieldValue(html, "title")).toBe("BEST quiz night!!!");
    expect(plain(html)).toContain("What would change");
    await review("event", id, { intent: "edit", title: "Quiz night for all" });
    expect(await read(`/events/${slug}`)).toContain("Quiz night");
    expect(await read(`/events/${slug}`)).not.toContain("Quiz night for all");
    expect(plain((await look(at("event", id))).html)).toContain("Quiz night for all");
    await review("event", id, { intent: "approve" });
    expect(await read(`/events/${slug}`)).toContain("Quiz night for all");

    await changeOne(services, owner, id, { title: "Quiz night for nobody" });
    await review("event", id, { intent: "edit", title: "Quiz night for all" });
    expect(await one("events", id)).toMatchObject({ pending_changes: null, waiting_since: null });
  });

  test("with a few fields leaves the others as they are", async () => {
    const { id } = await hold(town, { owner: owner.id, status: "pending", title: "Bingo" });
    expect((await review("event", id, { intent: "edit", host: "The school" })).status).toBe(303);
    expect(await one("events", id)).toMatchObject({
      title: "Bingo",
      host: "The school",
      start_time: "18:00",
      event_date: "2026-12-01",
    });
  });

  test("comes back filled in, each error beside its field, if something can't be saved", async () => {
    const { id } = await hold(town, { owner: owner.id, status: "pending", title: "Chess" });
    const wrong = { ...full, title: "Ch", event_date: "2026-11-01", "translation.title": "Ajedrez" };
    const answer = await review("event", id, { intent: "edit", ...wrong });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    for (const name of ["title", "event_date"]) {
      expect(tags(html, { name })[0]?.["aria-invalid"], name).toBe("true");
      expect(fieldValue(html, name)).toBe(wrong[name as keyof typeof wrong]);
    }
    expect(fieldValue(html, "translation.title")).toBe("Ajedrez");
    expect(tags(html, { href: "#field-title" })).toHaveLength(1);
    const gone = { ...full, image_url: "/images/business-images/events/1-nobody.jpg" };
    const missing = await review("event", id, { intent: "edit", ...gone });
    expect(missing.status).toBe(400);
    expect(await one("events", id)).toMatchObject({ title: "Chess" });
    expect(await log(id)).toEqual([]);
  });

  test("fails if the event has changed since it was opened, and keeps what was typed", async () => {
    const { id } = await hold(town, { owner: owner.id, status: "pending", title: "Karaoke" });
    const version = fieldValue((await look(at("event", id))).html, "version") ?? "";
    await changeOne(town.services({ now: new Date(now) }), owner, id, { host: "The other bar" });
    const answer = await review("event", id, { intent: "edit", version, ...full });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(plain(html)).toContain("It has changed since you opened it");
    expect(fieldValue(html, "title")).toBe(told.title);
    expect(await one("events", id)).toMatchObject({ title: "Karaoke", host: "The other bar" });
    const again = fieldValue(html, "version") ?? "";
    expect((await review("event", id, { intent: "edit", version: again, ...full })).status).toBe(303);
  });

  test("is only possible for admins, and only with its own intents", async () => {
    const { id } = await hold(town, { owner: owner.id, status: "pending" });
    const asOwner = await town.post(at("event", id), { intent: "edit", ...full }, { headers: owner.headers });
    expect(asOwner.status).toBe(404);
    expect((await review("event", id, { intent: "promote" })).status).toBe(400);
    expect((await review("event", "nobody", { intent: "edit", ...full })).status).toBe(404);
    expect((await review("series", "nobody", { intent: "edit", ...told })).status).toBe(404);
  });
});

describe("a reviewer's correction of a series", () => {
  const weekly = {
    event_date: "2026-12-01",
    pattern: { ...everyWeek, end_type: "after_count", end_count: 4 },
  };
  const start = (given = {}) => hold(town, { owner: owner.id, ...weekly, ...given } as never);

  test("changes every date before it's public, but not the rule", async () => {
    const { id, slug } = await start({ status: "pending", title: "Yogga" });
    const { html } = await look(at("series", id));
    expect(fieldValue(html, "title")).toBe("Yogga");
    expect(fieldValue(html, "description")).toBe("An evening on the beach with everybody.");
    expect(fieldValue(html, "event_date")).toBeUndefined();
    const form = { intent: "edit", ...told, event_date: "2027-01-01", event_type: "class" };
    expect((await review("series", id, form)).status).toBe(303);
    const written = await dates(id);
    expect(written.map(({ day }) => day)).toEqual(["2026-12-01", "2026-12-08", "2026-12-15", "2026-12-22"]);
    expect(new Set(written.map(({ title }) => title))).toEqual(new Set([told.title]));
    expect(await one("event_series", id)).toMatchObject({
      status: "pending",
      description: `${told.description} | Type: class`,
    });
    await review("series", id, { intent: "approve" });
    expect(await read(`/events/${slug}/2026-12-08`)).toContain("Guitars by the fire");
    expect(await read(`/es/events/${slug}`)).toContain("Guitarras junto al fuego");
  });

  test("keeps what was changed on one date alone", async () => {
    const { id, slug } = await start({ title: "Surf talk" });
    const services = town.services({ now: new Date(now) });
    const second = (await dates(id))[1];
    await changeOne(services, owner, second?.id ?? "", { start_time: "17:00", end_time: "18:00" });
    const before = await dates(id);
    await review("series", id, { intent: "edit", ...told });
    const after = await dates(id);
    expect(after.map(({ start_time }) => start_time)).toEqual(["19:30", "17:00", "19:30", "19:30"]);
    expect(new Set(after.map(({ title }) => title))).toEqual(new Set([told.title]));
    for (const [index, { sequence }] of after.entries())
      expect(sequence).toBeGreaterThan(before[index]?.sequence ?? 0);
    expect(await read(`/events/${slug}/2026-12-15`)).toContain("7:30");
  });

  test("of a pending edit changes its texts; the time is changed at once", async () => {
    const { id, slug } = await start({ title: "Drum circle" });
    const first = (await dates(id))[0]?.id ?? "";
    const edit = { ...told, event_date: "2026-12-01", scope: "all", title: "DRUMS!!!", start_time: "18:00" };
    const path = `/my-listings/event/${first}/edit`;
    expect((await town.post(path, edit, { now, headers: owner.headers })).status).toBe(303);
    await review("series", id, { intent: "edit", ...told, title: "Drums at dusk" });
    expect(await read(`/events/${slug}`)).toContain("Drum circle");
    expect(await read(`/events/${slug}`)).toContain("7:30");
    await review("series", id, { intent: "approve" });
    expect(new Set((await dates(id)).map(({ title }) => title))).toEqual(new Set(["Drums at dusk"]));
  });

  test("finds the type of an approved edit in the stored description as well", async () => {
    const { id } = await start({ title: "Story hour" });
    const edit = { scope: "all", date: "2026-12-01", fields: { event_type: "kids" } } as const;
    await changeSeveral(town.services({ now: new Date(now) }), owner, id, edit);
    await review("series", id, { intent: "approve" });
    const stored = await town.rows(
      "SELECT event_type, description FROM event_series WHERE id = ?1 UNION SELECT event_type, description FROM events WHERE event_series_id = ?1",
      id,
    );
    const description = "An evening on the beach with everybody. | Type: kids";
    expect(stored).toEqual([{ event_type: "kids", description }]);
  });

  test("changes one date that's pending on its own, and no other", async () => {
    const { id } = await start({ title: "Cinema" });
    const third = (await dates(id))[2]?.id ?? "";
    await changeOne(town.services({ now: new Date(now) }), owner, third, { title: "Cinema SPECIAL" });
    await review("event", third, { intent: "edit", title: "Cinema for children" });
    await review("event", third, { intent: "approve" });
    await review("series", id, { intent: "edit", host: "The school" });
    expect((await dates(id)).map(({ title }) => title)).toEqual([
      "Cinema",
      "Cinema",
      "Cinema for children",
      "Cinema",
    ]);
  });

  test("clears the cache once, with every page that shows it", async () => {
    const { id } = await start({ title: "Market" });
    const purged: string[][] = [];
    const services = town.services({ now: new Date(now) });
    const cache = { purge: async (tags: string[]) => void purged.push(tags) };
    const subject = await findReviewedSeries({ ...services, cache }, id);
    if (!subject) throw new Error("no series");
    const { row } = subject;
    const fields = correctedEvent(
      { ...row, ...told, "translation.location": "", "translation.full_description": "" } as never,
      row,
    );
    const save = () =>
      correctSubmission<typeof row, typeof fields, object>({ ...services, cache }, admin, subject, {
        fields,
        standing: {},
        words: [],
      });
    expect(await save()).toMatchObject({ ok: true });
    expect(purged).toEqual([["events", `series:${id}`, "sitemap"]]);
    expect(await save()).toMatchObject({ error: "stale" });
    await town.settle();
  });

  test.each(["d1:1", "d1:2", "d1:3", "d1:4", "d1:3:late", "d1:4:late"])(
    "%s: is saved completely or not at all, and a retry succeeds",
    async (failure) => {
      const { id } = await start({ title: `Fails ${failure}` });
      const failed = await review("series", id, { intent: "edit", ...told }, { failure });
      expect([303, 503]).toContain(failed.status);
      const titles = new Set([
        ...(await dates(id)).map(({ title }) => title),
        (await one("event_series", id)).title,
      ]);
      expect(titles.size).toBe(1);
      const isSaved = titles.has(told.title);
      expect((await log(id)).filter(({ action }) => action === "event.correct")).toHaveLength(
        isSaved ? 1 : 0,
      );
      expect((await review("series", id, { intent: "edit", ...told })).status).toBe(303);
      expect((await dates(id)).every(({ title }) => title === told.title)).toBe(true);
    },
  );
});

test("rejecting twice is rejecting once, and a double click gets the same answer", async () => {
  const { id } = await hold(town, { status: "pending" });
  const version = fieldValue((await look(at("event", id))).html, "version") ?? "";
  for (let count = 0; count < 2; count++)
    expect(
      (await review("event", id, { intent: "reject", version, review_note: "Too far away." })).status,
    ).toBe(303);
  expect(await log(id)).toHaveLength(1);
});

test("approving twice is approving once: one mail, one line in the log", async () => {
  const rosa = await signUp(town);
  const { id } = await hold(town, { owner: rosa.id, status: "pending", title: "Twice" });
  for (let count = 0; count < 2; count++)
    expect((await review("event", id, { intent: "approve" })).status).toBe(303);
  expect(await log(id)).toHaveLength(1);
  const subjects = (await mailsTo(town, rosa.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes("Twice"))).toHaveLength(1);
});
