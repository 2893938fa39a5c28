/** A row of page_content: what an admin put in place of a built-in section. */
export type ContentRow = {
  section_name: string;
  content_data: unknown;
  is_visible: boolean;
  display_order: number;
};

type Section = { name: string };
export type PlacedSection<S> = S & { fallbackLanguage?: true };

/**
 * The sections of a page: the built-in ones, each overlaid with the row of its name (the language's own row, else
 * the row of the English page), without those an admin has hidden, in the order the rows ask for.
 */
export function composeSections<S extends Section>(
  builtIn: readonly S[],
  ownRows: readonly ContentRow[],
  englishRows: readonly ContentRow[],
): PlacedSection<S>[] {
  const placed: { order: number; section: PlacedSection<S> }[] = [];
  builtIn.forEach((section, index) => {
    const own = ownRows.find((row) => row.section_name === section.name);
    const row = own ?? englishRows.find((one) => one.section_name === section.name);
    if (row && !row.is_visible) return;
    const order = row ? row.display_order : index + 1;
    const text = row ? overlay(section, readData(row.content_data)) : section;
    const borrowed = !own && text !== section;
    placed.push({ order, section: borrowed ? { ...text, fallbackLanguage: true } : text });
  });
  return placed.sort((a, b) => a.order - b.order).map((one) => one.section);
}

function readData(data: unknown): unknown {
  if (typeof data !== "string") return data;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/**
 * Takes from `data` only what fits the shape of `builtIn`: filled text for text, numbers for numbers, lists whose
 * items fit. Whatever is missing, empty or broken keeps the built-in value; the same object comes back when
 * nothing fits.
 */
export function overlay<T>(builtIn: T, data: unknown): T {
  if (typeof builtIn === "string") {
    return (typeof data === "string" && data.trim() ? data : builtIn) as T;
  }
  if (Array.isArray(builtIn)) return overlayList(builtIn, data) as T;
  if (typeof builtIn === "object" && builtIn !== null) return overlayObject(builtIn, data);
  return (typeof data === typeof builtIn ? data : builtIn) as T;
}

function overlayObject<T extends object>(builtIn: T, data: unknown): T {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return builtIn;
  let changed = false;
  const result = { ...builtIn } as Record<string, unknown>;
  for (const [key, value] of Object.entries(builtIn)) {
    if (key === "name" || key === "kind") continue;
    const next = overlay(value, (data as Record<string, unknown>)[key]);
    if (next === value) continue;
    result[key] = next;
    changed = true;
  }
  return changed ? (result as T) : builtIn;
}

/** Items are matched to the built-in item with the same id, else to the one in the same place. */
function overlayList(builtIn: unknown[], data: unknown): unknown[] {
  if (!Array.isArray(data)) return builtIn;
  const pattern = builtIn[0];
  const sameKind = (item: unknown) => typeof item === typeof pattern && item !== null && !Array.isArray(item);
  const items = data.filter(sameKind);
  if (items.length === 0) return builtIn;
  return items.map((item, index) => {
    const id = (item as { id?: unknown }).id;
    const twin = builtIn.find((one) => id !== undefined && (one as { id?: unknown }).id === id);
    return overlay(twin ?? builtIn[index] ?? pattern, item);
  });
}
