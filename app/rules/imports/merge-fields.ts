import { isSame } from "../review/compare-fields";

type Fields = { [field: string]: unknown };
export type Merged = {
  /** What the file says anew, and nobody here has touched. */
  changes: Fields;
  /** What the file says anew, and somebody here has said otherwise: it stays as it is. */
  kept: string[];
};

/** A row as it stands, what the last import made of it, and what the file says now. */
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

/** Whether a row still says in every field what the import made it say. */
export function isUntouched(current: object, made: object): boolean {
  return Object.entries(made).every(([field, value]) => isSame((current as Fields)[field], value));
}
