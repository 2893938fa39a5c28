import type { RowNote } from "../../../forms/imports/import-row";
import type { RowKind } from "../../../rules/imports/import-states";
import type { WordPressItem } from "../../../rules/imports/wxr-item";
import type { ImportRow, SettledRow } from "../../db/imports/import-rows";
import type { Services } from "../../services";
import { eventWork } from "./plan-events";
import { placeWork } from "./plan-places";
import { postWork } from "./plan-posts";
import type { Done, PlannedImport, PlannedRow, RowCells, RowsOfKind } from "./planned-row";

const worksOf = { post: postWork, event: eventWork, place: placeWork } as const;
const sorts = ["post", "event", "place"] as const;
type Sort = (typeof sorts)[number];

const plan: RowsOfKind["plan"] = async (services, record, rows, uploaded) => {
  const read = rows.map((row) => ({ row, item: JSON.parse(row.cells[0] ?? "{}") as WordPressItem }));
  const planned: PlannedRow[] = [];
  const ofSort = new Map<Sort, RowCells[]>(sorts.map((sort) => [sort, []]));
  for (const { row, item } of read) {
    if (item.type === "rest" || item.leftOut) planned.push(leftBehind(row, item));
    else ofSort.get(item.type)?.push(row);
  }
  for (const [sort, some] of ofSort)
    if (some.length > 0) planned.push(...(await worksOf[sort].plan(services, record, some, uploaded)));
  return inOrder(planned, ({ number }) => number);
};

const nowhere = { phones: [], latitude: null, longitude: null, starts: null, opening: null };

/** Items the old site hid, or that the guide has no room for; what was imported from them before stays. */
function leftBehind({ number, cells }: RowCells, item: WordPressItem): PlannedRow {
  const { key, title } = item;
  const note: RowNote =
    item.type === "rest"
      ? { about: "rest", text: String(item.count) }
      : { about: "unpublished", text: item.leftOut };
  const settled: SettledRow = {
    number,
    notes: [note],
    outcome: "left",
    made_id: null,
    fields: null,
    before: null,
  };
  const kind = kindOf(item);
  return {
    number,
    cells,
    kind,
    key,
    name: title.slice(0, 120),
    pictures: item.pictures,
    verdict: "refused",
    notes: [note],
    isReadable: false,
    known: { ...nowhere, kind, id: String(number), name: title },
    write: () => ({ statements: [], tags: [], settled }),
  };
}

function kindOf(item: WordPressItem): RowKind {
  if (item.type === "place") return item.kind ?? "business";
  return item.type === "event" ? "event" : "post";
}

const sortOf = (kind: RowKind): Sort => {
  if (kind === "post") return "post";
  return kind === "event" || kind === "series" ? "event" : "place";
};

async function back(services: Services, record: PlannedImport, rows: readonly ImportRow[]): Promise<Done[]> {
  const groups = [...Map.groupBy(rows, ({ kind }) => sortOf(kind))];
  const done: Done[] = [];
  for (const [sort, some] of groups) done.push(...(await worksOf[sort].back(services, record, some)));
  return inOrder(done, ({ settled }) => settled.number);
}

function inOrder<One>(all: readonly One[], numberOf: (one: One) => number): One[] {
  return all.toSorted((a, b) => numberOf(a) - numberOf(b));
}

export const wordPressWork: RowsOfKind = {
  plan,
  back,
  known: async (services) => (await Promise.all(sorts.map((sort) => worksOf[sort].known(services)))).flat(),
};
