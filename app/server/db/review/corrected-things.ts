import { type SQL, sql } from "drizzle-orm";
import type { CorrectedKind } from "../../../rules/review/visitor-corrections";
import type { Language } from "../../../rules/site/language";
import { listingKinds, type PlaceKind } from "../../../rules/site/listing-kinds";
import type { Database } from "../database";
import { listingNames } from "../places/listing-names";
import { listingTables } from "../places/listings";
import { eventSeries, events } from "../schema/events";
import { question } from "../statement";

/** `owner` only where their address is confirmed. */
export type CorrectedThing = {
  kind: CorrectedKind;
  id: string;
  slug: string;
  name: string;
  /** An event's type. */
  category: string | null;
  language: Language;
  translation: string | null;
  owner_email: string | null;
  owner_language: Language | null;
};

const owner = sql`LEFT JOIN users ON users.id = thing.user_id AND users.email_verified_at IS NOT NULL AND users.paused_at IS NULL
  LEFT JOIN profiles ON profiles.id = users.id`;

function thing(kind: CorrectedKind, table: SQL, name: SQL, more: SQL): SQL {
  const category = kind === "event" || kind === "series" ? sql`thing.event_type` : sql`thing.category`;
  return sql`SELECT ${kind} AS kind, thing.id, thing.slug, ${name} AS name, ${category} AS category, thing.language, thing.translation,
      users.email AS owner_email, profiles.language AS owner_language
    FROM ${table} AS thing ${owner}
    WHERE ${more} AND +thing.status = 'approved' AND thing.deleted_at IS NULL`;
}

/** General businesses have no page and are named by id. */
export type Asked = { kind: PlaceKind | "event"; slug: string } | { kind: "business"; id: string };

function found(asked: Asked): SQL {
  if (asked.kind === "event") {
    const single = sql`thing.slug = ${asked.slug} AND thing.series_instance_date IS NULL`;
    return sql`${thing("event", sql`${events}`, sql`thing.title`, single)}
      UNION ALL ${thing("series", sql`${eventSeries}`, sql`thing.title`, sql`thing.slug = ${asked.slug}`)} LIMIT 1`;
  }
  const { kind } = asked;
  const name = sql`thing.${sql.identifier(listingNames[kind].name)}`;
  const is = asked.kind === "business" ? sql`thing.id = ${asked.id}` : sql`thing.slug = ${asked.slug}`;
  return thing(kind, sql`${listingTables[kind]}`, name, is);
}

export function selectPublicThing(db: Database, asked: Asked) {
  return question<CorrectedThing>(db, found(asked));
}

/** The same, with the keys for hashing networks. */
export function selectThingAndKeys(
  db: Database,
  asked: Asked | { kind: "service" },
  { current, previous }: { current: number; previous: number },
) {
  const key = (span: number) => sql`(SELECT key FROM network_keys WHERE span_start = ${span})`;
  const keys = sql`${key(current)} AS key, ${key(previous)} AS previous_key`;
  return question<Partial<CorrectedThing> & { key: string | null; previous_key: string | null }>(
    db,
    asked.kind === "service"
      ? sql`SELECT ${keys}`
      : sql`SELECT found.*, ${keys} FROM (${found(asked)}) AS found`,
  );
}

const tables = [
  ...listingKinds.map((kind) => [kind, listingTables[kind]] as const),
  ["event", events] as const,
  ["series", eventSeries] as const,
];

/** The owner's id while the thing is public: "" without an owner, null once it's no longer public. */
export const ownerOfThing = sql`CASE kind ${sql.join(
  tables.map(
    ([
      kind,
      table,
    ]) => sql`WHEN ${sql.raw(`'${kind}'`)} THEN (SELECT coalesce(user_id, '') FROM ${table} AS thing
      WHERE thing.id = item_id AND thing.status = 'approved' AND thing.deleted_at IS NULL)`,
  ),
  sql` `,
)} ELSE '' END`;
