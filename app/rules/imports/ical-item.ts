import type ICAL from "ical.js";
import { formatDay, formatTime, minutesPerDay } from "../time/days";
import type { CalendarItem, CalendarNote } from "./calendar-item";
import { limits } from "./file-limits";
import { endOf, type Moment, momentOf } from "./ical-time";

export function itemOf(
  key: string,
  event: ICAL.Component,
  calendar: string,
  today: number,
  known: CalendarNote[] = [],
): CalendarItem {
  const start = momentOf(event, "dtstart");
  const end = endOf(event, start);
  const day = start ? Math.floor(start.minute / minutesPerDay) : null;
  const isLonger = start !== null && end !== null && end.minute - start.minute > minutesPerDay;
  const notes: CalendarNote[] = [
    ...known,
    ...(isOff(event) ? (["cancelled"] as const) : []),
    ...(isLonger ? (["longer"] as const) : []),
    ...(day !== null && day < today ? (["past"] as const) : []),
  ];
  const owner = attributionOf(event);
  const cn = event.getFirstProperty("organizer")?.getParameter("cn");
  const clock = (moment: Moment | null) =>
    moment && !moment.isDay
      ? formatTime(((moment.minute % minutesPerDay) + minutesPerDay) % minutesPerDay)
      : "";
  return {
    key: key.slice(0, 300),
    title: textOf(event, "summary"),
    description: textOf(event, "description"),
    location: textOf(event, "location"),
    host: (typeof cn === "string" && cn) || calendar,
    categories: event
      .getAllProperties("categories")
      .flatMap((one) => one.getValues().map(String))
      .join(", "),
    event_date: day === null ? "" : formatDay(day),
    start_time: clock(start),
    end_time: isLonger ? "" : clock(end),
    rule: "",
    pattern: null,
    skipped: [],
    dates: [],
    notes,
    pictures: picturesOf(event),
    ...(owner ? { attribution: owner } : {}),
  };
}

export const isOff = (event: ICAL.Component) => textOf(event, "status").toUpperCase() === "CANCELLED";

export function textOf(event: ICAL.Component, name: string): string {
  const value = event.getFirstPropertyValue(name);
  return typeof value === "string" ? value.trim().slice(0, limits.cell) : "";
}

/** Attachments that are, or look like, pictures. */
function picturesOf(event: ICAL.Component): string[] {
  return event.getAllProperties("attach").flatMap((one) => {
    const address = String(one.getFirstValue());
    const isPicture =
      /^image\//i.test(String(one.getParameter("fmttype") ?? "")) || /\.(jpe?g|png|gif|webp)$/i.test(address);
    return isPicture && /^https?:\/\/\S{1,2000}$/i.test(address) ? [address] : [];
  });
}

/** The attribution our own feed writes as a comment; other comments are ignored. */
function attributionOf(event: ICAL.Component): string {
  const comment = textOf(event, "comment");
  return /©|\bODbL\b|\bCC[ -]BY\b/.test(comment) ? comment.slice(0, 200) : "";
}
