import { isoInPanama, localDate } from "../time/panama-time";
import { timeZone } from "../town/town";
import { type EventTimes, intervalOf, isAllDay } from "./event-interval";

type Described = EventTimes & { title: string; description: string; location: string; url: string };

/** Subscribes to the feed in the visitor's calendar. */
export function webcalLink(feedUrl: string): string {
  return feedUrl.replace(/^https?:/, "webcal:");
}

/** `rule` is the value of an RRULE. Null without a date. */
export function googleAddLink(event: Described, rule?: string): string | null {
  const interval = intervalOf(event);
  if (!interval) return null;
  const value = (instant: Date) => {
    const text = isAllDay(event) ? localDate(instant) : isoInPanama(instant).slice(0, 19);
    return text.replace(/[-:]/g, "");
  };
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: event.title,
    dates: `${value(interval.starts)}/${value(interval.ends)}`,
    ctz: timeZone,
    details: detailsOf(event),
    location: event.location,
  });
  if (rule) query.set("recur", `RRULE:${rule}`);
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** Outlook takes no rule. */
export function outlookAddLink(event: Described): string | null {
  const interval = intervalOf(event);
  if (!interval) return null;
  const value = (instant: Date) => (isAllDay(event) ? localDate(instant) : isoInPanama(instant));
  const query = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: event.title,
    startdt: value(interval.starts),
    enddt: value(interval.ends),
    body: detailsOf(event),
    location: event.location,
  });
  if (isAllDay(event)) query.set("allday", "true");
  // Outlook shows a plus sign where a space is meant.
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString().replaceAll("+", "%20")}`;
}

function detailsOf({ description, url }: Described): string {
  return [description, url].filter(Boolean).join("\n\n");
}
