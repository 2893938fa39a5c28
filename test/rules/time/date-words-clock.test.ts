import { expect, test } from "vitest";
import { clockText } from "../../../app/rules/time/date-words";

test.each([
  [0, "12:00 AM", "12:00 a. m."],
  [1, "12:01 AM", "12:01 a. m."],
  [719, "11:59 AM", "11:59 a. m."],
  [720, "12:00 PM", "12:00 p. m."],
  [1439, "11:59 PM", "11:59 p. m."],
  [1440, "12:00 AM", "12:00 a. m."],
  [1560, "2:00 AM", "2:00 a. m."],
])("minute %i is %s, in Spanish %s", (minutes, english, spanish) => {
  expect(clockText(minutes, "en").replaceAll("\u00a0", " ")).toBe(english);
  expect(clockText(minutes, "es").replaceAll("\u00a0", " ")).toBe(spanish);
});
