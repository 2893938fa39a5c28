import { describe, expect, test } from "vitest";
import { eventTag, seriesTag, tagsOfEvent } from "../../../app/rules/events/event-cache-tags";
import { eventsTag } from "../../../app/rules/site/page-tags";

describe("what a change of an event makes stale", () => {
  test("is the event's own page, every list and the sitemap", () => {
    expect(tagsOfEvent({ id: "1", event_series_id: null })).toEqual([eventsTag, eventTag("1"), "sitemap"]);
  });

  test("is the whole series, when the event is one of its dates", () => {
    const tags = tagsOfEvent({ id: "1", event_series_id: "yoga" });
    expect(tags).toEqual([eventsTag, seriesTag("yoga"), "sitemap"]);
  });

  test("never names a series and an event of one id alike", () => {
    expect(eventTag("1")).not.toBe(seriesTag("1"));
  });
});
