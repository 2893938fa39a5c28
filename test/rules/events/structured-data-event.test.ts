import { describe, expect, test } from "vitest";
import { type DescribedEvent, eventMarkup } from "../../../app/rules/events/structured-data-event";

const concert: DescribedEvent = {
  title: "Noche de cumbia",
  description: "Two bands.",
  host: "Rosa",
  location: "La Panga",
  language: "en",
  url: "https://guide.test/events/noche-de-cumbia",
  event_date: "2026-12-31",
  start_time: "22:00",
  end_time: "01:00",
  image_url: null,
  cancelled_at: null,
  moved_from: null,
};

describe("an event's structured data", () => {
  test("has everything an Event needs, in Panama's time, into the next day", () => {
    expect(eventMarkup(concert)).toEqual({
      "@context": "https://schema.org",
      "@type": "Event",
      name: "Noche de cumbia",
      description: "Two bands.",
      url: "https://guide.test/events/noche-de-cumbia",
      inLanguage: "en",
      startDate: "2026-12-31T22:00:00-05:00",
      endDate: "2027-01-01T01:00:00-05:00",
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: {
        "@type": "Place",
        name: "La Panga",
        address: {
          "@type": "PostalAddress",
          addressLocality: "Playa Cambutal",
          addressRegion: "Los Santos",
          addressCountry: "PA",
        },
      },
      organizer: { "@type": "Organization", name: "Rosa" },
    });
  });

  test("has only the day without a time, and an hour's duration without an end", () => {
    const day = { startDate: "2026-12-31", endDate: "2026-12-31" };
    expect(eventMarkup({ ...concert, start_time: null, end_time: null })).toMatchObject(day);
    const end = { endDate: "2026-12-31T23:00:00-05:00" };
    expect(eventMarkup({ ...concert, end_time: null })).toMatchObject(end);
  });

  test("has its previous date after it was moved", () => {
    const moved_from = Date.parse("2026-12-30T03:00:00Z");
    const moved = {
      eventStatus: "https://schema.org/EventRescheduled",
      previousStartDate: "2026-12-29T22:00:00-05:00",
      startDate: "2026-12-31T22:00:00-05:00",
    };
    expect(eventMarkup({ ...concert, moved_from })).toMatchObject(moved);
    expect(eventMarkup(concert)).not.toHaveProperty("previousStartDate");
    const wholeDay = { ...concert, start_time: null, end_time: null, moved_from };
    expect(eventMarkup(wholeDay)).toMatchObject({ previousStartDate: "2026-12-29" });
  });

  test("is cancelled, moved before or not, and keeps its date", () => {
    const cancelled = {
      eventStatus: "https://schema.org/EventCancelled",
      startDate: "2026-12-31T22:00:00-05:00",
    };
    expect(eventMarkup({ ...concert, cancelled_at: 1 })).toMatchObject(cancelled);
    expect(eventMarkup({ ...concert, cancelled_at: 1, moved_from: 1 })).toMatchObject(cancelled);
  });

  test("has the address and position of its venue, if the guide lists it", () => {
    const held = { ...concert, place_address: "Calle principal", latitude: 7.3, longitude: -80.5 };
    expect(eventMarkup(held)).toMatchObject({
      location: {
        address: { streetAddress: "Calle principal", addressCountry: "PA" },
        geo: { "@type": "GeoCoordinates", latitude: 7.3, longitude: -80.5 },
      },
    });
    expect(eventMarkup({ ...held, longitude: null })).not.toHaveProperty("location.geo");
  });

  test("has its picture's absolute address, and no unsafe one", () => {
    const picture = { ...concert, image_url: "/images/business-images/a/1.webp" };
    expect(eventMarkup(picture)).toMatchObject({
      image: "https://guide.test/images/business-images/a/1.webp",
    });
    expect(eventMarkup({ ...concert, image_url: "javascript:alert(1)" })).not.toHaveProperty("image");
  });
});
