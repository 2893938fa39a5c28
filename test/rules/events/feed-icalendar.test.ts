import { rrulestr } from "rrule";
import { describe, expect, test } from "vitest";
import {
  calendarFeed,
  type Feed,
  type FeedEvent,
  type FeedSeries,
  recurrenceRule,
} from "../../../app/rules/events/feed-icalendar";
import { dateValue, localValue } from "../../../app/rules/events/feed-times";
import { expand, firstFitting, type RecurrencePattern } from "../../../app/rules/events/recurrence";
import { parseDay } from "../../../app/rules/time/days";

const concert: FeedEvent = {
  uid: "event-1@guide.example",
  title: "Noche de cumbia, en vivo",
  description: "Two bands;\nbring a friend",
  location: "Playa Norte",
  url: "https://guide.example/events/noche-de-cumbia",
  event_date: "2026-11-21",
  start_time: "20:00",
  end_time: "23:00",
  event_type: "social",
  position: { latitude: 7.2833, longitude: -80.5167 },
  cancelled: false,
  sequence: 2,
  changedAt: new Date("2026-11-01T12:00:00Z"),
};
const tuesdays: RecurrencePattern = {
  pattern_type: "weekly",
  interval_value: 2,
  days_of_week: [2, 4],
  day_of_month: null,
  end_type: "never",
  end_count: null,
  end_date: null,
};
const yoga: FeedSeries = {
  ...concert,
  uid: "series-1@guide.example",
  title: "Yoga",
  event_date: "2026-11-17",
  start_time: "07:00",
  end_time: "08:00",
  pattern: tuesdays,
  skipped: [],
  changes: [],
};
const feed: Feed = {
  name: "Events in Playa Cambutal",
  description: "Yoga, music and markets",
  language: "en",
  url: "https://guide.example/calendar.ics",
  entries: [],
};

type Part = { name: string; lines: [string, string][] };

/** Parses a feed and fails if its parts aren't closed. */
function read(entries: Feed["entries"]): Part[] {
  const text = calendarFeed({ ...feed, entries });
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const open: Part[] = [];
  const parts: Part[] = [];
  for (const line of text.trimEnd().replaceAll("\r\n ", "").split("\r\n")) {
    const colon = line.indexOf(":");
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
    if (name === "BEGIN") open.push({ name: value, lines: [] });
    else if (name === "END") {
      const part = open.pop();
      expect(part?.name).toBe(value);
      if (part) parts.push(part);
    } else open.at(-1)?.lines.push([name, value]);
  }
  expect(open).toEqual([]);
  return parts;
}

function events(entries: Feed["entries"]): Record<string, string>[] {
  return read(entries)
    .filter(({ name }) => name === "VEVENT")
    .map(({ lines }) => Object.fromEntries(lines));
}

describe("a calendar feed", () => {
  test("has a header even if it's empty", () => {
    const calendar = read([]).find(({ name }) => name === "VCALENDAR");
    expect(Object.fromEntries(calendar?.lines ?? [])).toMatchObject({
      VERSION: "2.0",
      CALSCALE: "GREGORIAN",
      METHOD: "PUBLISH",
      NAME: "Events in Playa Cambutal",
      "REFRESH-INTERVAL;VALUE=DURATION": "PT1H",
      "X-PUBLISHED-TTL": "PT1H",
      "X-WR-CALNAME": "Events in Playa Cambutal",
      "X-WR-CALDESC": "Yoga\\, music and markets",
      "X-WR-TIMEZONE": "America/Panama",
      "SOURCE;VALUE=URI": feed.url,
    });
    expect(calendarFeed({ ...feed, language: "es" })).toContain("//Events//ES\r\n");
  });

  test("names its time zone once", () => {
    expect(read([concert, yoga]).filter(({ name }) => name === "VTIMEZONE")).toHaveLength(1);
  });

  test("is the same text for the same events, at any time", () => {
    expect(calendarFeed({ ...feed, entries: [concert, yoga] })).toBe(
      calendarFeed({ ...feed, entries: [concert, yoga] }),
    );
  });

  test("has an event with all its details", () => {
    expect(events([concert])).toEqual([
      {
        UID: "event-1@guide.example",
        DTSTAMP: "20261101T120000Z",
        "LAST-MODIFIED": "20261101T120000Z",
        SEQUENCE: "2",
        STATUS: "CONFIRMED",
        "DTSTART;TZID=America/Panama": "20261121T200000",
        "DTEND;TZID=America/Panama": "20261121T230000",
        SUMMARY: "Noche de cumbia\\, en vivo",
        DESCRIPTION: "Two bands\\;\\nbring a friend",
        LOCATION: "Playa Norte",
        GEO: "7.2833;-80.5167",
        CATEGORIES: "SOCIAL",
        URL: concert.url,
      },
    ]);
  });

  test.each<[string, Partial<FeedEvent>, Record<string, string>]>([
    [
      "past midnight",
      { start_time: "22:00", end_time: "02:00" },
      { "DTSTART;TZID=America/Panama": "20261121T220000", "DTEND;TZID=America/Panama": "20261122T020000" },
    ],
    [
      "until midnight of a month's last day",
      { event_date: "2026-11-30", start_time: "20:00", end_time: "00:00" },
      { "DTEND;TZID=America/Panama": "20261201T000000" },
    ],
    ["to the same time", { end_time: "20:00" }, { "DTEND;TZID=America/Panama": "20261122T200000" }],
    ["without end", { end_time: null }, { "DTEND;TZID=America/Panama": "20261121T210000" }],
    [
      "the whole day",
      { start_time: null, end_time: null },
      { "DTSTART;VALUE=DATE": "20261121", "DTEND;VALUE=DATE": "20261122" },
    ],
    ["cancelled", { cancelled: true, sequence: 3 }, { STATUS: "CANCELLED", SEQUENCE: "3" }],
  ])("prints an event %s", (_, some, expected) => {
    expect(events([{ ...concert, ...some }])[0]).toMatchObject(expected);
  });

  test("leaves out missing values, and an event without a date", () => {
    const [bare] = events([
      { ...concert, description: "", location: "", position: null, event_type: undefined },
    ]);
    for (const name of ["DESCRIPTION", "LOCATION", "GEO", "CATEGORIES"])
      expect(bare).not.toHaveProperty(name);
    expect(events([{ ...concert, event_date: "2026-02-30" }])).toEqual([]);
  });
});

describe("a series in the feed", () => {
  test("is one event with its rule", () => {
    const [series, ...rest] = events([yoga]);
    expect(rest).toEqual([]);
    expect(series).toMatchObject({
      "DTSTART;TZID=America/Panama": "20261117T070000",
      RRULE: "FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,TH",
    });
  });

  test("ends in local time if it has no time, else at an instant", () => {
    const pattern: RecurrencePattern = { ...tuesdays, end_type: "by_date", end_date: "2026-12-31" };
    expect(events([{ ...yoga, pattern }])[0]?.RRULE).toMatch(/;UNTIL=20270101T045900Z$/);
    expect(events([{ ...yoga, pattern, start_time: null }])[0]?.RRULE).toMatch(/;UNTIL=20261231$/);
  });

  test("starts on the first date that fits", () => {
    const [series] = events([
      { ...yoga, event_date: "2026-11-18", pattern: { ...tuesdays, days_of_week: [2] } },
    ]);
    expect(series?.["DTSTART;TZID=America/Panama"]).toBe("20261124T070000");
  });

  test("excludes deleted dates", () => {
    const [series] = events([{ ...yoga, skipped: ["2026-11-19", "2026-12-01"] }]);
    expect(series?.["EXDATE;TZID=America/Panama"]).toBe("20261119T070000,20261201T070000");
    const [whole] = events([{ ...yoga, start_time: null, skipped: ["2026-11-19"] }]);
    expect(whole?.["EXDATE;VALUE=DATE"]).toBe("20261119");
    for (const event of events([yoga])) expect(Object.keys(event).join()).not.toContain("EXDATE");
  });

  test("has changed and cancelled dates as exceptions, under the time of the rule", () => {
    const moved = {
      ...yoga,
      uid: "other",
      event_date: "2026-11-20",
      start_time: "09:00",
      end_time: "10:00",
      sequence: 4,
    };
    const list = events([
      {
        ...yoga,
        changes: [
          { ruleDate: "2026-11-19", event: moved },
          { ruleDate: "2026-12-01", event: { ...yoga, event_date: "2026-12-01", cancelled: true } },
        ],
      },
    ]);
    expect(list).toHaveLength(3);
    expect(list.map(({ UID }) => UID)).toEqual([yoga.uid, yoga.uid, yoga.uid]);
    expect(list[1]).toMatchObject({
      "RECURRENCE-ID;TZID=America/Panama": "20261119T070000",
      "DTSTART;TZID=America/Panama": "20261120T090000",
      SEQUENCE: "4",
      STATUS: "CONFIRMED",
    });
    expect(list[2]).toMatchObject({
      "RECURRENCE-ID;TZID=America/Panama": "20261201T070000",
      STATUS: "CANCELLED",
    });
    expect(list[1]).not.toHaveProperty("RRULE");
  });

  test("is left out if its rule has no date", () => {
    expect(events([{ ...yoga, pattern: { ...tuesdays, interval_value: 0 } }])).toEqual([]);
    expect(
      events([{ ...yoga, pattern: { ...tuesdays, end_type: "by_date", end_date: "2026-11-01" } }]),
    ).toEqual([]);
    expect(events([{ ...yoga, event_date: "soon" }])).toEqual([]);
  });
});

describe("a rule in the feed", () => {
  const daily: RecurrencePattern = {
    ...tuesdays,
    pattern_type: "daily",
    interval_value: 1,
    days_of_week: [],
  };
  const weekly: RecurrencePattern = { ...daily, pattern_type: "weekly" };
  const monthly: RecurrencePattern = { ...daily, pattern_type: "monthly" };
  const rules: [RecurrencePattern, string, string][] = [
    [daily, "2026-11-17", "FREQ=DAILY"],
    [
      { ...daily, interval_value: 3, end_type: "after_count", end_count: 5 },
      "2026-11-17",
      "FREQ=DAILY;INTERVAL=3;COUNT=5",
    ],
    [weekly, "2026-11-20", "FREQ=WEEKLY;WKST=SU;BYDAY=FR"],
    [
      { ...weekly, days_of_week: [6, 0, 6], interval_value: 2 },
      "2026-11-21",
      "FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,SA",
    ],
    [monthly, "2026-11-17", "FREQ=MONTHLY;BYMONTHDAY=17"],
    [
      { ...monthly, day_of_month: 31, interval_value: 2 },
      "2026-12-31",
      "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=31",
    ],
    [
      { ...weekly, end_type: "by_date", end_date: "2026-12-31", end_count: 3 },
      "2026-11-17",
      "FREQ=WEEKLY;WKST=SU;BYDAY=TU;UNTIL=20270101T045900Z",
    ],
    [
      { ...daily, end_type: "by_date", end_date: "2026-11-17" },
      "2026-11-17",
      "FREQ=DAILY;UNTIL=20261118T045900Z",
    ],
  ];

  test.each(rules)("%j", (pattern, first, text) => {
    expect(recurrenceRule(pattern, first)).toBe(text);
  });

  test("ends on a date if the event has no time", () => {
    const pattern: RecurrencePattern = { ...daily, end_type: "by_date", end_date: "2026-12-31" };
    expect(recurrenceRule(pattern, "2026-11-17", true)).toBe("FREQ=DAILY;UNTIL=20261231");
  });

  test.each(rules)("has the same dates in another library: %j", (pattern, first) => {
    const start = parseDay(first) ?? 0;
    const horizon = start + 800;
    // Late in the evening an end in another time zone would drop or add a last date.
    for (const minutes of [0, 23 * 60 + 45]) {
      // The library doesn't read time zones here, so the end is given in local time.
      const text = recurrenceRule(pattern, first).replace(/UNTIL=\w+/, () => {
        const end = parseDay(pattern.end_date ?? "") ?? 0;
        return `UNTIL=${localValue(end, 1439)}Z`;
      });
      const rule = rrulestr(
        `DTSTART:${localValue(firstFitting(pattern, start) ?? 0, minutes)}Z\nRRULE:${text}`,
      );
      const dates = rule.between(
        new Date(start * 86_400_000),
        new Date((horizon + 1) * 86_400_000 - 1),
        true,
      );
      expect(dates.map((date) => date.toISOString().slice(0, 10).replaceAll("-", ""))).toEqual(
        expand(pattern, start, horizon).map(dateValue),
      );
    }
  });
});
