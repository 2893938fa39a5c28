import { describe, expect, test } from "vitest";
import { googleAddLink, outlookAddLink, webcalLink } from "../../../app/rules/events/calendar-links";

const event = {
  title: "Cumbia & friends",
  description: "Two bands",
  location: "Playa Norte",
  url: "https://guide.example/events/cumbia",
  event_date: "2026-11-21",
  start_time: "22:00",
  end_time: "02:00",
};
const allDay = { ...event, start_time: null, end_time: null, description: "" };
const query = (link: string | null) => Object.fromEntries(new URL(link ?? "").searchParams);

describe("links that add to a calendar", () => {
  test("subscribe to the feed", () => {
    const feed = "https://guide.example/calendar.ics?type=class";
    expect(webcalLink(feed)).toBe("webcal://guide.example/calendar.ics?type=class");
  });

  test("give Google the times of Panama, over midnight too", () => {
    expect(query(googleAddLink(event))).toEqual({
      action: "TEMPLATE",
      text: "Cumbia & friends",
      dates: "20261121T220000/20261122T020000",
      ctz: "America/Panama",
      details: "Two bands\n\nhttps://guide.example/events/cumbia",
      location: "Playa Norte",
    });
    expect(query(googleAddLink(event, "FREQ=DAILY")).recur).toBe("RRULE:FREQ=DAILY");
  });

  test("give Outlook the offset of Panama", () => {
    const link = outlookAddLink(event);
    expect(query(link)).toEqual({
      path: "/calendar/action/compose",
      rru: "addevent",
      subject: "Cumbia & friends",
      startdt: "2026-11-21T22:00:00-05:00",
      enddt: "2026-11-22T02:00:00-05:00",
      body: "Two bands\n\nhttps://guide.example/events/cumbia",
      location: "Playa Norte",
    });
    expect(link).not.toContain("+");
  });

  test("support whole days", () => {
    expect(query(googleAddLink(allDay)).dates).toBe("20261121/20261122");
    expect(query(googleAddLink(allDay)).details).toBe(event.url);
    expect(query(outlookAddLink(allDay))).toMatchObject({
      allday: "true",
      startdt: "2026-11-21",
      enddt: "2026-11-22",
    });
  });

  test("are missing for an event without a date", () => {
    expect(googleAddLink({ ...event, event_date: "soon" })).toBeNull();
    expect(outlookAddLink({ ...event, event_date: "soon" })).toBeNull();
  });
});
