import { describe, expect, test } from "vitest";
import {
  feedEntries,
  type PrintedChange,
  type PrintedEvent,
  type PrintedSeries,
} from "../../../app/rules/events/feed-entries";
import type { FeedEvent, FeedSeries } from "../../../app/rules/events/feed-icalendar";

const lastChange = Date.parse("2026-11-01T12:00:00Z");
const row = {
  id: "1",
  slug: "cuentos",
  title: "Cuentos",
  location: "La playa",
  description: "Cuentos para todos.",
  full_description: "Trae un cojín.",
  language: "es" as const,
  translation: { title: { text: "Tales", hash: "" } },
  event_type: "social",
  start_time: "18:00",
  end_time: "19:00",
  cancelled_at: null,
  sequence: 3,
  last_changed_at: lastChange,
  latitude: 7.3,
  longitude: -80.5,
};
const event: PrintedEvent = { ...row, event_date: "2026-12-05" };
/** Every Tuesday from 1 December. */
const series: PrintedSeries = {
  ...row,
  id: "yoga",
  slug: "yoga",
  event_type: "class",
  first_date: "2026-12-01",
  pattern_type: "weekly",
  interval_value: 1,
  days_of_week: [2],
  day_of_month: null,
  end_type: "never",
  end_count: null,
  end_date: null,
};
const change = (series_instance_date: string, given: Partial<PrintedChange> = {}): PrintedChange => ({
  ...row,
  id: series_instance_date,
  slug: "yoga",
  event_type: "class",
  event_series_id: "yoga",
  event_date: series_instance_date,
  series_instance_date,
  deleted_at: null,
  ...given,
});

const site = { origin: "https://guide.example", language: "en" as const };
const all = { type: "all" as const, range: null };
const print = (
  rows: { events?: PrintedEvent[]; series?: PrintedSeries[]; changes?: PrintedChange[] },
  filter = {},
) => feedEntries({ events: [], series: [], changes: [], ...rows }, site, { ...all, ...filter });
const asSeries = (entry: FeedEvent | FeedSeries | undefined) => {
  if (!entry || !("pattern" in entry)) throw new Error("no series was printed");
  return entry;
};

describe("an entry in a feed", () => {
  test("of an event has its page's text, in the feed's language", () => {
    expect(print({ events: [event] })).toEqual([
      {
        uid: "1@guide.example",
        title: "Tales",
        description: "Cuentos para todos.\n\nTrae un cojín.",
        location: "La playa",
        url: "https://guide.example/events/cuentos",
        event_date: "2026-12-05",
        start_time: "18:00",
        end_time: "19:00",
        event_type: "social",
        position: { latitude: 7.3, longitude: -80.5 },
        cancelled: false,
        sequence: 3,
        changedAt: new Date(lastChange),
      },
    ]);
    const [spanish] = feedEntries(
      { events: [event], series: [], changes: [] },
      { ...site, language: "es" },
      all,
    );
    expect(spanish).toMatchObject({ title: "Cuentos", url: "https://guide.example/es/events/cuentos" });
  });

  test("marks a cancelled event, and keeps its name in every language", () => {
    const [entry] = print({ events: [{ ...event, cancelled_at: lastChange, latitude: null }] });
    expect(entry).toMatchObject({ cancelled: true, uid: "1@guide.example", position: null });
  });

  test("of a series is one, with the dates that differ and without deleted ones", () => {
    const [entry, ...others] = print({
      series: [series],
      changes: [
        change("2026-12-29", { deleted_at: lastChange }),
        change("2026-12-08", { cancelled_at: lastChange }),
        change("2026-12-22", { deleted_at: lastChange }),
        change("2026-12-15", { event_date: "2026-12-16", start_time: "07:30" }),
      ],
    });
    expect(others).toEqual([]);
    const { skipped, changes, event_date } = asSeries(entry);
    expect(event_date).toBe("2026-12-01");
    expect(skipped).toEqual(["2026-12-22", "2026-12-29"]);
    expect(
      changes.map(({ ruleDate, event: { event_date: date, cancelled } }) => [ruleDate, date, cancelled]),
    ).toEqual([
      ["2026-12-08", "2026-12-08", true],
      ["2026-12-15", "2026-12-16", false],
    ]);
    expect(changes[1]?.event.url).toBe("https://guide.example/events/yoga/2026-12-15");
  });

  test("leaves out a date of another type if the feed is for one type", () => {
    const social = change("2026-12-08", { event_type: "social" });
    const [entry] = print({ series: [series], changes: [social] }, { type: "class" });
    expect(asSeries(entry)).toMatchObject({ skipped: ["2026-12-08"], changes: [] });
  });

  test("exists for such a date by itself if its series isn't in the feed, unless it's deleted", () => {
    const social = change("2026-12-08", { event_type: "social" });
    expect(print({ changes: [social] }, { type: "social" })).toMatchObject([
      { uid: "2026-12-08@guide.example", event_date: "2026-12-08" },
    ]);
    expect(print({ changes: [social] }, { type: "kids" })).toEqual([]);
    expect(print({ changes: [{ ...social, deleted_at: lastChange }] }, { type: "social" })).toEqual([]);
  });

  test("never mixes the changes of two series", () => {
    const drums = { ...series, id: "drums", slug: "drums" };
    const entries = print({
      series: [series, drums],
      changes: [change("2026-12-08", { deleted_at: lastChange })],
    });
    expect(entries.map((entry) => asSeries(entry).skipped)).toEqual([["2026-12-08"], []]);
  });

  test("is within the range of its address", () => {
    const range = { from: "2026-12-05", to: "2026-12-10" };
    const entries = print(
      { events: [event, { ...event, id: "2", event_date: "2026-12-11" }], series: [series] },
      { range },
    );
    expect(entries.map(({ uid, event_date }) => [uid, event_date])).toEqual([
      ["1@guide.example", "2026-12-05"],
      ["yoga@guide.example", "2026-12-08"],
    ]);
  });
});
