import type { Typed } from "./parse";
import { countRows, renumbered } from "./row-names";

/** What a button of a form wants done to its rows before anything is sent for good. */
export type RowChange =
  | { act: "add"; field: string }
  | { act: "remove" | "earlier" | "later"; field: string; row: number }
  | { act: "copy-hours" }
  /** Nothing changes: the page comes back and shows what was chosen. */
  | { act: "show" };

/** "add:amenities", "remove:gallery_images:2"; null when the form shall be submitted. */
export function readRowChange(intent: string): RowChange | null {
  if (intent === "copy-hours" || intent === "show") return { act: intent };
  const [, act, field = "", row] =
    /^(add|remove|earlier|later):([\w.]{1,60})(?::(\d{1,4}))?$/.exec(intent) ?? [];
  if (act === "add") return { act, field };
  if (row === undefined) return null;
  return { act: act as "remove" | "earlier" | "later", field, row: Number(row) };
}

/** Fields that repeat; of rows with fields of their own, what the first of these is called. */
export type Repeated = { [field: string]: { first: string } | null };
type OfField = Extract<RowChange, { field: string }>;

/** The typed values after the change; rows that are not there and fields that do not repeat stay as they are. */
export function changeRows(typed: Typed, change: RowChange, repeated: Repeated): Typed {
  if (change.act === "copy-hours") return copyMonday(typed);
  if (change.act === "show") return typed;
  const { field } = change;
  const list = repeated[field];
  if (list === undefined) return typed;
  if (list) return changedList(typed, change, list.first);
  return { ...typed, [field]: changed(typed[field] ?? [], change, "") };
}

/** The words of a row in the other language go along with it. */
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
