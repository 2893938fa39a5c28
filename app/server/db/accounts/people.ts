import { type SQL, sql } from "drizzle-orm";
import { reviewKinds } from "../../../rules/review/review-kinds";
import type { Language } from "../../../rules/site/language";
import type { Database } from "../database";
import { foldSql } from "../fold-sql";
import { reviewTables } from "../review/review-tables";
import { factorRemovals } from "../schema/account-requests";
import { profiles, sessions, totpFactors, userRoles, users } from "../schema/accounts";
import { question } from "../statement";

export type PeopleKey = readonly [at: number, id: string];

export type PersonRow = {
  id: string;
  name: string;
  email: string;
  business_name: string | null;
  created_at: number;
  email_verified_at: number | null;
  last_seen_on: string | null;
  paused_at: number | null;
  has_factor: number;
  is_admin: number;
  owned: number;
  waiting: number;
};

/** A series counts once, without its dates. */
const ofPerson = (kind: (typeof reviewKinds)[number]) =>
  sql`${reviewTables[kind]} WHERE user_id = people.id AND deleted_at IS NULL${kind === "event" ? sql` AND event_series_id IS NULL` : sql``}`;

const sum = (condition: SQL) =>
  sql`(${sql.join(
    reviewKinds.map((kind) => sql`(SELECT count(*) FROM ${ofPerson(kind)}${condition})`),
    sql` + `,
  )})`;

const isAdmin = sql`EXISTS (SELECT 1 FROM ${userRoles} WHERE user_id = people.id AND role = 'admin')`;

const columns = sql`people.id, profile.name, people.email, profile.business_name, people.created_at,
  people.email_verified_at, people.last_seen_on, people.paused_at, ${isAdmin} AS is_admin,
  EXISTS (SELECT 1 FROM ${totpFactors} WHERE user_id = people.id AND confirmed_at IS NOT NULL) AS has_factor,
  ${sum(sql``)} AS owned, ${sum(sql` AND waiting_since IS NOT NULL`)} AS waiting`;
const everybody = sql`${users} AS people JOIN ${profiles} AS profile ON profile.id = people.id`;

export type PeopleSlice = { words: string; after: PeopleKey | null; limit: number };

/** Newest first; with `words`, only people whose name, address or place matches. */
export function selectPeople(db: Database, { words, after, limit }: PeopleSlice) {
  const conditions = [sql`1`];
  if (words) conditions.push(says(words));
  if (after) conditions.push(sql`(people.created_at, people.id) < (${after[0]}, ${after[1]})`);
  return question<PersonRow>(
    db,
    sql`SELECT ${columns} FROM ${everybody} WHERE ${sql.join(conditions, sql` AND `)}
      ORDER BY people.created_at DESC, people.id DESC LIMIT ${limit}`,
  );
}

function says(words: string): SQL {
  const own = foldSql(
    sql`profile.name || ' ' || profile.email || ' ' || coalesce(profile.business_name, '')`,
  );
  const places = reviewKinds.flatMap((kind) => {
    const table = reviewTables[kind];
    const name = "name" in table ? "name" : "business_name" in table ? "business_name" : null;
    if (!name) return [];
    return [sql`EXISTS (SELECT 1 FROM ${ofPerson(kind)} AND instr(${foldSql(sql.raw(name))}, ${words}) > 0)`];
  });
  return sql`(instr(${own}, ${words}) > 0 OR ${sql.join(places, sql` OR `)})`;
}

export type WholePerson = PersonRow & {
  language: Language;
  whatsapp_number: string | null;
  pause_reason: string | null;
  devices: number;
  removal_due_at: number | null;
  removal_reason: string | null;
  admins: number;
};

export function selectPerson(db: Database, id: string, now: Date) {
  return question<WholePerson>(
    db,
    sql`SELECT ${columns}, profile.language, profile.whatsapp_number, people.pause_reason,
      (SELECT count(*) FROM ${sessions} WHERE user_id = people.id AND awaits_factor = 0 AND expires_at > ${now.getTime()}) AS devices,
      (SELECT due_at FROM ${factorRemovals} WHERE user_id = people.id) AS removal_due_at,
      (SELECT reason FROM ${factorRemovals} WHERE user_id = people.id) AS removal_reason,
      (SELECT count(*) FROM ${userRoles} WHERE role = 'admin') AS admins
      FROM ${everybody} WHERE people.id = ${id}`,
  );
}
