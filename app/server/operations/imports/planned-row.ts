import type { RowNote, Uploaded } from "../../../forms/imports/import-row";
import type { ImportVerdict, RowKind } from "../../../rules/imports/import-states";
import type { Known } from "../../../rules/places/likely-duplicates";
import type { ImportRow, SettledRow } from "../../db/imports/import-rows";
import type { ImportRecord } from "../../db/imports/imports";
import type { Services } from "../../services";
import type { Statements } from "../site/commit";

/** What a row does to the guide, and what is kept of it. */
export type Done = { statements: Statements; settled: SettledRow; tags: string[] };

export type SentCells = Pick<ImportRow, "number" | "cells">;

/** What becomes of a row, as things stand now. */
export type PlannedRow = SentCells & {
  kind: RowKind;
  key: string;
  name: string;
  pictures: string[];
  verdict: ImportVerdict;
  notes: RowNote[];
  /** What tells it from others, should it be new. */
  known: Known;
  isReadable: boolean;
  /** Carries it out, or what it was foretold to be instead. */
  write: (verdict: ImportVerdict) => Done;
};

export type PlannedImport = Pick<
  ImportRecord,
  "id" | "source" | "kind" | "fields" | "language" | "attribution" | "status" | "user_id"
>;

/** How the rows of one kind of file are judged, carried out and taken back. */
export type Work = {
  plan: (
    services: Services,
    record: PlannedImport,
    rows: readonly SentCells[],
    uploaded: Uploaded,
  ) => Promise<PlannedRow[]>;
  back: (services: Services, record: PlannedImport, rows: readonly ImportRow[]) => Promise<Done[]>;
  /** Everything a new row might repeat. */
  known: (services: Services) => Promise<Known[]>;
};
