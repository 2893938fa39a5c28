/** "menu.2.price" is a field of the third row of "menu". */
const afterList = /^(\d{1,3})(?:\.(.+))?$/;

function partsOf(name: string, list: string): [row: number, field: string | undefined] | null {
  const [, row, field] = (name.startsWith(`${list}.`) && afterList.exec(name.slice(list.length + 1))) || [];
  return row === undefined ? null : [Number(row), field];
}

export function fieldInRow(name: string, list: string): string | undefined {
  return partsOf(name, list)?.[1];
}

export function countRows(names: readonly string[], list: string): number {
  return Math.max(-1, ...names.map((name) => partsOf(name, list)?.[0] ?? -1)) + 1;
}

/** Reorders or removes rows. */
export function renumbered<Values>(
  typed: Record<string, Values>,
  list: string,
  kept: readonly number[],
): Record<string, Values> {
  const entries = Object.entries(typed).flatMap(([name, values]): [string, Values][] => {
    const parts = partsOf(name, list);
    if (!parts) return [[name, values]];
    const [row, field] = parts;
    const at = kept.indexOf(row);
    return at < 0 ? [] : [[`${list}.${at}${field === undefined ? "" : `.${field}`}`, values]];
  });
  return Object.fromEntries(entries);
}
