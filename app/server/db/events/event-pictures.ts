import { sql } from "drizzle-orm";
import type { Database } from "../client";
import { colourOf } from "../places/submissions";
import { statement } from "../statement";
import { type EventKind, eventTables } from "./event-review";

/** The colour that stands in for the picture until it is there; pictures from elsewhere have none. */
export function updateEventColour(db: Database, kind: EventKind, id: string, address: string | null) {
  const table = eventTables[kind];
  return statement(db, sql`UPDATE ${table} SET image_colour = ${colourOf(address)} WHERE id = ${id}`);
}
