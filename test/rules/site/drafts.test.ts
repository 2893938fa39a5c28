import { describe, expect, test } from "vitest";
import { type Draft, draftName, draftStanding, unsavedFields } from "../../../app/rules/site/drafts";

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

describe("What is kept of a form", () => {
  test("is each person's own, and one for both languages of a page", () => {
    expect(draftName("rosa", "/es/add-restaurant")).toBe(draftName("rosa", "/add-restaurant"));
    expect(draftName("rosa", "/add-restaurant")).not.toBe(draftName("ana", "/add-restaurant"));
  });

  test("is what says something else than what is saved", () => {
    expect(
      unsavedFields({ name: ["La Panga"], phone: [""], amenities: ["Pool", "Wi-Fi", ""] }, saved.typed),
    ).toEqual([]);
    expect(unsavedFields({ ...saved.typed, phone: ["6000-0001"], amenities: ["Pool"] }, saved.typed)).toEqual(
      ["amenities", "phone"],
    );
  });

  test("does not count what nobody types, nor how a browser ends a line", () => {
    expect(
      unsavedFields({ form_token: ["abc"], version: ["9"], text: ["a\r\nb"] }, { text: ["a\nb"] }),
    ).toEqual([]);
  });
});

describe("A draft that is found", () => {
  test("goes on where the words it began from still stand", () => {
    expect(draftStanding(draft(), saved, monday + days(1))).toBe("goes on");
  });

  test("does not take the place of words that have changed since", () => {
    expect(draftStanding(draft(), { ...saved, version: "two" }, monday)).toBe("was overtaken");
  });

  test("is nothing once it says what is saved, or after two weeks", () => {
    expect(
      draftStanding(draft({ typed: { name: ["La Panga"] } }), { ...saved, version: "two" }, monday),
    ).toBe("none");
    expect(draftStanding(draft(), saved, monday + days(15))).toBe("none");
    expect(draftStanding(null, saved, monday)).toBe("none");
  });

  test("is kept also where it emptied a field", () => {
    expect(draftStanding(draft({ typed: { name: [""] } }), saved, monday)).toBe("goes on");
  });
});
