import { expect, test } from "vitest";
import { nextOfEach } from "../../../app/rules/events/events-at-place";

const on = (id: string, event_series_id: string | null = null) => ({ id, event_series_id });

test("a daily class is listed once, at its next date, and leaves room for others", () => {
  const coming = [
    on("yoga 1", "yoga"),
    on("concert"),
    on("yoga 2", "yoga"),
    on("tacos 1", "tacos"),
    on("yoga 3", "yoga"),
    on("market"),
  ];
  expect(nextOfEach(coming).map(({ id }) => id)).toEqual(["yoga 1", "concert", "tacos 1"]);
});

test("nothing is listed if nothing is planned", () => {
  expect(nextOfEach([])).toEqual([]);
});
