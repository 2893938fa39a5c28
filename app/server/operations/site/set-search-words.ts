import { putSearchWords, type SearchWordsRow } from "../../db/search/search-words";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { searchTag } from "../search/index-changes";
import { commit, type Stale } from "./commit";

/** `currentRow` is the list the form was opened with. */
export function setSearchWords(
  services: Services,
  editor: Sender,
  currentRow: SearchWordsRow | null,
  text: string,
): Promise<{ ok: true } | Stale> {
  const { db, now } = services;
  const entry = entryOf(editor, "search.save", ["search", "words"], {
    before: currentRow && { text: currentRow.text },
    after: { text },
  });
  return commit(
    services,
    [putSearchWords(db, text, currentRow?.version ?? 0, now()), insertAuditOfChange(db, entry, now())],
    [searchTag],
    editor,
  );
}
