import { expect, test } from "vitest";
import {
  answeredBy,
  changedFields,
  correctedPath,
  keySpans,
  readItem,
  withNotes,
} from "../../../app/rules/review/visitor-corrections";

test("new hours answer reports that they were wrong, or that it's closed; other reports need a person", () => {
  expect(answeredBy(["hours"])).toEqual(["closed", "hours"]);
  expect(answeredBy(["whatsapp"])).toEqual(["number"]);
  expect(answeredBy(["address", "name"])).toEqual(["way"]);
  expect(answeredBy(["event_date", "start_time"])).toEqual(["closed", "hours"]);
  expect(answeredBy(["description", "image_url"])).toEqual([]);
});

test("an edit answers what it changes at once or submits, not what was pending before", () => {
  const row = { phone: "1", address: "here", pending_changes: { address: "there" } };
  expect(changedFields(row, { phone: "2" })).toEqual(["phone"]);
  expect(changedFields(row, { phone: "1", pending_changes: { address: "there" } })).toEqual([]);
  expect(changedFields(row, { pending_changes: { address: "elsewhere" } })).toEqual([
    "pending_changes",
    "address",
  ]);
  expect(changedFields({ hours: { Monday: "9 AM" } }, { hours: { Monday: "9 AM" } })).toEqual([]);
});

test("a key is valid for a week, and the previous one is still known", () => {
  const { current, previous } = keySpans(new Date("2026-11-23T12:00:00Z"));
  expect(current - previous).toBe(7 * 24 * 60 * 60_000);
  expect(current).toBeLessThanOrEqual(Date.parse("2026-11-23T12:00:00Z"));
  expect(keySpans(new Date(current)).current).toBe(current);
  expect(keySpans(new Date(current - 1)).current).toBe(previous);
});

test("an address of the information guide is of a business or a service, and nothing else", () => {
  expect(readItem("business:b-1")).toEqual({ kind: "business", id: "b-1" });
  expect(readItem("service:emergency")).toEqual({ kind: "service", id: "emergency" });
  for (const text of ["", "service:", "hotel:1", "service:a b", "business:../x"])
    expect(readItem(text)).toBeNull();
});

test("visitors return to where they came from", () => {
  expect(correctedPath("restaurant", { id: "1", slug: "la_panga" })).toBe("/eat/la_panga");
  expect(correctedPath("series", { id: "1", slug: "yoga" })).toBe("/events/yoga");
  expect(correctedPath("service", { id: "water", slug: "" })).toBe("/info?service=water");
  expect(correctedPath("business", { id: "1", slug: "tienda" })).toBe("/info?tab=businesses");
});

test("equal notes are shown once, and reports without a note are only counted", () => {
  const said = [
    { note: "Closed on Monday", language: "en" },
    { note: "", language: "es" },
    { note: "Closed on Monday", language: "en" },
    { note: "Cerrado", language: "es" },
  ];
  expect(withNotes({ notes: JSON.stringify(said) }).notes.map(({ note }) => note)).toEqual([
    "Closed on Monday",
    "Cerrado",
  ]);
});
