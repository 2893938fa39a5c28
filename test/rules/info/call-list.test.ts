import { expect, test } from "vitest";
import { services as english } from "../../../app/locales/en/guides/services";
import { servicesIn } from "../../../app/rules/info/built-in-services";
import { callList, nationalList } from "../../../app/rules/info/call-list";
import type { Service } from "../../../app/rules/info/service-content";
import { composeServices } from "../../../app/rules/info/services";

const names = {
  general: "Any emergency",
  police: "Police",
  fire: "Fire department",
  "civil-protection": "SINAPROC",
};
const builtIn = servicesIn(english.services);
const listed = (row?: Service[]) =>
  callList(composeServices({ own: row, english: row, builtIn, builtInEnglish: builtIn }), names);
const numbers = (list: { number: string }[]) => list.map(({ number }) => number);

test("the default numbers are national ones, each with a link that dials", () => {
  expect(nationalList(names).map(({ call }) => call)).toEqual([
    "tel:911",
    "tel:104",
    "tel:103",
    "tel:+5075204426",
  ]);
  expect(numbers(listed())).toEqual(["911", "104", "103", "520-4426"]);
});

test("an admin's numbers replace them, at most four, and no placeholder", () => {
  const emergencyNumbers = [
    { id: "general" },
    { id: "red-cross", number: "994-1234" },
    { id: "local-police", number: "to be confirmed" },
    ...["1", "2", "3"].map((digit) => ({ name: `Clinic ${digit}`, number: `994-000${digit}` })),
  ];
  expect(numbers(listed([{ id: "emergency", emergencyNumbers }]))).toEqual([
    "911",
    "994-1234",
    "994-0001",
    "994-0002",
  ]);
});

test("if the emergency service is hidden, or has no number that dials, the national ones are used", () => {
  const nation = numbers(nationalList(names));
  expect(numbers(listed([{ id: "maintenance" }]))).toEqual(nation);
  const emergencyNumbers = [{ name: "Clinic", number: "0000-0000" }];
  expect(numbers(listed([{ id: "emergency", emergencyNumbers }]))).toEqual(nation);
});
