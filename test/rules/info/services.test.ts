import { describe, expect, test } from "vitest";
import { services as english } from "../../../app/locales/en/guides/services";
import { services as spanish } from "../../../app/locales/es/guides/services";
import { builtInServices, servicesIn } from "../../../app/rules/info/built-in-services";
import type { Service } from "../../../app/rules/info/service-content";
import { serviceTabs } from "../../../app/rules/info/service-kind";
import { composeServices } from "../../../app/rules/info/services";
import { parseWeekHours } from "../../../app/rules/places/week-hours";

const inEnglish = servicesIn(english.services);
const inSpanish = servicesIn(spanish.services);
const none = undefined;

/** The page in each language, with an admin's edits. */
const onEnglish = (row?: Service[]) =>
  composeServices({ own: row, english: row, builtIn: inEnglish, builtInEnglish: inEnglish });
const onSpanish = (row?: Service[], own?: Service[]) =>
  composeServices({ own, english: row, builtIn: inSpanish, builtInEnglish: inEnglish });
const ids = (services: { id: string }[]) => services.map(({ id }) => id);
const find = (services: ReturnType<typeof onEnglish>, id: string) => {
  const service = services.find((one) => one.id === id);
  if (!service) throw new Error(`no service ${id}`);
  return service;
};

describe("The built-in services", () => {
  test("are the six of the specification, in both languages, with their icons", () => {
    for (const services of [onEnglish(), onSpanish()]) {
      expect(services.map(({ id, icon }) => [id, icon])).toEqual([
        ["emergency", "stethoscope"],
        ["surf-lessons", "waves"],
        ["car-rental", "car"],
        ["security", "shield"],
        ["language-school", "school"],
        ["maintenance", "wrench"],
      ]);
      for (const { name, details, fullDescription } of services) {
        for (const words of [name, details, fullDescription]) {
          expect(words.text).not.toBe("");
          expect(words.lang).toBe(none);
        }
      }
    }
  });

  test("label every number and every facility, in both languages", () => {
    for (const services of [onEnglish(), onSpanish()]) {
      for (const { emergencyNumbers, facilities } of services) {
        for (const { name, description } of [...emergencyNumbers, ...facilities]) {
          expect(name.text).not.toBe("");
          expect(description.text).not.toBe("");
        }
      }
    }
  });

  test("dial national numbers, and no local one", () => {
    const { emergencyNumbers, facilities } = find(onEnglish(), "emergency");
    expect(emergencyNumbers.map(({ id, call }) => [id, call])).toEqual([
      ["general", "tel:911"],
      ["police", "tel:104"],
      ["fire", "tel:103"],
      ["civil-protection", "tel:+5075204426"],
      ["local-police", null],
      ["tourist-police", null],
      ["red-cross", null],
    ]);
    expect(facilities.filter(({ call, chat }) => call || chat)).toEqual([]);
  });

  test("list the emergency room in Tonosí first, then the three of the specification with their hours", () => {
    const { facilities } = find(onEnglish(), "emergency");
    expect(facilities.map(({ id, hours }) => [id, hours])).toEqual([
      ["tonosi-hospital", "24/7"],
      ["health-center", "Mon-Fri 7:00 AM - 3:00 PM"],
      ["regional-hospital", "24/7"],
      ["private-clinic", "Mon-Sat 7:00 AM - 7:00 PM"],
    ]);
  });

  test("have hours that can be read", () => {
    const written = builtInServices.flatMap((service: Service) => [
      service.hours,
      ...(service.facilities ?? []).map(({ hours }) => hours),
    ]);
    for (const hours of written.filter(Boolean)) expect(parseWeekHours(hours)).not.toBeNull();
  });

  test("are of the same kind and have the same tabs in both languages", () => {
    const kinds = (services: ReturnType<typeof onEnglish>) =>
      services.map((one) => [one.kind, serviceTabs(one)]);
    expect(kinds(onSpanish())).toEqual(kinds(onEnglish()));
    expect(find(onSpanish(), "car-rental").kind).toBe("vehicle");
    expect(find(onSpanish(), "maintenance").kind).toBe("maintenance");
  });
});

describe("A services row", () => {
  test("defines which services there are and in what order", () => {
    const row = [{ id: "maintenance" }, { id: "emergency" }, { name: "Yoga", details: "At dawn" }];
    for (const services of [onEnglish(row), onSpanish(row)])
      expect(ids(services)).toEqual(["maintenance", "emergency", "yoga"]);
  });

  test("hides a service without deleting it", () => {
    const row = [{ id: "emergency" }, { id: "security", is_visible: false }];
    expect(ids(onEnglish(row))).toEqual(["emergency"]);
    expect(ids(onSpanish(row))).toEqual(["emergency"]);
  });

  test("that's empty or unusable leaves the built-in services", () => {
    for (const row of [[], [{}], [{ details: "no name" }]]) expect(onEnglish(row)).toEqual(onEnglish());
  });

  test("changes a field and keeps the others of the built-in service", () => {
    const [emergency] = onEnglish([{ id: "emergency", details: "Call first.", icon: "Car" }]);
    const before = find(onEnglish(), "emergency");
    expect(emergency).toEqual({ ...before, details: { text: "Call first." }, icon: "car" });
  });

  test("recognizes a built-in service by its name if it has no id", () => {
    const [first, second] = onEnglish([{ name: "surf lessons" }, { name: " EMERGENCY " }]);
    expect([first?.id, second?.id]).toEqual(["surf-lessons", "emergency"]);
    expect(second?.emergencyNumbers).toHaveLength(7);
  });

  test("takes nothing from the built-in service at the same position for a new one", () => {
    const [yoga] = onEnglish([{ name: "Yoga", icon: "Rocket" }]);
    expect(yoga).toMatchObject({ id: "yoga", icon: "wrench", kind: "other", hours: "" });
    expect(yoga?.emergencyNumbers).toEqual([]);
    expect(yoga?.details).toEqual({ text: "" });
  });

  test("counts the first of two with the same id", () => {
    expect(
      ids(
        onEnglish([
          { id: "yoga", name: "A" },
          { id: "yoga", name: "B" },
        ]),
      ),
    ).toEqual(["yoga"]);
  });

  test("adds a local number, which then dials, with the day it was checked", () => {
    const numbers = [{ id: "general" }, { id: "red-cross", number: "994-1234", checkedOn: "2026-03-03" }];
    const [emergency] = onEnglish([{ id: "emergency", emergencyNumbers: numbers }]);
    expect(emergency?.emergencyNumbers).toMatchObject([
      { id: "general", number: "911", call: "tel:911", checkedOn: null },
      { id: "red-cross", call: "tel:+5079941234", checkedOn: "2026-03-03", name: { text: "Red Cross" } },
    ]);
  });

  test("never makes a placeholder dial, nor shows an invalid day", () => {
    const facilities = [
      { id: "health-center", phone: "+507 0000-0401", whatsapp: "0000-0401", checkedOn: "2026-02-30" },
    ];
    const [emergency] = onEnglish([{ id: "emergency", facilities }]);
    expect(emergency?.facilities[0]).toMatchObject({ call: null, chat: null, checkedOn: null });
  });

  test("gives a contact its links, and none that runs a script", () => {
    const contacts = [
      { name: "Ana", phone: "6123-4567", whatsapp: "6123-4567", website: "https://ana.example.com" },
      { name: "Beto", website: "javascript:alert(1)" },
    ];
    const [service] = onEnglish([{ name: "Plumbing repair", contacts }]);
    expect(service).toMatchObject({ kind: "maintenance" });
    expect(service?.contacts).toMatchObject([
      {
        id: "ana",
        call: "tel:+50761234567",
        chat: "https://wa.me/50761234567",
        website: "https://ana.example.com/",
      },
      { id: "beto", call: null, chat: null, website: null },
    ]);
  });
});

describe("The Spanish page", () => {
  const row = [
    { id: "emergency", name: "Emergency", details: "Only in English so far" },
    { id: "yoga", name: "Yoga", contacts: [{ name: "Ana", description: "Teacher", phone: "6123-4567" }] },
  ];

  test("has its built-in text until English changes", () => {
    const emergency = find(onSpanish(row), "emergency");
    expect(emergency.name).toEqual({ text: "Emergencias" });
    expect(emergency.details).toEqual({ text: "Only in English so far", lang: "en" });
  });

  test("takes its text from its own row, by id or position", () => {
    const own = [
      { id: "emergency", details: "Ahora en español" },
      { name: "Yoga en la playa", contacts: [{ description: "Maestra" }] },
    ];
    const services = onSpanish(row, own);
    expect(find(services, "emergency").details).toEqual({ text: "Ahora en español" });
    expect(find(services, "yoga").name).toEqual({ text: "Yoga en la playa" });
    expect(find(services, "yoga").contacts[0]).toMatchObject({
      name: { text: "Ana", lang: "en" },
      description: { text: "Maestra" },
      call: "tel:+50761234567",
    });
  });

  test("takes numbers, hours, order and visibility from the English row only", () => {
    const own: Service[] = [
      { id: "yoga", hours: "24/7", is_visible: false, contacts: [{ phone: "0000" }] },
      { id: "emergency", emergencyNumbers: [{ id: "general", number: "999" }] },
      { id: "extra", name: "Solo en español" },
    ];
    const services = onSpanish(row, own);
    expect(ids(services)).toEqual(["emergency", "yoga"]);
    expect(find(services, "yoga")).toMatchObject({ hours: "", contacts: [{ call: "tel:+50761234567" }] });
    expect(find(services, "emergency").emergencyNumbers[0]?.number).toBe("911");
  });
});
