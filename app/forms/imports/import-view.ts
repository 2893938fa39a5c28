import type {
  ImportKind,
  ImportState,
  ImportVerdict,
  Outcome,
  RowKind,
} from "../../rules/imports/import-states";
import type { Language } from "../../rules/site/language";
import type { RowNote } from "./import-row";

export type ImportRecordView = {
  id: string;
  kind: ImportKind;
  source: string;
  file_name: string;
  columns: string[];
  fields: (string | null)[];
  language: Language;
  attribution: string | null;
  status: "pending" | "approved";
  duplicates: "leave" | "add";
  state: ImportState;
  row_count: number;
  rows_done: number;
  version: number;
  created_at: number;
};

export type ImportRowView = {
  number: number;
  kind: RowKind;
  name: string;
  pictures: string[];
  verdict: ImportVerdict;
  notes: RowNote[];
  outcome: Outcome | null;
  made_id: string | null;
};

export type ShownImport = {
  record: ImportRecordView;
  counts: { verdict: ImportVerdict; outcome: Outcome | null; count: number }[];
  /** The rows to show: by verdict, and after which number. */
  verdict: ImportVerdict | null;
  after: number;
  next: number | null;
  rows: ImportRowView[];
  /** The pictures' number, and the first of those still missing. */
  pictures: {
    count: number;
    missingCount: number;
    missing: { number: number; name: string; address: string }[];
  };
  /** The first row's cells. */
  sample: string[];
  /** The fields a column can be assigned to. */
  fields: string[];
};
