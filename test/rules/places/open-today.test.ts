import { describe, expect, test } from "vitest";
import { firstAfter } from "../../../app/rules/places/open-status";
import { openToday } from "../../../app/rules/places/open-today";

const at = (time: string) => new Date(`2026-11-20T${time}:00-05:00`);
const week = (text: string) =>
  Object.fromEntries(
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((name) => [
      name,
      text,
    ]),
  );
const place = (name: string, hours: Record<string, string>, closed_for_season = false) => ({
  name,
  hours,
  closed_for_season,
});
const town = [
  place("Evening", week("5 PM - 10 PM")),
  place("Morning", week("6 AM - 11 AM")),
  place("Lunch", week("11 AM - 3 PM")),
  place("All day", week("8 AM - 9 PM")),
  place("Riddle", week("when it suits")),
  place("Resting", { ...week("8 AM - 9 PM"), Friday: "Closed" }),
  place("Asleep", week("8 AM - 9 PM"), true),
];
const span = { from: at("00:00").getTime(), until: at("00:00").getTime() + 86_400_000 };
const seen = (time: string) => openToday(town, span, at(time));

describe("what is open today", () => {
  test("begins with what closes next, then what opens next, then unknown hours", () => {
    expect(seen("14:30").map(({ name }) => name)).toEqual([
      "Lunch",
      "All day",
      "Evening",
      "Morning",
      "Resting",
      "Riddle",
      "Asleep",
    ]);
  });

  test("marks places in the last hour before they close", () => {
    const lunch = (time: string) => seen(time).find(({ name }) => name === "Lunch");
    expect(lunch("13:59")?.closesSoon).toBe(false);
    expect(lunch("13:59")?.soonAt).toEqual(at("14:00"));
    expect(lunch("14:00")?.closesSoon).toBe(true);
    expect(lunch("15:30")?.closesSoon).toBe(false);
  });

  test("lists those unusually closed that day, or for the season", () => {
    const missed = seen("12:00").filter(({ isMissed }) => isMissed);
    expect(missed.map(({ name }) => name)).toEqual(["Resting", "Asleep"]);
    expect(missed.every(({ openings }) => openings.length === 0)).toBe(true);
  });
});

test("is valid until the first of its changes, and never longer than a day", () => {
  const [noon, one, two] = [at("12:00"), at("13:00"), at("14:00")];
  expect(firstAfter(noon, [two, one.getTime(), null, at("11:00"), noon])).toEqual(one);
  expect(firstAfter(noon, [])).toEqual(new Date(noon.getTime() + 86_400_000));
});
