import { expect, test } from "vitest";
import { isOpenAtNight, openThen } from "../../../app/rules/search/found-on-days";

const friday = { first: "2026-11-27", last: "2026-11-27" };
const name = { text: "Noches de Tortugas", lang: "es" as const };
const isAtNight = (hours: string) =>
  openThen([{ path: "/do/walk", name: { en: name, es: name }, hours: { Friday: hours } }], friday, "en").some(
    isOpenAtNight,
  );

test("a walk from eight to midnight is open at night, a shop that closes at six isn't", () => {
  expect(isAtNight("8:00 PM - 12:00 AM")).toBe(true);
  expect(isAtNight("8:00 AM - 6:00 PM")).toBe(false);
  expect(isAtNight("Closed")).toBe(false);
});
