import { and, asc, desc, eq, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { type Figures, visitsOfNetwork } from "../../../rules/places/figures";
import { type Act, acts, type Visit } from "../../../rules/places/visits";
import { type PlaceKind, placeKinds } from "../../../rules/site/listing-kinds";
import { firstIn, full } from "../../../rules/site/network-count";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { placeFigures } from "../schema/counts";
import { question, statement } from "../statement";
import { isAskedAbout } from "./fact-checks";
import { listingNames } from "./listing-names";
import { isPublicIn, listingTables } from "./listings";
import { type OwnKey, ownOnPage } from "./own-listings";

/** Adds a visit to a public place's daily sums; ignores any other place. A full drawer of networks counts no more. */
export function countVisit(db: Database, { kind, slug, acts: done }: Visit, day: string, drawer: number) {
  const table = listingTables[kind];
  const columns = sql.join(
    acts.map((act) => sql.identifier(act)),
    sql`, `,
  );
  const ones = sql.join(
    acts.map((act) => sql`${Number(done.includes(act))}`),
    sql`, `,
  );
  const sums = sql.join(
    acts.map((act) => sql`${sql.identifier(act)} = ${sql.identifier(act)} + excluded.${sql.identifier(act)}`),
    sql`, `,
  );
  const here = sql`unicode(substr(${placeFigures}.drawers, ${drawer + 1}, 1))`;
  return statement(
    db,
    sql`INSERT INTO ${placeFigures} (kind, listing_id, day, ${columns}, drawers)
      SELECT ${kind}, ${table.id}, ${day}, ${ones}, ${firstIn(drawer)} FROM ${table}
      WHERE ${table.slug} = ${slug} AND ${isPublicIn(table)}
      ON CONFLICT (kind, listing_id, day) DO UPDATE SET ${sums},
        drawers = substr(drawers, 1, ${drawer}) || char(${here} + 1) || substr(drawers, ${drawer + 2})
      WHERE ${here} < ${full(visitsOfNetwork)}`,
  );
}

const dayFigures = {
  listing_id: placeFigures.listing_id,
  day: placeFigures.day,
  ...pick(placeFigures, ...acts),
};

/** By day, for the places on one page of the owner's list. */
export function selectOwnFigures(
  db: Database,
  kind: PlaceKind,
  own: { userId: string; after: OwnKey | null; limit: number },
  since: string,
) {
  const ids = ownOnPage(db, kind, own);
  return db
    .select(dayFigures)
    .from(placeFigures)
    .where(
      and(eq(placeFigures.kind, kind), inArray(placeFigures.listing_id, ids), gte(placeFigures.day, since)),
    );
}

/** By place, for the mail that asks the owner about them. */
export function selectAskedFigures(db: Database, userId: string, since: string) {
  const asked = placeKinds.map((kind) => {
    const table = listingTables[kind];
    return sql`SELECT ${kind} AS kind, ${table.id} AS id FROM ${table} WHERE ${table.user_id} = ${userId} AND ${isAskedAbout(table)}`;
  });
  const all = acts.map((act) => sql`sum(${sql.identifier(act)}) AS ${sql.identifier(act)}`);
  return question<Figures & { listing_id: string }>(
    db,
    sql`SELECT listing_id, ${sql.join(all, sql`, `)} FROM (${sql.join(asked, sql` UNION ALL `)}) AS asked
      CROSS JOIN ${placeFigures} AS seen
      WHERE seen.kind = asked.kind AND listing_id = asked.id AND day >= ${since} GROUP BY listing_id`,
  );
}

const sums = Object.fromEntries(
  acts.map((act) => [act, sql<number>`sum(${placeFigures[act]})`.as(`sum_${act}`)]),
) as Record<Act, SQL.Aliased<number>>;

/** All places together, by day. */
export function selectTownFigures(db: Database, since: string) {
  return db
    .select({ day: placeFigures.day, ...sums })
    .from(placeFigures)
    .where(gte(placeFigures.day, since))
    .groupBy(placeFigures.day)
    .orderBy(asc(placeFigures.day));
}

/** The most visited first. */
export function selectMostVisited(db: Database, kind: PlaceKind, since: string, limit: number) {
  const table = listingTables[kind];
  return db
    .select({
      kind: sql<PlaceKind>`${kind}`.as("place_kind"),
      slug: table.slug,
      name: sql<string>`${listingNames[kind]}`.as("name"),
      ...sums,
    })
    .from(placeFigures)
    .innerJoin(table, and(eq(table.id, placeFigures.listing_id), isPublicIn(table)))
    .where(and(eq(placeFigures.kind, kind), gte(placeFigures.day, since)))
    .groupBy(placeFigures.listing_id)
    .orderBy(desc(sums.view))
    .limit(limit);
}

/** Which networks visited isn't kept beyond the day. */
export function emptyDrawers(db: Database, today: string) {
  return db
    .update(placeFigures)
    .set({ drawers: "" })
    .where(and(lt(placeFigures.day, today), ne(placeFigures.drawers, "")));
}

export function deleteOldFigures(db: Database, before: string) {
  return db.delete(placeFigures).where(lt(placeFigures.day, before));
}
