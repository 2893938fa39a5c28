import { describe, expect, test } from "vitest";
import { type Draft, draftName, draftStanding, unsavedFields } from "../../../app/rules/site/form-drafts";

const monday = Date.parse("2026-11-23T12:00:00Z");
const days = (count: number) => count * 24 * 60 * 60_000;
const saved = { typed: { name: ["La Panga"], amenities: ["Pool", "Wi-Fi"], phone: [] }, version: "one" };
const draft = (given: Partial<Draft> = {}): Draft => ({
  typed: { name: ["La Panga Nueva"] },
  token: "t",
  version: "one",
  savedAt: monday,
  ...given,
});

describe("A form's draft", () => {
  test("is separate for each person, and shared by both languages of a page", () => {
    expect(draftName("rosa", "/es/add-restaurant")).toBe(draftName("rosa", "/add-restaurant"));
    expect(draftName("rosa", "/add-restaurant")).not.toBe(draftName("ana", "/add-restaurant"));
  });

  test("contains what differs from the saved values", () => {
    expect(
      unsavedFields({ name: ["La Panga"], phone: [""], amenities: ["Pool", "Wi-Fi", ""] }, saved.typed),
    ).toEqual([]);
    expect(unsavedFields({ ...saved.typed, phone: ["6000-0001"], amenities: ["Pool"] }, saved.typed)).toEqual(
      ["amenities", "phone"],
    );
  });

  test("ignores fields that aren't typed, and kinds of line breaks", () => {
    expect(
      unsavedFields({ form_token: ["abc"], version: ["9"], text: ["a\r\nb"] }, { text: ["a\nb"] }),
    ).toEqual([]);
  });
});

describe("A stored draft", () => {
  test("is restored if the saved values are unchanged", () => {
    expect(draftStanding(draft(), saved, monday + days(1))).toBe("goes on");
  });

  test("doesn't replace values that have changed since", () => {
    expect(draftStanding(draft(), { ...saved, version: "two" }, monday)).toBe("was overtaken");
  });

  test("is dropped once it equals the saved values, or after two weeks", () => {
    expect(
      draftStanding(draft({ typed: { name: ["La Panga"] } }), { ...saved, version: "two" }, monday),
    ).toBe("none");
    expect(draftStanding(draft(), saved, monday + days(15))).toBe("none");
    expect(draftStanding(null, saved, monday)).toBe("none");
  });

  test("is kept even if it emptied a field", () => {
    expect(draftStanding(draft({ typed: { name: [""] } }), saved, monday)).toBe("goes on");
  });
});
