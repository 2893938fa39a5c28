import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "../database";
import type { eventTables } from "../events/reviewed-event";
import { pictureFacts } from "../pictures/pictures";
import type { ListingTable } from "../places/listings";
import { eventSeries, events } from "../schema/events";
import { images } from "../schema/images";

/** The bucket and key in the address of one of our pictures: what follows "/images/". */
const place = sql`substr(tree.atom, 9)`;
type Pictured = ListingTable | (typeof eventTables)[keyof typeof eventTables];

/** Of its public and its waiting text. */
export function selectSubmittedPictures(
  db: Database,
  table: Pictured,
  id: string,
  lists: readonly (SQLiteColumn | SQL)[],
) {
  const listed = lists.map((list) => sql`json(${list})`);
  const all = sql`json_array(${table.image_url}, json(${table.pending_changes})${sql.join(
    listed.map((one) => sql`, ${one}`),
  )})`;
  const keys = sql`(SELECT substr(${place}, instr(${place}, '/') + 1) FROM ${table}, json_tree(${all}) AS tree
    WHERE ${table.id} = ${id} AND tree.type = 'text' AND tree.atom LIKE '/images/%')`;
  return db.select(pictureFacts).from(images).where(inArray(images.key, keys)).limit(100);
}

/** The same for an event's owner: an edit of the series may be waiting with a picture of its own. */
export function selectEventPictures(db: Database, id: string) {
  const waiting = db
    .select({ changes: eventSeries.pending_changes })
    .from(eventSeries)
    .where(eq(eventSeries.id, events.event_series_id));
  return selectSubmittedPictures(db, events, id, [sql`${waiting}`]);
}
