import type { PictureWords } from "../../../forms/picture-words";
import { newPictureKeys, type Pictured } from "../../../rules/pictures/picture-address";
import { valuesBefore } from "../../../rules/review/compare-fields";
import { type Change, correctedByReviewer, withPending } from "../../../rules/review/moderation";
import { isPublic } from "../../../rules/review/status";
import { updatePictureWords } from "../../db/pictures/images";
import { selectMissingPictures } from "../../db/pictures/stored-pictures";
import { entryOf } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit, type Stale } from "../site/commit";
import type { Subject, SubjectRow } from "./subject";
import type { Submitted } from "./submit";

export type Correction<Fields, Standing> = {
  /** The owner's own fields, as the reviewer left them. */
  fields: Fields;
  /** What only a reviewer may set: a place in the lists, a house's policies. */
  standing: Standing;
  /** What the pictures show. */
  words: PictureWords[];
};

/** A reviewer's own hand. The standing counts at once. */
export async function correct<Row extends SubjectRow, Fields extends object, Standing extends object>(
  services: Services,
  reviewer: { id: string },
  subject: Subject<Row, Change<Fields>["row"] & Standing>,
  { fields, standing, words }: Correction<Fields, Standing>,
): Promise<Submitted | Stale> {
  const { db } = services;
  const { row, kind, noun } = subject;
  const shown = withPending(row, row.pending_changes);
  const keys = newPictureKeys(shown as Pictured, fields);
  const missing = keys.length > 0 ? await selectMissingPictures(db, keys) : [];
  if (missing.length > 0)
    return { ok: false, error: "missing pictures", keys: missing.map(({ key }) => key) };
  const at = services.now().getTime();
  const { atOnce, row: changed } = correctedByReviewer(subject.rules, row, fields, at);
  const isShown = isPublic(row) && Object.keys({ ...atOnce, ...standing }).length > 0;
  const values = { ...changed, ...standing, ...(isShown ? { changed_at: at } : {}) };
  const said = { ...fields, ...standing };
  const told = { before: valuesBefore(shown, said), after: said };
  const entry = entryOf(reviewer, `${noun}.correct`, [kind, row.id], told);
  const along = words.length > 0 ? [updatePictureWords(db, null, words)] : [];
  const statements = [...subject.write(values, entry), ...along];
  const done = await commit(services, statements, isShown ? subject.tags : []);
  return done.ok ? { ok: true, id: row.id, slug: row.slug } : done;
}
