import type { PicturePlace } from "../../../rules/pictures/picture-address";
import { type AltTexts, updateAltTexts } from "../../db/pictures/alt-texts";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit, type Stale } from "../site/commit";

/** The picture's alternative text, on every page that shows it. */
export function saveAltText(
  services: Services,
  editor: Sender,
  at: PicturePlace,
  currentWords: AltTexts,
  words: AltTexts,
): Promise<{ ok: true } | Stale> {
  const { db, now } = services;
  const entry = entryOf(editor, "picture.words", ["picture", at.key], { before: currentWords, after: words });
  return commit(
    services,
    [updateAltTexts(db, at, words, currentWords), insertAuditOfChange(db, entry, now())],
    ["pages"],
    editor,
  );
}
