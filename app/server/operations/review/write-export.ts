import { exportColumns, exportLine, exportRecord } from "../../../forms/review/export-tables";
import { csvRows, writeCsv } from "../../../rules/content/csv";
import { type ExportKind, exportKinds } from "../../../rules/review/export-files";
import type { Services } from "../../services";
import { readExported } from "./read-export";

/** One kind as CSV, in pieces. */
export async function* exportAsCsv(services: Services, kind: ExportKind): AsyncGenerator<string> {
  yield writeCsv([exportColumns(kind)]);
  for await (const rows of readExported(services, kind))
    yield csvRows(rows.map((row) => exportLine(kind, row)));
}

/** One kind as a JSON array. */
export async function* exportAsJson(services: Services, kind: ExportKind): AsyncGenerator<string> {
  let between = "[\n";
  for await (const rows of readExported(services, kind)) {
    yield between + rows.map((row) => JSON.stringify(exportRecord(row))).join(",\n");
    between = ",\n";
  }
  yield between === "[\n" ? "[]\n" : "\n]\n";
}

/** All kinds in one JSON object. */
export async function* exportWhole(services: Services): AsyncGenerator<string> {
  const { settings, now } = services;
  yield `{"guide":${JSON.stringify(settings.origin)},"exported_at":${JSON.stringify(now().toISOString())}`;
  for (const kind of exportKinds) {
    yield `,\n"${kind}":`;
    yield* exportAsJson(services, kind);
  }
  yield "}\n";
}
