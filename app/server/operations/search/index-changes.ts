import { readSynonyms } from "../../../rules/search/admin-synonyms";
import { indexed } from "../../../rules/search/document";
import { documentOf, type Found, pageOf } from "../../../rules/search/found";
import type { GuideSource } from "../../../rules/search/found-guides";
import type { SearchKind } from "../../../rules/search/search-kinds";
import { spellingsOf } from "../../../rules/search/spelling";
import { nothingLeft } from "../../../rules/site/failing-jobs";
import { ask } from "../../db/database";
import { deleteChanges, type SearchChange, selectChanges } from "../../db/search/changes";
import {
  emptyOtherParts,
  insertSpellings,
  upsertDocuments,
  type VersionedDocument,
} from "../../db/search/documents";
import { replaceSynonyms, selectSearchWords } from "../../db/search/search-words";
import type { Services } from "../../services";
import { readFoundThings } from "./read-found-things";

/** Everything that shows search results. */
export const searchTag = "search";

const slice = 25;
const mostSlices = 25;

/**
 * Indexes changes, oldest first. Each thing is read as it is now and written with its change's number, and only then
 * is the change deleted. So it may die anywhere or run several times at once.
 */
export async function indexChanges(
  services: Services,
  guides: readonly GuideSource[],
  slices = mostSlices,
): Promise<number> {
  let taken = 0;
  for (let count = 0; count < slices; count++) {
    const changes = await selectChanges(services.db, slice, guides.length > 0);
    if (changes.length === 0) break;
    await takeOver(services, changes, guides);
    taken += changes.length;
    if (changes.length < slice) break;
  }
  if (taken > 0) await services.cache.purge([searchTag]);
  return taken;
}

/** The job; its report says whether the index is complete. */
export async function updateSearch(services: Services, guides: readonly GuideSource[]): Promise<string> {
  const taken = await indexChanges(services, guides);
  return `${taken} changes, ${taken < slice * mostSlices ? nothingLeft : "more left"}`;
}

async function takeOver(services: Services, all: readonly SearchChange[], guides: readonly GuideSource[]) {
  const { db, search } = services;
  const changes = all.flatMap(({ kind, ...change }) => (kind === "words" ? [] : { kind, ...change }));
  const meanings = await meaningsIn(services, all);
  const found = await readFoundThings(services, changes, guides);
  const documents = changes.flatMap((change) => documentsOf(change, found));
  const spellings = found.map(documentOf).flatMap(spellingsOf);
  const pages = changes.filter(({ kind }) => kind === "guide");
  const parts = pages.map(({ ref, number }) =>
    emptyOtherParts(
      search,
      ref,
      found.filter((one) => pageOf(one) === ref).map((one) => one.ref),
      number,
    ),
  );
  await ask(search, [
    upsertDocuments(search, documents),
    insertSpellings(search, spellings),
    ...parts,
    ...meanings,
  ]);
  await deleteChanges(
    db,
    all.map(({ number }) => number),
  );
}

/** The admins' synonyms, where they changed. */
async function meaningsIn({ db, search }: Services, changes: readonly SearchChange[]) {
  const change = changes.find(({ kind }) => kind === "words");
  if (!change) return [];
  const [row] = await selectSearchWords(db);
  return replaceSynonyms(search, readSynonyms(row?.text ?? ""), change.number);
}

type ThingChange = SearchChange & { kind: SearchKind };

/** A changed thing's documents: itself, a page's sections, or none any more. */
function documentsOf(
  { kind, ref, number: version }: ThingChange,
  found: readonly Found[],
): VersionedDocument[] {
  const own = found.filter((one) =>
    kind === "guide" ? pageOf(one) === ref : one.kind === kind && one.ref === ref,
  );
  if (own.length > 0) return own.map((one) => ({ ...indexed(documentOf(one)), version }));
  return kind === "guide" ? [] : [{ kind, ref, version, name_en: "", name_es: "", tags: "", words: "" }];
}
