import { describe, expect, test } from "vitest";
import { serviceIcon, serviceIconNames } from "../../../app/rules/info/service-icon";
import { serviceKind, serviceTabs } from "../../../app/rules/info/service-kind";

describe("A service's kind is derived from its name", () => {
  test.each([
    "Car Rental",
    "CARS",
    "Vehicle repair",
    "Board rentals",
    "Transport to Tonosí",
    "Alquiler de autos",
    "Autos y carros",
    "Vehículos",
    "Renta de cuadraciclos",
    "Transporte",
  ])("%s is about vehicles", (name) => {
    expect(serviceKind(name)).toBe("vehicle");
  });

  test.each(["Maintenance", "Home REPAIR", "Handyman", "Mantenimiento", "Reparación de techos", "Arreglos"])(
    "%s is about maintenance",
    (name) => {
      expect(serviceKind(name)).toBe("maintenance");
    },
  );

  test.each([
    "Emergency",
    "Surf Lessons",
    "Security",
    "Language School",
    "Emergencias",
    "Escuela de idiomas",
    "",
  ])("%o is about something else", (name) => {
    expect(serviceKind(name)).toBe("other");
  });
});

describe("The tabs of a service", () => {
  const empty = { emergencyNumbers: [], facilities: [], contacts: [], sales: [], rentals: [], repair: [] };

  test("follow its kind, in order", () => {
    const full = {
      emergencyNumbers: [1],
      facilities: [1],
      contacts: [1],
      sales: [1],
      rentals: [1],
      repair: [1],
    };
    expect(serviceTabs({ ...full, kind: "vehicle" })).toEqual(["sales", "rentals", "repair"]);
    expect(serviceTabs({ ...full, kind: "maintenance" })).toEqual(["contacts"]);
    expect(serviceTabs({ ...full, kind: "other" })).toEqual(["emergencyNumbers", "facilities", "contacts"]);
  });

  test("are hidden if they're empty", () => {
    expect(serviceTabs({ ...empty, repair: [1], kind: "vehicle" })).toEqual(["repair"]);
    expect(serviceTabs({ ...empty, kind: "other" })).toEqual([]);
  });

  test("of a clinic called Health Care are phone numbers, although its name contains a car", () => {
    expect(serviceKind("Health Care")).toBe("vehicle");
    expect(serviceTabs({ ...empty, emergencyNumbers: [1], contacts: [1], kind: "vehicle" })).toEqual([
      "emergencyNumbers",
      "contacts",
    ]);
  });
});

test("each icon of the specification has its drawing; an unknown one is a wrench", () => {
  expect(serviceIconNames.map(serviceIcon)).toEqual([
    "stethoscope",
    "waves",
    "car",
    "shield",
    "school",
    "wrench",
  ]);
  for (const name of ["Rocket", "", "toString", "stethoscope"]) expect(serviceIcon(name)).toBe("wrench");
});
