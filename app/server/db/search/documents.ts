import { sql } from "drizzle-orm";
import type { IndexedDocument } from "../../../rules/search/document";
import type { Database } from "../database";
import { question, statement } from "../statement";

export type VersionedDocument = IndexedDocument & { version: number };

/**
 * Skips a document made for an older change than the index knows, so two writers may run at once. A deleted thing
 * stays as an empty document.
 */
export function upsertDocuments(index: Database, documents: readonly VersionedDocument[]) {
  return statement(
    index,
    sql`INSERT INTO documents (kind, ref, version, name_en, name_es, tags, words)
      SELECT value ->> 'kind', value ->> 'ref', value ->> 'version', value ->> 'name_en', value ->> 'name_es',
        value ->> 'tags', value ->> 'words'
      FROM json_each(${JSON.stringify(documents)}) WHERE true
      ON CONFLICT (kind, ref) DO UPDATE SET version = excluded.version, name_en = excluded.name_en,
        name_es = excluded.name_es, tags = excluded.tags, words = excluded.words
      WHERE excluded.version >= documents.version`,
  );
}

/** Empties the page's documents whose sections are gone. */
export function emptyOtherParts(index: Database, path: string, refs: readonly string[], version: number) {
  return statement(
    index,
    sql`UPDATE documents SET version = ${version}, name_en = '', name_es = '', tags = '', words = ''
      WHERE kind IN ('guide', 'service', 'aid') AND (ref = ${path} OR substr(ref, 1, ${path.length + 1}) = ${`${path}#`})
        AND ref NOT IN (SELECT value FROM json_each(${JSON.stringify(refs)})) AND version <= ${version}`,
  );
}

export function insertSpellings(index: Database, spellings: readonly { form: string; word: string }[]) {
  return statement(
    index,
    sql`INSERT INTO spellings (form, word)
      SELECT value ->> 'form', value ->> 'word' FROM json_each(${JSON.stringify(spellings)}) WHERE true
      ON CONFLICT DO NOTHING`,
  );
}

export function clearIndex(index: Database) {
  return [
    statement(index, sql`DELETE FROM documents`),
    statement(index, sql`DELETE FROM spellings`),
    statement(index, sql`DELETE FROM synonyms`),
    statement(index, sql`DELETE FROM notes`),
  ] as const;
}

export function selectNote(index: Database, name: string) {
  return question<{ value: string }>(index, sql`SELECT value FROM notes WHERE name = ${name}`);
}

export function upsertNote(index: Database, name: string, value: string) {
  return statement(
    index,
    sql`INSERT INTO notes (name, value) VALUES (${name}, ${value})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  );
}
