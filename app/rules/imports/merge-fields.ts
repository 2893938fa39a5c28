import { isSame } from "../review/compare-fields";

type Fields = { [field: string]: unknown };
export type Merged = {
  /** New in the file, and unedited here. */
  changes: Fields;
  /** New in the file, but edited here: stays. */
  kept: string[];
};

/** Merges the current row, what the last import wrote, and what the file says now. */
export function mergeFields(current: object, base: object, wanted: object): Merged {
  const [now, before] = [current as Fields, base as Fields];
  const merged: Merged = { changes: {}, kept: [] };
  for (const [field, value] of Object.entries(wanted)) {
    if (value === undefined || isSame(before[field], value) || isSame(now[field], value)) continue;
    if (isSame(now[field], before[field])) merged.changes[field] = value;
    else merged.kept.push(field);
  }
  return merged;
}

export function isUntouched(current: object, made: object): boolean {
  return Object.entries(made).every(([field, value]) => isSame((current as Fields)[field], value));
}
