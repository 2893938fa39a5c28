import { expect, test } from "vitest";
import { itemName } from "../../../app/forms/content/item-name";
import { fieldsOf, type ListField } from "../../../app/forms/content/schema-fields";
import { sectionSchemas } from "../../../app/forms/content/section-schemas";

const listOf = (kind: "spots" | "way" | "cards") =>
  fieldsOf(sectionSchemas[kind]).find(({ type }) => type === "list") as ListField;
const typedItems = (list: string, items: Record<string, string>[]) =>
  Object.fromEntries(
    items.flatMap((item, at) =>
      Object.entries(item).map(([name, text]) => [`data.${list}.${at}.${name}`, [text]]),
    ),
  );
const nameOf = (kind: "spots" | "way" | "cards", items: Record<string, string>[], at: number, hints = {}) => {
  const { name, fields } = listOf(kind);
  return itemName({ typed: typedItems(name, items), hints }, fields, `data.${name}`, at);
};

test("a spot is named by its name, not by a text that others have too", () => {
  const spots = [
    { id: "a", label: "What people say", value: "Playa Negra" },
    { id: "b", label: "What people say", value: "Guánico Abajo" },
  ];
  expect(nameOf("spots", spots, 0)).toBe("Playa Negra");
  expect(nameOf("spots", spots, 1)).toBe("Guánico Abajo");
});

test("a leg of the way is named by its road if its time is a fact's name", () => {
  const legs = [{ id: "divisa", time: "{{driveDivisaShort}}", note: "At Divisa turn left." }];
  expect(nameOf("way", legs, 0)).toBe("At Divisa turn left.");
});

test("an empty item is named by its built-in text, and a new one has no name", () => {
  const cards = [{ id: "gap" }, { id: "" }];
  const hints = typedItems("cards", [{ id: "gap", title: "Mind the afternoon gap" }]);
  expect(nameOf("cards", cards, 0, hints)).toBe("Mind the afternoon gap");
  expect(nameOf("cards", cards, 1, hints)).toBe("");
});

test("two items with the same text have the same name", () => {
  const cards = [
    { id: "a", title: "Tide" },
    { id: "b", title: "Tide" },
  ];
  expect(nameOf("cards", cards, 0)).toBe("Tide");
});
