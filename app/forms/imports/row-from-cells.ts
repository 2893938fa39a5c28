import { type ImportKind, isTable } from "../../rules/imports/import-states";
import { type OsmThing, osmLine } from "../../rules/imports/osm-place";
import { nameField } from "../../rules/places/listing-texts";
import { foldText } from "../../rules/site/fold-text";
import type { Language } from "../../rules/site/language";
import { keyColumn } from "../places/spreadsheet-columns";
import type { ImportedRow, RowNote } from "./import-row";
import { rowFromOldPlace } from "./old-place";

/** The only column of an OpenStreetMap file; a row's tags tell what it is. */
export const osmColumn = "osm";

type Meant = { kind: ImportKind; fields: readonly (string | null)[]; language: Language };

export function rowFromCells({ kind, fields, language }: Meant, cells: readonly string[]): ImportedRow {
  if (kind === "wordpress") return rowFromOldPlace(JSON.parse(cells[0] ?? "{}"), language);
  if (!isTable(kind)) return rowFromMap(JSON.parse(cells[0] ?? "{}"), language);
  const line = Object.fromEntries(fields.flatMap((field, at) => (field ? [[field, cells[at] ?? ""]] : [])));
  const named = foldText(line[nameField(kind)] ?? "").trim();
  return { kind, key: line[keyColumn] || named.slice(0, 200), line, notes: [], isUnknown: false };
}

function rowFromMap(thing: OsmThing, language: Language): ImportedRow {
  const { key, tags } = thing;
  const { kind, line, read } = osmLine(thing, language);
  if (kind) {
    const notes = read.map((one): RowNote => ({ about: "read", ...one }));
    return { kind, key, line, notes, isUnknown: false };
  }
  const said = Object.entries(tags)
    .slice(0, 3)
    .map(([name, value]) => `${name}=${value}`);
  const notes: RowNote[] = [{ about: "unknown", text: said.join(", ").slice(0, 200) }];
  return { kind: "business", key, line: { name: tags.name ?? "" }, notes, isUnknown: true };
}
