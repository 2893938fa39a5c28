import { formatDay, formatTime, minutesPerDay, parseDay } from "../time/days";
import { localMinuteOf } from "../time/panama-time";
import { timeZone } from "../town/town";
import type { CalendarNote } from "./calendar-item";
import type { OldEvent } from "./wxr-item";
import { cleanText, idOf, instantOf, leftOut, namesOf, type OldSite } from "./wxr-site";
import { plainTitle } from "./wxr-topics";
import type { WxrItem } from "./wxr-xml";

/** From The Events Calendar, with venue and organizer where the file has them. */
export function oldEvent(item: WxrItem, site: OldSite, today: number): OldEvent {
  const { fields, meta, comments } = item;
  const start = minuteOf(meta, "Start");
  const end = minuteOf(meta, "End");
  const isAllDay = /^(yes|1|true)$/i.test(meta._EventAllDay ?? "");
  const isLonger = start !== null && end !== null && end - start > minutesPerDay;
  const day = start === null ? null : Math.floor(start / minutesPerDay);
  const isOff = /^(cancell?ed|postponed)$/i.test(meta._tribe_events_status ?? "");
  const isRepeated = /"rules";a:[1-9]/.test(meta._EventRecurrence ?? "");
  const notes: CalendarNote[] = [
    ...(isOff ? (["cancelled"] as const) : []),
    ...(isLonger ? (["longer"] as const) : []),
    ...(isRepeated ? (["repeats"] as const) : []),
    ...(day !== null && day < today ? (["past"] as const) : []),
  ];
  const clock = (minute: number | null) =>
    minute === null || isAllDay ? "" : formatTime(((minute % minutesPerDay) + minutesPerDay) % minutesPerDay);
  const venue = site.thing(meta._EventVenueID ?? "");
  const organizer = site.thing(meta._EventOrganizerID ?? "");
  const { clean } = cleanText(fields["content:encoded"] || fields["excerpt:encoded"] || "", site);
  const featured = site.featuredOf(item);
  return {
    type: "event",
    leftOut: leftOut(item),
    comments,
    key: idOf(item),
    title: plainTitle(fields.title ?? ""),
    description: clean,
    location: venue ? placeOf(venue) : "",
    host: plainTitle(organizer?.fields.title ?? ""),
    categories: namesOf(item, /^(tribe_events_cat|post_tag)$/).join(", "),
    event_date: day === null ? "" : formatDay(day),
    start_time: clock(start),
    end_time: isLonger ? "" : clock(end),
    pictures: featured ? [featured] : [],
    rule: "",
    pattern: null,
    skipped: [],
    dates: [],
    notes,
  };
}

function placeOf({ fields, meta }: WxrItem): string {
  const { _VenueAddress: address = "", _VenueCity: city = "" } = meta;
  return [plainTitle(fields.title ?? ""), address, city].filter(Boolean).join(", ");
}

/** In the event's own zone, mostly the town's; for another zone the file also has UTC. */
function minuteOf(meta: WxrItem["meta"], which: "Start" | "End"): number | null {
  const zone = meta._EventTimezone || timeZone;
  const greenwich = instantOf(meta[`_Event${which}DateUTC`] ?? "");
  if (zone !== timeZone && zone !== "UTC-5" && greenwich !== null) return localMinuteOf(new Date(greenwich));
  const [date = "", time = ""] = (meta[`_Event${which}Date`] ?? "").split(" ");
  const day = parseDay(date);
  const [, hours, minutes] = /^(\d\d?):(\d\d)/.exec(time) ?? [];
  return day === null ? null : day * minutesPerDay + Number(hours ?? 0) * 60 + Number(minutes ?? 0);
}
