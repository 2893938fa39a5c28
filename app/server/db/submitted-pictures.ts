import { inArray, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "./client";
import type { eventTables } from "./event-review";
import type { ListingTable } from "./listings";
import { images } from "./schema/images";

const ownPictures = "/images/business-images/";
type Pictured = ListingTable | (typeof eventTables)[keyof typeof eventTables];

/** What is known of the pictures a submission shows or proposes. */
export function selectSubmittedPictures(
  db: Database,
  table: Pictured,
  id: string,
  lists: readonly SQLiteColumn[],
) {
  const listed = lists.map((list) => sql`json(${list})`);
  const all = sql`json_array(${table.image_url}, json(${table.pending_changes})${sql.join(
    listed.map((one) => sql`, ${one}`),
  )})`;
  const keys = sql`(SELECT substr(tree.atom, ${ownPictures.length + 1}) FROM ${table}, json_tree(${all}) AS tree
    WHERE ${table.id} = ${id} AND tree.type = 'text' AND tree.atom LIKE ${`${ownPictures}%`})`;
  return db
    .select({
      key: images.key,
      width: images.width,
      height: images.height,
      colour: images.colour,
      alt_en: images.alt_en,
      alt_es: images.alt_es,
    })
    .from(images)
    .where(inArray(images.key, keys))
    .limit(100);
}
