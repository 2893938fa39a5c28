import { approved, isWaitingEdit, rejected } from "../../../rules/review/moderation";
import type { ReviewReason } from "../../../rules/review/review-reasons";
import { isPublic, isTurnedDown } from "../../../rules/review/status";
import { entryOf } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { mailTo, siteLink, type Words } from "../mail/account-mail";
import { deliverMailLater } from "../mail/deliver-mail";
import { commit, type Stale, stale } from "../site/commit";
import type { Subject, SubjectRow } from "./subject";

export type Decision = {
  decision: "approve" | "reject";
  note?: string;
  /** Ready-made reasons, told in the owner's language. */
  reasons?: readonly ReviewReason[];
  /** What the reviewer looked at; a submission that changed since is looked at again. */
  seen: number | null;
};

type Values<Row extends SubjectRow> = ReturnType<typeof approved<Row>> | ReturnType<typeof rejected>;

/**
 * Makes a submission public, or takes the waiting edit of a public one over; or sends it back with the reason. The row,
 * the log and the letter to its owner are one batch. Deciding twice is deciding once.
 */
export async function decide<Row extends SubjectRow>(
  services: Services,
  words: Words,
  reviewer: { id: string },
  subject: Subject<Row, Values<Row>>,
  { decision, note: written = "", reasons = [], seen }: Decision,
): Promise<{ ok: true } | Stale> {
  const { row, owner, kind, noun } = subject;
  const at = services.now().getTime();
  const t = words(owner?.language ?? row.language);
  const note = [...reasons.map((one) => t(`review.reason.${one}`)), written].filter(Boolean).join("\n");
  const isEdit = isWaitingEdit(row);
  const isDone =
    decision === "approve" ? isPublic(row) && row.pending_changes === null : isTurnedDown(row, note);
  if (isDone) return { ok: true };
  if (seen !== null && seen !== row.updated_at) return stale;

  const values =
    decision === "approve" ? approved(row, reviewer.id, at) : rejected(row, reviewer.id, note, at);
  const act = `${noun}.${decision}${isEdit && decision === "reject" ? "-edit" : ""}`;
  const entry = entryOf(reviewer, act, [kind, row.id], {
    before: { status: row.status, review_note: row.review_note },
    after: { status: values.status, review_note: note || null, pending_changes: row.pending_changes },
  });
  const letter =
    owner &&
    subject.letter(words(owner.language), {
      name: subject.name,
      decision,
      isEdit,
      note,
      href: siteLink(services, owner.language, subject.paths[decision]),
    });
  const cause = `decided:${kind}:${row.id}:${row.updated_at}`;
  const letters = owner && letter ? [mailTo(services, owner, cause, letter)] : [];
  const isPublicChange = decision === "approve" || (isPublic(row) && !isEdit);
  const statements = [...subject.write(values, entry), ...letters];
  const done = await commit(services, statements, isPublicChange ? subject.tags : []);
  if (!done.ok) return done;
  if (letters.length > 0) deliverMailLater(services);
  return { ok: true };
}
