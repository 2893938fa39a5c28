import ICAL from "ical.js";

type Property = [name: string, parameters: { group?: string }, type: string, ...values: unknown[]];
type ReadCard = { name: string; group: string | null; values: unknown[] }[];

/** Parsed by another library. */
export function readVcard(text: string): ReadCard {
  const [component, properties] = ICAL.parse(text) as [string, Property[]];
  if (component !== "vcard") throw new Error(`not a contact: ${component}`);
  return properties.map(([name, { group = null }, , ...values]) => ({
    name,
    group,
    values: plainTexts.includes(name) ? values.map(unescaped) : values,
  }));
}

const plainTexts = ["fn", "note"];

/** The library leaves semicolons in plain text escaped, as version 4.0 allows; RFC 2426 (3.0) escapes each. */
function unescaped(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\\;", ";") : value;
}

export function valuesOf(card: ReadCard, name: string): unknown[] {
  return card.filter((one) => one.name === name).flatMap(({ values }) => values);
}
