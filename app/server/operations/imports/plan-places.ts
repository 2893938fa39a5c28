import { readListingRow } from "../../../forms/imports/listing-row";
import { rowFromCells } from "../../../forms/imports/row-from-cells";
import type { ListingFields } from "../../../forms/places/listing-edits";
import type { Known } from "../../../rules/places/likely-duplicates";
import { type ListingKind, listingKinds } from "../../../rules/site/listing-kinds";
import { ask } from "../../db/database";
import { type ImportRow, selectLinks } from "../../db/imports/import-rows";
import { selectListingsById } from "../../db/imports/imported-listings";
import type { AnyListing } from "../../db/places/reviewed-listings";
import { selectKnownPlaces } from "../../db/review/possible-duplicates";
import type { Services } from "../../services";
import { planChanges } from "./plan-changes";
import type { PlannedPlace } from "./planned-place";
import type { Done, PlannedImport, PlannedRow, RowsOfKind } from "./planned-row";
import { takeBackPlace } from "./take-back-place";
import { writeImportedPlace } from "./write-imported-place";

/** Two round trips, however many rows. */
const plan: RowsOfKind["plan"] = async (services, record, rows, uploaded) => {
  const { db } = services;
  const { source, language } = record;
  const read = rows.map((row) => ({ ...row, ...rowFromCells(record, row.cells) }));
  const kinds = [...Map.groupBy(read, ({ kind }) => kind)];
  const found = await ask(
    db,
    kinds.map(([kind, ofKind]) =>
      selectLinks(
        db,
        source,
        kind,
        ofKind.map(({ key }) => key),
      ),
    ),
  );
  const links = new Map(
    kinds.flatMap(([kind], index) =>
      (found[index] ?? []).map((link) => [`${kind} ${link.key}`, link] as const),
    ),
  );
  const current = await listingsOf(
    services,
    kinds.map(
      ([kind], index) => [kind, (found[index] ?? []).flatMap(({ made_id }) => made_id ?? [])] as const,
    ),
  );
  return read.map(({ line, isUnknown, notes, cells, ...row }): PlannedRow => {
    const link = links.get(`${row.kind} ${row.key}`);
    const read = isUnknown
      ? { name: line.name ?? "", fields: null, notes: [], pictures: [] }
      : readListingRow(row.kind, line, { language, base: link?.fields ?? null, uploaded });
    const place = current.get(link?.made_id ?? "") ?? null;
    const before = link ? { base: link.fields ?? {}, id: link.made_id, currentRow: place } : null;
    const attribution = line.attribution || record.attribution;
    const planned = {
      ...row,
      ...read,
      ...planChanges<AnyListing, ListingFields>({ ...read, notes: [...notes, ...read.notes] }, before),
      attribution,
    };
    return {
      ...planned,
      cells,
      known: knownAs(planned),
      isReadable: planned.fields !== null,
      write: (verdict) => writeImportedPlace(services, record, { ...planned, verdict }),
    };
  });
};

function knownAs({ kind, number, name, fields }: PlannedPlace): Known {
  const said = { phone: null, whatsapp: null, latitude: null, longitude: null, ...fields };
  const { phone, whatsapp, latitude, longitude } = said;
  return { kind, id: String(number), name, phones: [phone, whatsapp], latitude, longitude, ...timeless };
}

const timeless = { starts: null, opening: null };

async function known({ db }: Services): Promise<Known[]> {
  const [places] = await ask(db, [selectKnownPlaces(db)]);
  return places.map(({ phone, whatsapp, ...place }) => ({
    ...place,
    phones: [phone, whatsapp],
    ...timeless,
  }));
}

async function back(services: Services, record: PlannedImport, rows: readonly ImportRow[]): Promise<Done[]> {
  const places = rows.flatMap((row) =>
    listingKinds.flatMap((kind) => (kind === row.kind ? [{ ...row, kind }] : [])),
  );
  const kinds = [...Map.groupBy(places, ({ kind }) => kind)];
  const current = await listingsOf(
    services,
    kinds.map(([kind, ofKind]) => [kind, ofKind.flatMap(({ made_id }) => made_id ?? [])] as const),
  );
  return places.map((row) => takeBackPlace(services, record, row, current.get(row.made_id ?? "") ?? null));
}

export const placeWork: RowsOfKind = { plan, back, known };

/** In one round trip. */
async function listingsOf(
  { db }: Pick<Services, "db">,
  wanted: readonly (readonly [kind: ListingKind, ids: readonly string[]])[],
): Promise<Map<string, AnyListing>> {
  const asked = wanted.filter(([, ids]) => ids.length > 0);
  const found = await ask(
    db,
    asked.map(([kind, ids]) => selectListingsById(db, kind, ids)),
  );
  return new Map(found.flat().map((row) => [row.id, row]));
}
