import { type SQL, sql } from "drizzle-orm";
import { anyPrefix, prefixes } from "../../../rules/search/index-prefixes";
import type { AskedTerm } from "../../../rules/search/query";
import { type Match, onlySome } from "../../../rules/search/ranking";
import type { SearchKind } from "../../../rules/search/search-kinds";
import { namedKinds } from "../../../rules/search/whole-names";
import type { Language } from "../../../rules/site/language";
import type { Database } from "../database";
import { question } from "../statement";

/** `corrections` is JSON: the words searched in place of misspelt ones. */
export type FoundMatch = Match & { id: number; corrections: string };

/** Documents looked at, however large the town: matched by name, by text, and others. */
export const most = { named: 14, own: 6, other: 4, near: 6 };

/**
 * Each word as an index expression, with the admins' synonyms. A word the index doesn't know, nor any beginning with
 * it, is replaced by words that share a spelling form, or else by likely corrections. Beginnings of words are searched
 * only where no document has all words whole.
 */
function asked(terms: readonly AskedTerm[], language: Language): SQL {
  const own = [prefixes.both, prefixes[language]];
  const other = prefixes[language === "en" ? "es" : "en"];
  return sql`WITH terms AS MATERIALIZED (
    SELECT asked.key AS place, asked.value ->> 'expression' AS begun, asked.value ->> 'whole' AS whole,
      (SELECT group_concat(' OR "~' || replace(means, ' ', '" OR "~') || '"', '') FROM synonyms
        WHERE word = asked.value ->> 'typed') AS meant,
      CASE WHEN asked.value ->> 'hasSynonyms'
        OR EXISTS (SELECT 1 FROM synonyms WHERE word = asked.value ->> 'typed')
        OR EXISTS (SELECT 1 FROM vocabulary WHERE term >= asked.value ->> 'from' AND term < asked.value ->> 'until')
      THEN NULL
      ELSE coalesce((SELECT group_concat(word, ' ') FROM (SELECT DISTINCT word FROM spellings
        WHERE form IN (SELECT value FROM json_each(asked.value -> 'forms')) LIMIT 6)),
        nullif(asked.value ->> 'meant', '')) END AS corrected
    FROM json_each(${JSON.stringify(terms)}) AS asked
  ),
  spelt AS MATERIALIZED (
    SELECT place, corrected, coalesce('"~' || replace(corrected, ' ', '" OR "~') || '"', whole) || coalesce(meant, '') AS whole,
      coalesce('"~' || replace(corrected, ' ', '" OR "~') || '"', begun) || coalesce(meant, '') AS begun
    FROM terms
  ),
  known AS MATERIALIZED (
    SELECT EXISTS (SELECT 1 FROM document_words
      WHERE document_words MATCH (SELECT ${all([""], "whole")} FROM spelt)) AS is_whole
  ),
  words AS (
    SELECT place, corrected, begun, CASE WHEN (SELECT is_whole FROM known) THEN whole ELSE begun END AS expression
    FROM spelt
  ),
  query AS MATERIALIZED (
    SELECT ${all([""])} AS anywhere, ${all([prefixes.named])} AS named, ${all([prefixes.named, ...own])} AS own,
      ${all([prefixes.named], "begun")} AS begun_named,
      ${any([prefixes.named])} AS some_named, ${any(own)} AS some_own, ${any([other])} AS some_other,
      json_group_array(json_object('place', place, 'words', corrected)) FILTER (WHERE corrected IS NOT NULL) AS corrections
    FROM words
  )`;
}

type Column = "expression" | "whole" | "begun";

function all(places: readonly string[], column: Column = "expression"): SQL {
  return sql`'((' || group_concat(${inOneOf(places, column)}, ') AND (') || '))'`;
}

function any(places: readonly string[]): SQL {
  return sql`'(' || group_concat(${inOneOf(places, "expression")}, ' OR ') || ')'`;
}

function inOneOf(places: readonly string[], column: Column): SQL {
  const prefixed = places.map((prefix) => sql.raw(`replace(${column}, '${anyPrefix}', '${prefix}')`));
  return sql.join(prefixed, sql` || ' OR ' || `);
}

/** In index order, so that a common word costs no more than a rare one. */
function documents(tier: number, match: SQL, limit: number, after = 0): SQL {
  return sql`SELECT * FROM (SELECT ${tier} AS tier, rowid AS id, kind, ref, name_en, name_es, tags,
      (SELECT corrections FROM query) AS corrections FROM document_words
    WHERE document_words MATCH (SELECT ${match} FROM query) AND rowid > ${after} LIMIT ${limit})`;
}

/** Documents with all of the words; where none has, some whose name has one of them. */
export function selectMatches(index: Database, terms: readonly AskedTerm[], language: Language) {
  const near = sql`CASE WHEN EXISTS (SELECT 1 FROM document_words WHERE document_words MATCH anywhere)
    THEN ${nothing} ELSE some_named END`;
  const begun = sql`CASE WHEN EXISTS (SELECT 1 FROM document_words WHERE document_words MATCH named)
    THEN ${nothing} ELSE begun_named END`;
  return question<FoundMatch>(
    index,
    sql`${asked(terms, language)} ${documents(1, sql`named`, most.named)}
      UNION ALL ${documents(1, begun, most.named)}
      UNION ALL ${documents(2, sql`'(' || some_own || ' AND ' || own || ') NOT ' || named`, most.own)}
      UNION ALL ${documents(3, sql`'(' || some_other || ' AND ' || anywhere || ') NOT ' || own`, most.other)}
      UNION ALL ${documents(4, near, most.near)}`,
  );
}

const mostBearers = 4;

/** Those whose whole name is one of these. */
export function selectBearers(index: Database, names: readonly string[]) {
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  const kinds = sql.raw(namedKinds.map((kind) => `'${kind}'`).join(", "));
  const named = (
    column: SQL,
  ) => sql`SELECT * FROM (SELECT ${onlySome} AS tier, id, kind, ref, name_en, name_es, tags,
      '[]' AS corrections FROM documents WHERE ${column} IN (${list}) AND +kind IN (${kinds}) LIMIT ${mostBearers})`;
  return question<FoundMatch>(index, sql`${named(sql`name_en`)} UNION ALL ${named(sql`name_es`)}`);
}

/** The admins' synonyms. */
export function selectMeanings(index: Database, words: readonly string[]) {
  return question<{ word: string; means: string }>(
    index,
    sql`SELECT word, means FROM synonyms WHERE word IN (SELECT value FROM json_each(${JSON.stringify(words)}))`,
  );
}

const nothing = sql.raw(`'"${prefixes.kind}nothing"'`);

/** Where a page of results ended: among name matches, and among the others. */
export type ListEnd = readonly [named: number, other: number];

/** After where the last page ended: name matches first, then the others. */
export function selectMatchesOf(
  index: Database,
  terms: readonly AskedTerm[],
  kinds: readonly SearchKind[],
  [afterNamed, afterOther]: ListEnd,
  limit: number,
) {
  const ofKind = sql.raw(`'(${kinds.map((kind) => `"${prefixes.kind}${kind}"`).join(" OR ")}) AND '`);
  const isOther = sql`'(' || ${ofKind} || '(' || some_own || ' OR ' || some_other || ') AND ' || anywhere || ') NOT ' || named`;
  return question<FoundMatch>(
    index,
    sql`${asked(terms, "en")} ${documents(1, sql`${ofKind} || named`, limit, afterNamed)}
      UNION ALL ${documents(3, isOther, limit, afterOther)}`,
  );
}
