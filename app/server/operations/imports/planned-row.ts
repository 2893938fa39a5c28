import type { RowNote, Uploaded } from "../../../forms/imports/import-row";
import type { ImportVerdict, RowKind } from "../../../rules/imports/import-states";
import type { Known } from "../../../rules/places/likely-duplicates";
import type { ImportRow, SettledRow } from "../../db/imports/import-rows";
import type { ImportRecord } from "../../db/imports/imports";
import type { Services } from "../../services";
import type { Statements } from "../site/commit";

/** What a row writes, and what the import remembers of it. */
export type Done = { statements: Statements; settled: SettledRow; tags: string[] };

export type RowCells = Pick<ImportRow, "number" | "cells">;

/** What would become of a row now. */
export type PlannedRow = RowCells & {
  kind: RowKind;
  key: string;
  name: string;
  pictures: string[];
  verdict: ImportVerdict;
  notes: RowNote[];
  /** For finding duplicates among new rows. */
  known: Known;
  isReadable: boolean;
  /** Applies the row, with its planned verdict or another. */
  write: (verdict: ImportVerdict) => Done;
};

export type PlannedImport = Pick<
  ImportRecord,
  "id" | "source" | "kind" | "fields" | "language" | "attribution" | "status" | "user_id"
>;

/** How rows of one kind of file are judged, applied and taken back. */
export type RowsOfKind = {
  plan: (
    services: Services,
    record: PlannedImport,
    rows: readonly RowCells[],
    uploaded: Uploaded,
  ) => Promise<PlannedRow[]>;
  back: (services: Services, record: PlannedImport, rows: readonly ImportRow[]) => Promise<Done[]>;
  /** Existing things that a new row might duplicate. */
  known: (services: Services) => Promise<Known[]>;
};
