import { sql } from "drizzle-orm";
import type { PlaceNamed } from "../../../rules/events/host";
import type { Database } from "../database";
import { foldSql } from "../fold-sql";
import { isPublicIn, listingTables } from "../places/listings";
import { eventSeries, events } from "../schema/events";
import { question } from "../statement";

const { restaurant, hotel, activity } = listingTables;

/** How each kind's address is made of a name; the compared name is read too, since addresses drop signs. */
const kinds = [
  { kind: "restaurant", table: restaurant, name: restaurant.name, hyphen: "_" },
  { kind: "hotel", table: hotel, name: hotel.name, hyphen: "_" },
  { kind: "activity", table: activity, name: activity.business_name, hyphen: "" },
] as const;

/** Public places at the address that the host's name would have, by the index of addresses. */
export function selectHostOf(db: Database, slug: string, date: string | null = null) {
  const host = sql`coalesce((SELECT host FROM ${events} WHERE slug = ${slug} AND series_instance_date IS ${date} LIMIT 1),
    (SELECT host FROM ${eventSeries} WHERE slug = ${slug}))`;
  const places = kinds.map(({ kind, table, name, hyphen }) => {
    const address = sql`replace(replace(replace(replace(hosted.name, '.', ''), '''', ''), '-', ${hyphen}), ' ', '_')`;
    return sql`SELECT ${kind} AS kind, ${table.slug} AS slug, ${name} AS name FROM hosted CROSS JOIN ${table}
      WHERE ${table.slug} = ${address} AND ${isPublicIn(table)}`;
  });
  return question<PlaceNamed>(
    db,
    sql`WITH hosted AS MATERIALIZED (SELECT ${foldSql(host)} AS name) ${sql.join(places, sql` UNION ALL `)}`,
  );
}
