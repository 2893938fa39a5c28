import { categoryWords } from "../../../rules/search/category-words";
import type { GuideSource } from "../../../rules/search/found-guides";
import { markWords } from "../../../rules/search/mark-words";
import { hashOf } from "../../../rules/site/text-hash";
import { ask } from "../../db/database";
import { insertEveryChange } from "../../db/search/changes";
import { clearIndex, selectNote, upsertNote } from "../../db/search/documents";
import type { Services } from "../../services";
import { indexChanges } from "./index-changes";

const builtIn = "built-in guides";
/** What every row of the index depends on. */
const hashOfWords = (guides: readonly GuideSource[]) =>
  hashOf(JSON.stringify({ guides, categoryWords, markWords }));

/** Rebuilds the index from nothing. */
export async function rebuildIndex(services: Services, guides: readonly GuideSource[]): Promise<number> {
  await ask(services.search, clearIndex(services.search));
  await startOver(services, guides);
  return indexChanges(services, guides, Number.POSITIVE_INFINITY);
}

async function startOver({ db, search }: Services, guides: readonly GuideSource[]): Promise<void> {
  await ask(
    db,
    insertEveryChange(
      db,
      guides.map(({ path }) => path),
    ),
  );
  await ask(search, [upsertNote(search, builtIn, hashOfWords(guides))]);
}

/** Notices a lost index, and built-in pages or words of kinds that a deployment has changed; the next run indexes them. */
export async function keepIndex(services: Services, guides: readonly GuideSource[]): Promise<string> {
  const [[note]] = await ask(services.search, [selectNote(services.search, builtIn)]);
  if (note?.value === hashOfWords(guides)) return "nothing to do";
  await startOver(services, guides);
  return "everything is taken over anew";
}
