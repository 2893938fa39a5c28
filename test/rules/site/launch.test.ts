import { describe, expect, test } from "vitest";
import { unpriced } from "../../../app/rules/info/checked-costs";
import { composeServices } from "../../../app/rules/info/services";
import { unfilledFacilities, unfilledNumbers } from "../../../app/rules/info/unfilled";
import { isTickedCheck, launchLines } from "../../../app/rules/site/launch";

const emergency = {
  id: "emergency",
  emergencyNumbers: [
    { id: "general", number: "911" },
    { id: "local-police", number: "ask at the shop" },
    { id: "red-cross" },
  ],
  facilities: [
    { id: "ward", address: "Tonosí", phone: "995-8000" },
    { id: "clinic", phone: "995-8001" },
    { id: "center", address: "Cambutal" },
  ],
};
const security = { id: "security", emergencyNumbers: [{ id: "local-police" }] };
const both = [emergency, security];
const services = composeServices({ own: both, english: both, builtIn: undefined, builtInEnglish: undefined });

describe("Before launch", () => {
  test("a number that doesn't dial is missing, once even if two services have it", () => {
    expect(unfilledNumbers(services)).toBe(2);
  });

  test("a facility needs an address and a number", () => {
    expect(unfilledFacilities(services)).toBe(2);
  });

  test("a price without the day it was checked is missing", () => {
    expect(unpriced([{ range: "$10", checkedOn: "2026-11-01" }, { range: "$10" }, {}])).toBe(2);
  });

  test("what's counted automatically can't be ticked, nor anything that isn't on the list", () => {
    expect([isTickedCheck("road"), isTickedCheck("numbers"), isTickedCheck("toString")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("a line is done when it is ticked, or when nothing of it is missing", () => {
    const lines = launchLines(new Set(["road", "numbers"]), {
      numbers: 3,
      facilities: 0,
      departures: 2,
      prices: 1,
      letter: 1,
    });
    const left = Object.fromEntries(lines.map(({ check, left }) => [check, left]));
    expect(left).toMatchObject({
      numbers: 3,
      facilities: 0,
      departures: 2,
      prices: 1,
      letter: 1,
      road: 0,
      money: 1,
    });
  });
});
