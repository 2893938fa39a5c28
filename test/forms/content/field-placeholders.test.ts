import { expect, test } from "vitest";
import { hasGrayText, placeholderOf } from "../../../app/forms/content/field-placeholders";
import type { SectionField } from "../../../app/forms/content/schema-fields";

const hints = {
  "data.title": ["The short version"],
  "data.facts.0.id": ["season"],
  "data.facts.0.label": ["Season"],
  "data.facts.1.id": ["tide"],
  "data.facts.1.label": ["Tide"],
};

test("an item keeps its own gray text when it's moved, and a new one has none", () => {
  const typed = {
    "data.facts.0.id": ["tide"],
    "data.facts.1.id": ["season"],
    "data.facts.2.id": [""],
  };
  expect(placeholderOf({ typed, hints }, "data.title")).toBe("The short version");
  expect(placeholderOf({ typed, hints }, "data.facts.0.label")).toBe("Tide");
  expect(placeholderOf({ typed, hints }, "data.facts.1.label")).toBe("Season");
  expect(placeholderOf({ typed, hints }, "data.facts.2.label")).toBe("");
});

test("a form has gray text while a field with a placeholder is empty, in its lists too", () => {
  const fields: SectionField[] = [
    { name: "title", type: "line", isShared: false },
    { name: "is_visible", type: "flag", isShared: true },
    { name: "facts", type: "list", fields: [{ name: "label", type: "line", isShared: false }] },
  ];
  const shown = { ...hints, "data.is_visible": ["yes"] };
  const ids = { "data.facts.0.id": ["season"], "data.facts.1.id": ["tide"] };
  const filled = { ...ids, "data.title": ["T"], "data.facts.0.label": ["S"], "data.facts.1.label": ["W"] };
  expect(hasGrayText(fields, { typed: ids, hints: shown })).toBe(true);
  expect(hasGrayText(fields, { typed: filled, hints: shown })).toBe(false);
  expect(hasGrayText(fields, { typed: { ...filled, "data.facts.1.label": [""] }, hints: shown })).toBe(true);
});
