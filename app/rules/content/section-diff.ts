export type SectionChange = { field: string; before: string; after: string };

/**
 * Differences between two texts of a section, by field. Items are matched by id, so a moved item isn't a changed one;
 * a new order is a line of its own.
 */
export function sectionDiff(before: unknown, after: unknown): SectionChange[] {
  const [old, young] = [new Map(leaves(before)), new Map(leaves(after))];
  return [...new Set([...young.keys(), ...old.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? "", after: young.get(field) ?? "" }))
    .filter((one) => one.before !== one.after);
}

type Leaf = [field: string, text: string];

function leaves(value: unknown, path = ""): Leaf[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return listLeaves(value, path);
  if (typeof value !== "object") return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, one]) =>
    key === "id" ? [] : leaves(one, path ? `${path}.${key}` : key),
  );
}

function listLeaves(list: unknown[], path: string): Leaf[] {
  if (list.every((one) => typeof one === "string")) return [[path, list.join("\n")]];
  const ids = list.map((item, index) => idOf(item) ?? String(index + 1));
  const order: Leaf = [path, ids.join(", ")];
  return [order, ...list.flatMap((item, index) => leaves(item, `${path}.${ids[index]}`))];
}

function idOf(item: unknown): string | null {
  const id = typeof item === "object" && item !== null ? (item as { id?: unknown }).id : null;
  return typeof id === "string" && id ? id : null;
}
