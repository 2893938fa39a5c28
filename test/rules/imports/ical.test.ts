import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { expand } from "../../../app/rules/events/recurrence";
import { isCalendar, readCalendar } from "../../../app/rules/imports/ical-file";
import { formatDay, parseDay } from "../../../app/rules/time/days";

const today = parseDay("2026-11-23") ?? 0;
const horizon = today + 360;

const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-CALNAME:Casa comunal", ...lines, "END:VCALENDAR"].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"];
const itemsOf = (...lines: string[]) => {
  const read = readCalendar(calendar(...lines), today);
  if (!read.ok) throw new Error(read.refusal);
  return read.items;
};

/** Two hundred rules in the style of calendar programs. */
const ends = ["", ";COUNT=12", ";UNTIL=20270401T045959Z", ";UNTIL=20270301"];
const bodies = [
  ...["FREQ=DAILY", "FREQ=DAILY;INTERVAL=3", "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", "FREQ=DAILY;BYMONTH=1"],
  ...["FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=TU", "FREQ=WEEKLY;BYDAY=TU,TH", "FREQ=WEEKLY;BYDAY=TU,SA,SU;WKST=SU"],
  ...[
    "FREQ=WEEKLY;INTERVAL=2",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU",
  ],
  ...[
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR",
    "FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TU;WKST=TU",
    "FREQ=WEEKLY;INTERVAL=4;BYDAY=TU",
  ],
  ...["FREQ=MONTHLY", "FREQ=MONTHLY;BYMONTHDAY=24", "FREQ=MONTHLY;BYMONTHDAY=1,24", "FREQ=MONTHLY;BYDAY=4TU"],
  ...[
    "FREQ=MONTHLY;BYDAY=-1TU",
    "FREQ=MONTHLY;INTERVAL=2",
    "FREQ=MONTHLY;BYMONTHDAY=-7",
    "FREQ=MONTHLY;BYSETPOS=1;BYDAY=TU",
  ],
  ...["FREQ=YEARLY", "FREQ=YEARLY;BYMONTH=11,12;BYMONTHDAY=24", "FREQ=WEEKLY;BYDAY=MO"],
];
const starts = ["20261124T180000", "20250107T180000"];
const rules = starts.flatMap((start) =>
  bodies.flatMap((body) => ends.map((end) => [`${body}${end}`, start] as const)),
);

test("Two hundred rules have the same dates as in ical.js, as one series or as separate dates", () => {
  expect(rules).toHaveLength(200);
  let said = 0;
  for (const [rule, start] of rules) {
    const wanted = datesOf(rule, start);
    const items = itemsOf(
      ...event("UID:a", "SUMMARY:x", `DTSTART;TZID=America/Panama:${start}`, `RRULE:${rule}`),
    );
    const [item] = items;
    if (!item || wanted.length === 0) {
      expect(item?.notes, `${rule} from ${start}`).toContain("past");
      continue;
    }
    const ours = item.pattern
      ? expand(item.pattern, parseDay(item.event_date) ?? 0, horizon).map(formatDay)
      : items.map(({ event_date }) => event_date).filter((date) => date <= formatDay(horizon));
    if (item.pattern) said++;
    expect(ours, `${rule} from ${start}`).toEqual(item.pattern ? wanted : wanted.slice(0, 104));
  }
  expect(said).toBeGreaterThan(100);
});

function datesOf(rule: string, start: string): string[] {
  const iterator = ICAL.Recur.fromString(rule).iterator(
    ICAL.Time.fromDateTimeString(start.replace(/(....)(..)(..)T(..)(..)(..)/, "$1-$2-$3T$4:$5:$6")),
  );
  const dates: string[] = [];
  for (
    let next = iterator.next();
    next && next.toString().slice(0, 10) <= formatDay(horizon);
    next = iterator.next()
  ) {
    const date = next.toString().slice(0, 10);
    if (date >= formatDay(today)) dates.push(date);
  }
  return dates;
}

describe("A calendar file", () => {
  test("imports events in the town's time, whatever their zone", () => {
    const [utc, bare, day] = itemsOf(
      ...event(
        "UID:a",
        "SUMMARY:Bonfire",
        "DTSTART:20261205T010000Z",
        "DTEND:20261205T030000Z",
        "LOCATION:Beach",
        "ORGANIZER;CN=Ana:mailto:a@b.example",
      ),
      ...event("UID:b", "SUMMARY:Yoga", "DTSTART:20261205T080000", "DURATION:PT90M", "CATEGORIES:Class,Yoga"),
      ...event("UID:c", "SUMMARY:Holiday", "DTSTART;VALUE=DATE:20261208", "DTEND;VALUE=DATE:20261211"),
    );
    expect(utc).toMatchObject({
      event_date: "2026-12-04",
      start_time: "20:00",
      end_time: "22:00",
      host: "Ana",
    });
    expect(bare).toMatchObject({
      start_time: "08:00",
      end_time: "09:30",
      categories: "Class, Yoga",
      host: "Casa comunal",
    });
    expect(day).toMatchObject({ event_date: "2026-12-08", start_time: "", end_time: "", notes: ["longer"] });
  });

  test("has excluded, cancelled and moved dates of a series", () => {
    const items = itemsOf(
      ...event(
        "UID:a",
        "SUMMARY:Yoga",
        "DTSTART;TZID=America/Panama:20261124T080000",
        "RRULE:FREQ=WEEKLY;COUNT=6",
        "EXDATE;TZID=America/Panama:20261201T080000",
      ),
      ...event(
        "UID:a",
        "RECURRENCE-ID;TZID=America/Panama:20261208T080000",
        "SUMMARY:Yoga at dusk",
        "DTSTART;TZID=America/Panama:20261209T170000",
      ),
      ...event(
        "UID:a",
        "RECURRENCE-ID;TZID=America/Panama:20261215T080000",
        "STATUS:CANCELLED",
        "SUMMARY:Yoga",
        "DTSTART;TZID=America/Panama:20261215T080000",
      ),
    );
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      key: "a",
      event_date: "2026-11-24",
      skipped: ["2026-12-01"],
      notes: ["series"],
      dates: [
        {
          slot: "2026-12-08",
          isOff: false,
          item: { title: "Yoga at dusk", event_date: "2026-12-09", start_time: "17:00" },
        },
        { slot: "2026-12-15", isOff: true, item: { title: "Yoga", event_date: "2026-12-15" } },
      ],
    });
  });

  test("imports a changed date by itself if the series doesn't have that day, or isn't supported", () => {
    const changed = (slot: string) =>
      event(
        "UID:a",
        `RECURRENCE-ID;TZID=America/Panama:${slot}T080000`,
        "SUMMARY:Yoga at dusk",
        `DTSTART;TZID=America/Panama:${slot}T170000`,
      );
    const series = (rule: string) =>
      event("UID:a", "SUMMARY:Yoga", "DTSTART;TZID=America/Panama:20261124T080000", `RRULE:${rule}`);
    const strange = itemsOf(...series("FREQ=WEEKLY;COUNT=6"), ...changed("20261209"));
    expect(strange.map(({ event_date, dates, notes }) => [event_date, dates.length, notes])).toEqual([
      ["2026-11-24", 0, ["series"]],
      ["2026-12-09", 0, ["apart"]],
    ]);
    const unsaid = itemsOf(...series("FREQ=MONTHLY;BYDAY=4TU;COUNT=3"), ...changed("20261222"));
    expect(unsaid.map(({ event_date, notes }) => [event_date, notes])).toEqual([
      ["2026-11-24", ["dates"]],
      ["2027-01-26", ["dates"]],
      ["2026-12-22", ["apart"]],
    ]);
  });

  test("continues a rule from today, with the rest of its count", () => {
    const [item] = itemsOf(
      ...event("UID:a", "SUMMARY:x", "DTSTART:20261103T180000", "RRULE:FREQ=WEEKLY;COUNT=5"),
    );
    expect(item).toMatchObject({ event_date: "2026-11-24", pattern: { end_count: 2 } });
  });

  test("reports past and cancelled events", () => {
    const items = itemsOf(
      ...event("UID:a", "SUMMARY:x", "DTSTART:20251103T180000"),
      ...event("UID:b", "STATUS:CANCELLED", "SUMMARY:y", "DTSTART:20261203T180000"),
    );
    expect(items.map(({ notes }) => notes)).toEqual([["past"], ["cancelled"]]);
  });

  test("that's invalid is refused, and an endless one is limited", () => {
    expect(isCalendar("\ufeffBEGIN:VCALENDAR") && !isCalendar("name,BEGIN:VCALENDAR")).toBe(true);
    expect(readCalendar("BEGIN:VCALENDAR\r\nBEGIN:VEVENT", today).ok).toBe(false);
    expect(readCalendar(calendar(), today)).toEqual({ ok: false, refusal: "empty" });
    const [hostile] = itemsOf(
      ...event("UID:a", "SUMMARY:x", "DTSTART:19000101T000000Z", "RRULE:FREQ=SECONDLY"),
    );
    expect(hostile?.notes).toEqual(["past"]);
  });
});
