import type { EventColumns, ImportedDate, ImportedEvent } from "../../../forms/imports/event-row";
import type { RowNote } from "../../../forms/imports/import-row";
import type { ImportVerdict } from "../../../rules/imports/import-states";
import type { EventRow, SeriesRow } from "../../db/events/own-event";

/** What an import remembers of an event it made: columns, the file's rule, and changed dates. */
export type EventBase = Partial<EventColumns> & { rule?: string; dates?: ImportedDate[] };
export type Current = { kind: "event"; row: EventRow } | { kind: "series"; row: SeriesRow };

export type PlannedEvent = Omit<ImportedEvent, "notes"> & {
  number: number;
  key: string;
  attribution: string | undefined;
  kind: "event" | "series";
  verdict: ImportVerdict;
  notes: RowNote[];
  current: Current | null;
  made_id: string | null;
  changes: Partial<EventColumns>;
};
