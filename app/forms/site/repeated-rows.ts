import type { Typed } from "./parse";
import { countRows, renumbered } from "./row-names";

/** A button that changes a form's rows without saving it. */
export type RowChange =
  | { act: "add"; field: string }
  | { act: "remove" | "earlier" | "later"; field: string; row: number }
  | { act: "copy-hours" }
  /** Only shows the form again, to apply what was chosen. */
  | { act: "show" };

/** "add:amenities", "remove:gallery_images:2"; null if the form should be saved. */
export function readRowChange(intent: string): RowChange | null {
  if (intent === "copy-hours" || intent === "show") return { act: intent };
  const [, act, field = "", row] =
    /^(add|remove|earlier|later):([\w.]{1,60})(?::(\d{1,4}))?$/.exec(intent) ?? [];
  if (act === "add") return { act, field };
  if (row === undefined) return null;
  return { act: act as "remove" | "earlier" | "later", field, row: Number(row) };
}

/** Repeated fields; for rows with several fields, the name of the first. */
export type Repeated = { [field: string]: { first: string } | null };
type OfField = Extract<RowChange, { field: string }>;

/** Unknown rows, and fields that don't repeat, are left alone. */
export function changeRows(typed: Typed, change: RowChange, repeated: Repeated): Typed {
  if (change.act === "copy-hours") return copyMonday(typed);
  if (change.act === "show") return typed;
  const { field } = change;
  const list = repeated[field];
  if (list === undefined) return typed;
  if (list) return changedList(typed, change, list.first);
  return { ...typed, [field]: changed(typed[field] ?? [], change, "") };
}

/** Translated rows change along with it. */
function changedList(typed: Typed, change: OfField, first: string): Typed {
  const { field } = change;
  const count = countRows(Object.keys(typed), field);
  if (change.act === "add") return { ...typed, [`${field}.${count}.${first}`]: [""] };
  const rows = Array.from({ length: count }, (_, row) => row);
  const kept = changed(rows, change, count);
  return renumbered(renumbered(typed, field, kept), `translation.${field}`, kept);
}

function changed<Row>(rows: Row[], change: OfField, added: Row): Row[] {
  if (change.act === "add") return [...rows, added];
  const { row } = change;
  if (change.act === "remove") return rows.filter((_, index) => index !== row);
  return moved(rows, row, change.act === "earlier" ? row - 1 : row + 1);
}

export function moved<T>(rows: readonly T[], from: number, to: number): T[] {
  const [one, other] = [rows[from], rows[to]];
  if (one === undefined || other === undefined) return [...rows];
  return rows.map((row, index) => (index === from ? other : index === to ? one : row));
}

function copyMonday(typed: Typed): Typed {
  const days = Object.keys(typed).filter((name) => name.startsWith("hours."));
  return { ...typed, ...Object.fromEntries(days.map((name) => [name, typed["hours.Monday"] ?? []])) };
}
