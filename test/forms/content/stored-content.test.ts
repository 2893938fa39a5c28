import { describe, expect, test } from "vitest";
import { readStored } from "../../../app/forms/content/stored-content";
import { ServicesContent, TopicContent } from "../../../app/forms/info/services";

const read = (data: unknown) => readStored(ServicesContent, data);

describe("A stored services row", () => {
  test("is read unchanged, with its days, numbers and lists", () => {
    const content = {
      title: "Services",
      services: [
        {
          id: "emergency",
          name: "Emergency",
          icon: "Stethoscope",
          details: "Numbers",
          fullDescription: "Call 911 first.\n\nThen wait.",
          hours: "24/7",
          is_visible: true,
          contacts: [
            { name: "Ana", phone: "6123-4567", whatsapp: "6123-4567", type: "Nurse", description: "Days" },
          ],
          emergencyNumbers: [{ name: "Any", number: "911", description: "All", checkedOn: "2026-03-03" }],
          facilities: [
            { name: "Ward", address: "Tonosí", hours: "24/7", services: ["X-ray"], description: "Near" },
          ],
          sales: [{ name: "S" }],
          rentals: [{ name: "R" }],
          repair: [{ name: "P" }],
        },
      ],
    };
    expect(read(JSON.stringify(content))).toEqual(content);
    expect(read(content)).toEqual(content);
  });

  test.each([
    ["nothing", ""],
    ["half a document", '{"services":['],
    ["a list", "[]"],
    ["a number", "7"],
    ["null", "null"],
    ["words", '"services"'],
  ])("with %s in it is empty", (_, data) => {
    expect(read(data)).toBeUndefined();
  });

  test("only loses invalid parts, however deeply they're nested", () => {
    const row = {
      title: ["x"],
      services: [
        null,
        "emergency",
        { id: "a", name: 7, icon: {}, is_visible: "no", emergencyNumbers: [{ number: 911, name: null }, 5] },
        {
          id: "b",
          contacts: "none",
          facilities: [{ services: ["X-ray", 3, null] }],
          details: "d".repeat(301),
        },
      ],
    };
    expect(read(row)).toEqual({
      services: [
        { id: "a", name: "7", emergencyNumbers: [{ number: "911" }] },
        { id: "b", facilities: [{ services: ["X-ray", "3"] }] },
      ],
    });
  });

  test("doesn't accept inherited property names as fields", () => {
    expect(read('{"__proto__":{"title":"x"},"constructor":{"services":[]}}')).toEqual({});
  });
});

test("a card of another tab keeps its points, contacts and links", () => {
  const row = {
    title: "Car Rentals",
    text: "Ask first.",
    points: ["One", "Two"],
    contacts: [{ name: "Ana" }],
    links: [{ id: "map", name: "On the map", url: "https://www.openstreetmap.org/" }],
  };
  expect(readStored(TopicContent, JSON.stringify(row))).toEqual(row);
});
