import { sql } from "drizzle-orm";
import type { Uploaded } from "../../../forms/imports/import-row";
import type { RowKind } from "../../../rules/imports/import-states";
import { pictureAddress } from "../../../rules/pictures/picture-address";
import type { Database } from "../database";
import { images } from "../schema/images";
import { importPictures, importRows } from "../schema/imports";
import { question, statement } from "../statement";

/** How many pictures of one import are looked at. */
const most = 20_000;

export type ImportPicture = {
  number: number;
  kind: RowKind;
  name: string;
  made_id: string | null;
  address: string;
  /** Its key here. */
  picture: string | null;
};

const stored = sql`(SELECT '/images/' || bucket || '/' || key FROM ${images}
  WHERE key = ${importPictures}.picture_key AND deleted_at IS NULL)`;

/** In the order of the file. */
export function selectImportPictures(db: Database, importId: string) {
  return question<ImportPicture>(
    db,
    sql`SELECT number, kind, name, made_id, picture.value AS address,
        (SELECT ${stored} FROM ${importPictures} WHERE source = ${importRows}.source AND address = picture.value) AS picture
      FROM ${importRows}, json_each(${importRows}.pictures) AS picture
      WHERE import_id = ${importId} ORDER BY number, picture.key LIMIT ${most}`,
  );
}

/** A picture deleted here counts as not uploaded. */
export function selectUploaded(db: Database, source: string) {
  return question<{ address: string; bucket: "cms-images" | "business-images"; key: string }>(
    db,
    sql`SELECT address, bucket, key FROM ${importPictures} JOIN ${images} ON key = picture_key
      WHERE source = ${source} AND deleted_at IS NULL`,
  );
}

export function uploadedOf(
  rows: readonly { address: string; bucket: "cms-images" | "business-images"; key: string }[],
): Uploaded {
  return new Map(rows.map(({ address, ...place }) => [address, pictureAddress(place)]));
}

/** Rows that were imported and name one of these addresses. */
export function selectRowsNaming(db: Database, importId: string, addresses: readonly string[]) {
  return question<{ number: number }>(
    db,
    sql`SELECT DISTINCT number FROM ${importRows}, json_each(${importRows}.pictures) AS picture
      WHERE import_id = ${importId} AND made_id IS NOT NULL
        AND picture.value IN (SELECT value FROM json_each(${JSON.stringify(addresses)})) ORDER BY number`,
  );
}

/** An address uploaded before now points to the new picture. */
export function putImportPictures(
  db: Database,
  source: string,
  pictures: readonly { address: string; key: string }[],
  now: Date,
) {
  return statement(
    db,
    sql`INSERT INTO ${importPictures} (source, address, picture_key, created_at)
      SELECT ${source}, value ->> 'address', value ->> 'key', ${now.getTime()}
      FROM json_each(${JSON.stringify(pictures)}) WHERE true
      ON CONFLICT (source, address) DO UPDATE SET picture_key = excluded.picture_key`,
  );
}
