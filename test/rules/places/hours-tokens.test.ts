import { expect, test } from "vitest";
import { namesTime } from "../../../app/rules/places/hours-tokens";

test.each(["Leaves at 5 AM", "Salida a las 5 a. m.", "Sale a las 7:00", "From 17:30 on", "At noon"])(
  "a note on hours that says “%s” names a time",
  (note) => {
    expect(namesTime(note)).toBe(true);
  },
);

test.each(["Sale con la marea", "Con cita", "Call 6000-0001", "2 tours a day", "Ask us", ""])(
  "a note on hours that says “%s” names none",
  (note) => {
    expect(namesTime(note)).toBe(false);
  },
);
