import { type ImportedDate, type ImportedEvent, readEventRow } from "../../../forms/imports/event-row";
import type { RowNote } from "../../../forms/imports/import-row";
import type { CalendarItem } from "../../../rules/imports/calendar-item";
import type { ImportVerdict } from "../../../rules/imports/import-states";
import { isUntouched, mergeFields } from "../../../rules/imports/merge-fields";
import type { Known } from "../../../rules/places/likely-duplicates";
import { isSame } from "../../../rules/review/compare-fields";
import { withPending } from "../../../rules/review/moderation";
import { ask } from "../../db/database";
import type { EventRow, SeriesRow } from "../../db/events/own-event";
import { type ImportRow, selectLinks } from "../../db/imports/import-rows";
import { selectImportedEvents } from "../../db/imports/imported-events";
import { selectKnownEvents } from "../../db/review/possible-duplicates";
import type { Services } from "../../services";
import type { Current, EventBase, PlannedEvent } from "./planned-event";
import type { Done, PlannedImport, PlannedRow, RowsOfKind } from "./planned-row";
import { takeBackEvent } from "./take-back-event";
import { ownFields, writeImportedEvent } from "./write-imported-event";

const kinds = ["event", "series"] as const;

/** Two round trips, however many events. */
const plan: RowsOfKind["plan"] = async (services, record, rows, uploaded) => {
  const { db } = services;
  const items = rows.map(({ cells }) => JSON.parse(cells[0] ?? "{}") as CalendarItem);
  const keys = items.map(({ key }) => key);
  const found = await ask(
    db,
    kinds.map((kind) => selectLinks(db, record.source, kind, keys)),
  );
  const links = new Map(
    kinds.flatMap((kind, index) =>
      (found[index] ?? []).map((link) => [link.key, { ...link, kind }] as const),
    ),
  );
  const current = await currentEvents(services, [...links.values()]);
  return rows.map(({ number, cells }, index): PlannedRow => {
    const item = items[index] as CalendarItem;
    const link = links.get(item.key) ?? null;
    const read = readEventRow(item, record.language, services.now(), uploaded);
    const kind = link?.kind ?? (item.pattern ? "series" : "event");
    const place = current.get(link?.made_id ?? "") ?? null;
    const planned = {
      number,
      key: item.key,
      attribution: item.attribution,
      kind,
      ...read,
      ...planOf(read, link, place),
    };
    return {
      ...planned,
      cells,
      pictures: item.pictures,
      isReadable: read.fields !== null,
      known: knownAs(planned),
      write: (verdict) => writeImportedEvent(services, record, { ...planned, verdict }),
    };
  });
};

type Plan = Pick<PlannedEvent, "verdict" | "notes" | "current" | "made_id" | "changes">;
type Link = { made_id: string | null; fields: object | null };

function planOf(
  { fields, notes, rule, dates }: ImportedEvent,
  link: Link | null,
  current: Current | null,
): Plan {
  const plan = (verdict: ImportVerdict, more: Partial<Plan> = {}): Plan => ({
    ...{ verdict, notes, current, made_id: link?.made_id ?? null, changes: {} },
    ...more,
  });
  if (!fields) return plan(link ? "same" : "refused");
  if (!link) return plan("new");
  if (!current) return plan("kept", { notes: [...notes, { about: "gone" }] });
  const { rule: ruleBefore, dates: datesBefore = [], event_date, ...base } = (link.fields ?? {}) as EventBase;
  const now = withPending<EventRow | SeriesRow>(current.row, current.row.pending_changes);
  // A series' dates follow from its rule.
  const { event_date: date, ...shared } = fields;
  const isSeries = current.kind === "series";
  const merged = mergeFields(
    now,
    isSeries ? base : { ...base, event_date },
    isSeries ? shared : { ...shared, event_date: date },
  );
  const more = [
    ...merged.kept.map((field): RowNote => ({ about: "kept", field, text: "" })),
    ...(isSeries && (ruleBefore !== rule || !areSameDates(datesBefore, dates, date))
      ? [{ about: "ruleStays" } as const]
      : []),
  ];
  const allNotes = [...notes, ...more];
  if (Object.keys(merged.changes).length === 0)
    return plan(more.length > 0 ? "kept" : "same", { notes: allNotes });
  if (current.row.pending_changes && !isUntouched(now, base))
    return plan("kept", { notes: [...notes, { about: "waiting" }] });
  return plan("change", { changes: merged.changes, notes: allNotes });
}

/** Past dates are no longer in the file. */
function areSameDates(
  before: readonly ImportedDate[],
  dates: readonly ImportedDate[],
  first: string,
): boolean {
  const coming = before.filter(({ slot }) => slot >= first);
  return isSame(coming, dates);
}

type Linked = { kind: "event" | "series"; made_id: string | null };

async function currentEvents({ db }: Services, links: readonly Linked[]): Promise<Map<string, Current>> {
  const idsOf = (kind: "event" | "series") =>
    links.flatMap((link) => (link.kind === kind ? (link.made_id ?? []) : []));
  const [single, series] = await ask(db, [...selectImportedEvents(db, idsOf("event"), idsOf("series"))]);
  return new Map<string, Current>([
    ...single.map((row) => [row.id, { kind: "event", row }] as const),
    ...series.map((row) => [row.id, { kind: "series", row }] as const),
  ]);
}

const nowhere = { phones: [], latitude: null, longitude: null, opening: null };

function knownAs({ kind, number, name, fields }: PlannedEvent): Known {
  return {
    ...nowhere,
    kind,
    id: String(number),
    name,
    starts: `${fields?.event_date ?? ""}T${fields?.start_time ?? ""}`,
  };
}

async function known({ db, now }: Services): Promise<Known[]> {
  const [events] = await ask(db, [selectKnownEvents(db, now())]);
  return events.map(({ id, series, name, starts }) => ({
    ...nowhere,
    kind: series ? "series" : "event",
    id: series ?? id,
    name,
    starts,
  }));
}

async function back(services: Services, record: PlannedImport, rows: readonly ImportRow[]): Promise<Done[]> {
  const idsOf = (kind: string) => rows.flatMap((row) => (row.kind === kind ? (row.made_id ?? []) : []));
  const [single, series, changed] = await ask(services.db, [
    ...selectImportedEvents(services.db, idsOf("event"), idsOf("series")),
  ]);
  const current = new Map<string, Current>([
    ...single.map((row) => [row.id, { kind: "event", row }] as const),
    ...series.map((row) => [row.id, { kind: "series", row }] as const),
  ]);
  const changedOf = Map.groupBy(changed, ({ event_series_id }) => event_series_id ?? "");
  return rows.map((row) => {
    const id = row.made_id ?? "";
    const { dates = [] } = (row.fields ?? {}) as EventBase;
    const isRestless = (changedOf.get(id) ?? []).some((date) => !isAsImported(date, dates));
    return takeBackEvent(services, record, row, current.get(id) ?? null, isRestless);
  });
}

/** Whether a changed date still differs just as the import made it. */
function isAsImported(date: EventRow, dates: readonly ImportedDate[]): boolean {
  const made = dates.find(({ slot }) => slot === date.series_instance_date);
  if (!made) return false;
  const names = Object.keys(ownFields(made, 0));
  const isSameNames = isSame([...date.own_fields].sort(), names.sort());
  return isSameNames && isUntouched(date, made.fields) && (date.cancelled_at !== null) === made.isOff;
}

export const eventWork: RowsOfKind = { plan, back, known };
