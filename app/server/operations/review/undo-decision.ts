import { waitingWordsIn } from "../../../rules/pictures/waiting-picture-words";
import { canUndoDecision, decisionOf } from "../../../rules/review/undo-decision";
import { deleteUnsentMail } from "../../db/mail/outbox";
import { updatePictureWords } from "../../db/pictures/pictures";
import { entryOf } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit, type Stale, stale } from "../site/commit";
import { causeOf, type DecidedValues } from "./decide-submission";
import type { ReviewSubject, SubjectRow } from "./review-subject";

/**
 * Undoes a decision before its mail is sent: the row is as it was. Stale where something else has happened since, or
 * the ten minutes are over.
 */
export async function undoDecision<Row extends SubjectRow>(
  services: Services,
  reviewer: { id: string },
  subject: ReviewSubject<Row, DecidedValues<Row>>,
): Promise<{ ok: true } | Stale> {
  const { row, kind, noun, last } = subject;
  if (last?.action === `${noun}.undo`) return { ok: true };
  if (!last || !canUndoDecision(last, services.now())) return stale;
  // The log's `before` has the row's former columns.
  const values = last.before as DecidedValues<Row>;
  const entry = entryOf(reviewer, `${noun}.undo`, [kind, row.id], { after: values });
  const isApproval = decisionOf(last.action) === "approve";
  const waitingWords = isApproval
    ? waitingWordsIn((last.before as { pending_changes?: object | null }).pending_changes)
    : [];
  const before = waitingWords.map(({ key, was }) => ({ key, ...was }));
  const statements = [
    ...subject.write(values, entry),
    deleteUnsentMail(services.db, causeOf(subject.kind, subject.row.id)),
    ...(before.length > 0 ? [updatePictureWords(services.db, null, before)] : []),
  ];
  return commit(services, statements, subject.tags);
}
