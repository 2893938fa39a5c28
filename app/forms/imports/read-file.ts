import { matchColumns } from "../../rules/imports/column-names";
import { type FileRefusal, fileText } from "../../rules/imports/file-limits";
import { isCalendar, readCalendar } from "../../rules/imports/ical-file";
import type { ImportKind } from "../../rules/imports/import-states";
import { isMap, readMap } from "../../rules/imports/map-file";
import { osmAttribution } from "../../rules/imports/osm-licence";
import { type ReadTable, readTable } from "../../rules/imports/table-file";
import { readWxr } from "../../rules/imports/wxr-file";
import { isXml } from "../../rules/imports/wxr-xml";
import type { Language } from "../../rules/site/language";
import type { ListingKind } from "../../rules/site/listing-kinds";
import { localDay } from "../../rules/time/panama-time";
import { keyColumn } from "../places/spreadsheet-columns";
import { importedFields } from "./listing-row";
import { osmColumn } from "./row-from-cells";

/** Rows of cells, and the field of each column. */
export type Sheet = {
  kind: ImportKind;
  columns: string[];
  fields: (string | null)[];
  rows: string[][];
  /** Source and attribution, if the file contains them. */
  source: string | null;
  attribution: string | null;
};
export type ReadFile = { ok: true; sheet: Sheet } | { ok: false; refusal: FileRefusal | "kind" };

export const meantFields = (kind: ListingKind) => [keyColumn, ...importedFields(kind), "attribution"];

type About = { kind: ListingKind | null; language: Language; now: Date };
/** The only column of a calendar file, and of a WordPress export. */
const [calendarColumn, wordPressColumn] = ["event", "wordpress"];

/** For a table, the kind of its rows has to be given. */
export function readFile(bytes: Uint8Array, { kind, language, now }: About): ReadFile {
  const read = fileText(bytes);
  if (!read.ok) return read;
  if (isCalendar(read.text)) {
    const calendar = readCalendar(read.text, localDay(now));
    if (!calendar.ok) return calendar;
    const rows = calendar.items.map((item) => [JSON.stringify(item)]);
    const sheet = { kind: "events" as const, columns: ["iCalendar"], fields: [calendarColumn], rows };
    return { ok: true, sheet: { ...sheet, source: null, attribution: null } };
  }
  if (isXml(read.text)) {
    const wordPress = readWxr(read.text, { kind, today: localDay(now) });
    if (!wordPress.ok) return wordPress;
    const rows = wordPress.items.map((item) => [JSON.stringify(item)]);
    const sheet = { kind: "wordpress" as const, columns: ["WordPress"], fields: [wordPressColumn], rows };
    return { ok: true, sheet: { ...sheet, source: wordPress.title.slice(0, 80) || null, attribution: null } };
  }
  const found = isMap(read.text) ? readMap(read.text) : readTable(read.text);
  if (!found.ok) return found;
  if ("things" in found) {
    const rows = found.things.map((thing) => [JSON.stringify(thing)]);
    const said = { source: "OpenStreetMap", attribution: osmAttribution };
    return {
      ok: true,
      sheet: { kind: "places", columns: ["OpenStreetMap"], fields: [osmColumn], rows, ...said },
    };
  }
  return kind ? { ok: true, sheet: sheetOf(found.table, kind, language) } : { ok: false, refusal: "kind" };
}

function sheetOf(
  { columns, rows }: Extract<ReadTable, { ok: true }>["table"],
  kind: ListingKind,
  language: Language,
): Sheet {
  const fields = matchColumns(columns, meantFields(kind), language);
  return { kind, columns, fields, rows, source: null, attribution: null };
}
