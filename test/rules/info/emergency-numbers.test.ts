import { describe, expect, test } from "vitest";
import { dialLink, nationalNumbers } from "../../../app/rules/info/emergency-numbers";

describe("A number that dials", () => {
  test.each(Object.values(nationalNumbers))("is the national number %s", (number) => {
    expect(dialLink(number)).toBe(number.length > 3 ? "tel:+5075204426" : `tel:${number}`);
  });

  test.each([
    ["335", "tel:335"],
    ["6123-4567", "tel:+50761234567"],
    ["994 1234", "tel:+5079941234"],
    ["+507 994-1234", "tel:+5079941234"],
    ["00507 994 1234", "tel:+5079941234"],
    ["+1 (305) 555-0123", "tel:+13055550123"],
    ["520-4426 / 335", "tel:+5075204426"],
  ])("is %s, in common spellings", (number, link) => {
    expect(dialLink(number)).toBe(link);
  });
});

describe("A placeholder never dials", () => {
  test.each([
    "",
    " ",
    "to be confirmed",
    "por confirmar",
    "ask at your hotel, or 911",
    "970-XXXX",
    "xxx-1234",
    "994-????",
    "0000-0000",
    "+507 0000-0401",
    "507 0000 0401",
    "000",
    "0",
    "12",
    "12345",
    "123456",
    "1234-5678",
    "tel:911",
    "911 or so",
  ])("%o", (number) => {
    expect(dialLink(number)).toBeNull();
  });

  test("nor does a missing number", () => {
    expect(dialLink(undefined)).toBeNull();
  });
});
