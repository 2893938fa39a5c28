import type { PictureWords } from "../../../forms/pictures/picture-words";
import { newPictureKeys, type Pictured } from "../../../rules/pictures/picture-address";
import { valuesBefore } from "../../../rules/review/compare-fields";
import { type Change, correctedByReviewer, withPending } from "../../../rules/review/moderation";
import { isPublic } from "../../../rules/review/status";
import { updatePictureWords } from "../../db/pictures/pictures";
import { selectMissingPictures } from "../../db/pictures/stored-pictures";
import { type AuditEntry, entryOf, insertAudit, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import type { WordsByLanguage } from "../mail/write-mail";
import { commit, type Stale } from "../site/commit";
import { type DecidedValues, decisionOn } from "./decide-submission";
import type { ReviewSubject, SubjectRow } from "./review-subject";
import type { Submitted } from "./submit";

type Correction<Fields, Standing> = {
  /** The owner's fields, as the reviewer left them. */
  fields: Fields;
  /** What only a reviewer sets: position in lists, a hotel's policies. */
  standing: Standing;
  /** Alternative texts of the pictures. */
  words: PictureWords[];
};

type Corrected<Fields, Standing> = Change<Fields>["row"] & Standing;

/** A reviewer's correction. `standing` counts at once; with `approving` the owner is mailed. */
export async function correctSubmission<
  Row extends SubjectRow,
  Fields extends object,
  Standing extends object,
>(
  services: Services,
  reviewer: Sender,
  subject: ReviewSubject<Row, Corrected<Fields, Standing> & Partial<DecidedValues<Row>>>,
  { fields, standing, words }: Correction<Fields, Standing>,
  approving: WordsByLanguage | null = null,
): Promise<Submitted | Stale> {
  const { db } = services;
  const { row, kind, noun } = subject;
  const current = withPending(row, row.pending_changes);
  const keys = newPictureKeys(current as Pictured, fields);
  const missing = keys.length > 0 ? await selectMissingPictures(db, keys) : [];
  if (missing.length > 0)
    return { ok: false, error: "missing pictures", keys: missing.map(({ key }) => key) };
  const now = services.now();
  const at = now.getTime();
  const { atOnce, row: changed } = correctedByReviewer(subject.rules, row, fields, at);
  const isShown = isPublic(row) && Object.keys({ ...atOnce, ...standing }).length > 0;
  const values = { ...changed, ...standing, ...(isShown ? { changed_at: at } : {}) };
  const newValues = { ...fields, ...standing };
  const change = { before: valuesBefore(current, newValues), after: newValues };
  const entry = entryOf(reviewer, `${noun}.correct`, [kind, row.id], change);
  const along = words.length > 0 ? [updatePictureWords(db, null, words)] : [];

  const corrected = {
    ...subject,
    row: { ...row, ...values },
    write: (decided: DecidedValues<Row>, act: AuditEntry) => [
      insertAudit(db, entry, now),
      ...subject.write({ ...values, ...decided }, act),
    ],
  };
  const made =
    approving && decisionOn(services, approving, reviewer, corrected, { decision: "approve", version: null });
  // Where it's approved already, only the correction is saved.
  const approval = made?.ok && !made.isDone ? made : null;
  const statements = approval?.statements ?? subject.write(values, entry);
  const tags = approval?.tags ?? (isShown ? subject.tags : []);
  const done = await commit(services, [...statements, ...along], tags, reviewer);
  return done.ok ? { ok: true, id: row.id, slug: row.slug } : done;
}
