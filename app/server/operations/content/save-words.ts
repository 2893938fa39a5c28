import type { SQL } from "drizzle-orm";
import type { Language } from "../../../rules/site/language";
import {
  areWordsUnchanged,
  deleteOverrides,
  isWordUnchanged,
  putOverrides,
  type StoredOverride,
  tellChange,
} from "../../db/content/translations";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit, type Stale } from "../site/commit";

type Written = Promise<{ ok: true } | Stale>;
/** Null restores the built-in text. */
export type WordText = { key: string; language: Language; value: string | null };
type SeenWord = { key: string; override: Record<Language, string | null> };

/** In both languages, only where it still reads as it did. */
export function saveWord(
  services: Services,
  editor: Sender,
  currentWord: SeenWord,
  texts: readonly WordText[],
): Written {
  const change = { before: currentWord.override, after: { texts } };
  const entry = entryOf(editor, "words.save", ["words", currentWord.key], change);
  return save(services, editor, entry, [isWordUnchanged(currentWord.key, currentWord.override)], texts);
}

/** All or none; `number` is the last change the editor saw. */
export function importWords(
  services: Services,
  editor: Sender,
  number: number,
  changes: readonly (WordText & { before: string })[],
): Written {
  const before = changes.map(({ key, language, before: value }) => ({ key, language, value }));
  const texts = changes.map(({ key, language, value }) => ({ key, language, value }));
  const entry = entryOf(editor, "words.import", ["words", "import"], { before, after: { texts } });
  return save(services, editor, entry, [areWordsUnchanged(number)], texts);
}

/** Any page or feed may contain any word, so all are purged. */
function save(
  services: Services,
  editor: Sender,
  entry: ReturnType<typeof entryOf>,
  conditions: readonly SQL[],
  texts: readonly WordText[],
): Written {
  const { db, now } = services;
  const put = texts.filter((one): one is StoredOverride => one.value !== null);
  const gone = texts.filter(({ value }) => value === null);
  return commit(
    services,
    [
      tellChange(db, conditions),
      insertAuditOfChange(db, entry, now()),
      putOverrides(db, put),
      deleteOverrides(db, gone),
    ],
    ["pages", "feeds"],
    editor,
  );
}
