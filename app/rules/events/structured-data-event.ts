import { townAddress } from "../content/structured-data";
import { coordinatesOf } from "../places/coordinates";
import { withoutEmpty } from "../places/structured-data-place";
import type { Language } from "../site/language";
import { safeImageUrl } from "../site/safe-url";
import { isoInPanama, localDate } from "../time/panama-time";
import { type EventTimes, intervalOf, isAllDay } from "./event-interval";

export type DescribedEvent = EventTimes & {
  title: string;
  description: string;
  host: string;
  location: string;
  language: Language;
  url: string;
  image_url: string | null;
  cancelled_at: number | null;
  moved_from: number | null;
  place_address?: string | null;
  latitude?: number | null;
  longitude?: number | null;
};

/** Times have Panama's offset; without a time it's only a date. */
export function eventMarkup(event: DescribedEvent): object {
  const interval = intervalOf(event);
  const isWholeDay = isAllDay(event);
  const instant = (at: Date | undefined) => (at && !isWholeDay ? isoInPanama(at) : undefined);
  const coordinates = coordinatesOf(event);
  const picture = safeImageUrl(event.image_url);
  return withoutEmpty({
    "@context": "https://schema.org",
    "@type": "Event",
    name: event.title,
    description: event.description,
    url: event.url,
    image: picture && new URL(picture, event.url).href,
    inLanguage: event.language,
    startDate: instant(interval?.starts) ?? event.event_date,
    endDate: instant(interval?.ends) ?? event.event_date,
    previousStartDate: event.moved_from && (isWholeDay ? localDate : isoInPanama)(new Date(event.moved_from)),
    eventStatus: `https://schema.org/${statusOf(event)}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: withoutEmpty({
      "@type": "Place",
      name: event.location,
      address: withoutEmpty({ ...townAddress, streetAddress: event.place_address }),
      geo: coordinates && { "@type": "GeoCoordinates", ...coordinates },
    }),
    organizer: { "@type": "Organization", name: event.host },
  });
}

function statusOf({ cancelled_at, moved_from }: DescribedEvent): string {
  if (cancelled_at) return "EventCancelled";
  return moved_from ? "EventRescheduled" : "EventScheduled";
}
