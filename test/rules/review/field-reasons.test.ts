import { expect, test } from "vitest";
import { fieldColumns } from "../../../app/forms/places/spreadsheet-columns";
import { placeMarks } from "../../../app/rules/places/place-marks";
import { readFieldReasons, reasonFor } from "../../../app/rules/review/field-reasons";
import { fieldWord } from "../../../app/rules/review/field-words";
import { canUndoDecision, decisionOf } from "../../../app/rules/review/undo-decision";
import { listingKinds } from "../../../app/rules/site/listing-kinds";

const isKnown = (field: string) => fieldWord("restaurant", field) !== null;

test("A reviewer can comment on a form's fields, and on no others", () => {
  const sent: [string, string][] = [
    ["reason.phone", " Nobody answers. "],
    ["reason.hours.Monday", "Open on a Monday?"],
    ["reason.description", "  "],
    ["reason.user_id", "x"],
    ["review_note", "Almost there."],
  ];
  expect(readFieldReasons(sent, isKnown)).toEqual({
    phone: "Nobody answers.",
    "hours.Monday": "Open on a Monday?",
  });
});

test("A long remark is cut", () => {
  expect(readFieldReasons([["reason.phone", "x".repeat(400)]], isKnown).phone).toHaveLength(300);
});

test("The remark on a part is shown beside the whole as well", () => {
  const reasons = { "hours.Monday": "Open on a Monday?", phone: "Nobody answers." };
  expect(reasonFor(reasons, "hours")).toBe("Open on a Monday?");
  expect(reasonFor(reasons, "phone")).toBe("Nobody answers.");
  expect(reasonFor(reasons, "name")).toBeUndefined();
  expect(reasonFor(null, "phone")).toBeUndefined();
});

test("A field has the name on its form, including days and translations", () => {
  expect(fieldWord("restaurant", "hours.Sunday")).toEqual({ word: "places.days.Sunday", isTwin: false });
  for (const mark of placeMarks) {
    expect(fieldWord("restaurant", `mark.${mark}`)).toEqual({ word: `marks.yes.${mark}`, isTwin: false });
  }
  expect(fieldWord("event", "translation.title")).toEqual({ word: "eventForm.fields.title", isTwin: true });
  expect(fieldWord("event", "amenities")).toBeNull();
});

test("Only a decision can be undone, and only for ten minutes", () => {
  const at = Date.parse("2026-11-23T12:00:00Z");
  const after = (minutes: number) => new Date(at + minutes * 60_000);
  expect(decisionOf("event.reject-edit")).toBe("reject");
  expect(decisionOf("listing.edit")).toBeNull();
  expect(canUndoDecision({ action: "listing.approve", at }, after(9.9))).toBe(true);
  expect(canUndoDecision({ action: "listing.approve", at }, after(10))).toBe(false);
  expect(canUndoDecision({ action: "listing.edit", at }, after(1))).toBe(false);
});

test.each(listingKinds)("every column of a table of %s has a name", (kind) => {
  expect(fieldColumns(kind).filter((name) => fieldWord(kind, name) === null)).toEqual([]);
});
