import { describe, expect, test } from "vitest";
import { services as english } from "../../../app/locales/en/guides/services";
import { services as spanish } from "../../../app/locales/es/guides/services";
import { servicesIn } from "../../../app/rules/info/built-in-services";
import { composeServices } from "../../../app/rules/info/services";
import {
  facilityType,
  serviceMarkup,
  servicesMarkup,
} from "../../../app/rules/info/structured-data-services";

const builtInEnglish = servicesIn(english.services);
const compose = (builtIn = builtInEnglish) =>
  composeServices({ own: undefined, english: undefined, builtIn, builtInEnglish });
const markupOfEmergency = (builtIn?: typeof builtInEnglish) => {
  const [emergency] = compose(builtIn);
  return emergency ? (serviceMarkup(emergency) as Record<string, unknown>[]) : [];
};

describe("The services' structured data", () => {
  test("is a list with the address of each", () => {
    const [list] = servicesMarkup(
      "Services",
      compose().map((service) => ({ ...service, url: `https://cambutal.test/${service.id}` })),
    );
    expect(list).toMatchObject({
      "@type": "ItemList",
      name: "Services",
      itemListElement: [
        { position: 1, name: "Emergency", url: "https://cambutal.test/emergency" },
        ...Array.from({ length: 5 }, () => ({ "@type": "ListItem" })),
      ],
    });
    expect(servicesMarkup("Services", [])).toEqual([]);
  });

  test("has what each facility is and when it's open, in both languages", () => {
    for (const builtIn of [builtInEnglish, servicesIn(spanish.services)]) {
      const houses = markupOfEmergency(builtIn).filter(({ "@type": type }) => type !== "EmergencyService");
      expect(houses.map(({ "@type": type }) => type)).toEqual([
        "Hospital",
        "MedicalClinic",
        "Hospital",
        "MedicalClinic",
      ]);
      expect(houses[0]?.openingHours).toHaveLength(7);
      expect(houses[1]?.openingHours).toEqual(
        ["Mo", "Tu", "We", "Th", "Fr"].map((day) => `${day} 07:00-15:00`),
      );
      expect(houses.filter(({ telephone }) => telephone)).toEqual([]);
    }
  });

  test("has each number that dials, and no placeholder", () => {
    const numbers = markupOfEmergency().filter(({ "@type": type }) => type === "EmergencyService");
    expect(numbers.map(({ telephone }) => telephone)).toEqual(["911", "104", "103", "+5075204426"]);
  });

  test.each([
    ["Puesto de policía", "PoliceStation"],
    ["Fire station", "FireStation"],
    ["Bomberos de Tonosí", "FireStation"],
    ["Clínica San Juan", "MedicalClinic"],
    ["Town hall", "CivicStructure"],
  ])("has the type of %s derived from its name: %s", (name, type) => {
    expect(facilityType(name)).toBe(type);
  });
});
