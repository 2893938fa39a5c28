import type { TFunction } from "i18next";
import { waitingWordsIn } from "../../../rules/pictures/waiting-picture-words";
import { valuesBefore } from "../../../rules/review/compare-fields";
import type { FieldReasons, ReviewReason } from "../../../rules/review/field-reasons";
import { fieldWord } from "../../../rules/review/field-words";
import { approved, isWaitingEdit, rejected } from "../../../rules/review/moderation";
import { isPublic, isTurnedDown } from "../../../rules/review/status";
import { decisionUndoSpan } from "../../../rules/review/undo-decision";
import { deleteUnsentMail } from "../../db/mail/outbox";
import { updatePictureWords } from "../../db/pictures/pictures";
import { entryOf } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { mailTo, siteLink, type WordsByLanguage } from "../mail/write-mail";
import { commit, type Stale, type Statements, stale } from "../site/commit";
import { purgePages } from "../site/purge-pages";
import type { ReviewSubject, SubjectRow } from "./review-subject";

type Decision = {
  decision: "approve" | "reject";
  note?: string;
  /** Ready-made reasons, mailed in the owner's language. */
  reasons?: readonly ReviewReason[];
  /** Reasons for single fields. */
  fields?: FieldReasons;
  /** The version the reviewer looked at; a submission that changed since must be looked at again. */
  version: number | null;
};

export type DecidedValues<Row extends SubjectRow> =
  | ReturnType<typeof approved<Row>>
  | ReturnType<typeof rejected>;

/**
 * Approves a submission or the waiting edit of a public one, or sends it back with the reason. Row, log and mail to
 * the owner are one batch. Deciding twice changes nothing.
 */
export async function decide<Row extends SubjectRow>(
  services: Services,
  words: WordsByLanguage,
  reviewer: { id: string },
  subject: ReviewSubject<Row, DecidedValues<Row>>,
  decided: Decision,
): Promise<{ ok: true } | Stale> {
  const made = decisionOn(services, words, reviewer, subject, decided);
  if (!made.ok || made.isDone) return made.ok ? { ok: true } : made;
  const done = await commit(services, made.statements, made.tags);
  return done.ok ? { ok: true } : done;
}

/** Each decision in its own batch, with one purge for all; says which could be carried out. */
export async function carryOut(services: Services, decisions: readonly (Made | Stale)[]): Promise<boolean[]> {
  const done: boolean[] = [];
  for (const made of decisions)
    done.push(made.ok && (made.isDone || (await commit(services, made.statements)).ok));
  const tags = decisions.flatMap((made, index) => (done[index] && made.ok && !made.isDone ? made.tags : []));
  if (tags.length > 0) purgePages(services, [...new Set(tags)]);
  return done;
}

type Made = { ok: true; isDone: true } | { ok: true; isDone: false; statements: Statements; tags: string[] };

/** What a decision writes and purges; or why there's nothing to decide. */
export function decisionOn<Row extends SubjectRow>(
  services: Services,
  words: WordsByLanguage,
  reviewer: { id: string },
  subject: ReviewSubject<Row, DecidedValues<Row>>,
  { decision, note: written = "", reasons = [], fields = {}, version }: Decision,
): Made | Stale {
  const { row, owner, kind, noun, name } = subject;
  const at = services.now().getTime();
  const t = words(owner?.language ?? row.language);
  const note = [...reasons.map((one) => t(`review.reason.${one}`)), written].filter(Boolean).join("\n");
  const isEdit = isWaitingEdit(row);
  const isDone =
    decision === "approve"
      ? isPublic(row) && row.pending_changes === null
      : isTurnedDown(row, { note, reasons: fields });
  if (isDone) return { ok: true, isDone: true };
  if (version !== null && version !== row.updated_at) return stale;

  const values =
    decision === "approve"
      ? approved(row, reviewer.id, at)
      : rejected(row, reviewer.id, { note, reasons: fields }, at);
  const act = `${noun}.${decision}${isEdit && decision === "reject" ? "-edit" : ""}`;
  const entry = entryOf(reviewer, act, [kind, row.id], {
    before: valuesBefore(row, values),
    after: { name, status: values.status, review_note: note || null, pending_changes: row.pending_changes },
  });
  const mail =
    owner &&
    subject.mail(t, {
      kind,
      name,
      decision,
      isEdit,
      isTakenDown: decision === "reject" && isPublic(row) && !isEdit,
      note: [note, ...fieldLines(subject.kind, fields, t)].filter(Boolean).join("\n"),
      href: siteLink(services, owner.language, subject.paths[decision]),
    });
  const waitingWords = waitingWordsIn(row.pending_changes);
  const decisionCause = causeOf(kind, row.id);
  const leaves = new Date(at + decisionUndoSpan);
  const isPublicChange = decision === "approve" || (isPublic(row) && !isEdit);
  return {
    ok: true,
    isDone: false,
    statements: [
      ...subject.write(values, entry),
      deleteUnsentMail(services.db, decisionCause),
      ...(decision === "approve" && waitingWords.length > 0
        ? [updatePictureWords(services.db, null, waitingWords)]
        : []),
      ...(owner && mail
        ? [mailTo(services, owner, `${decisionCause}${row.updated_at}`, mail, { leaves })]
        : []),
    ],
    tags: isPublicChange ? subject.tags : [],
  };
}

/** The prefix of the causes of all mails about decisions on one thing. */
export function causeOf(kind: string, id: string): string {
  return `decided:${kind}:${id}:`;
}

function fieldLines(kind: Parameters<typeof fieldWord>[0], reasons: FieldReasons, t: TFunction): string[] {
  return Object.entries(reasons).map(([field, reason]) => {
    const known = fieldWord(kind, field);
    const name = known ? t(known.word) : field;
    return `${known?.isTwin ? t("submission.language.twin", { field: name }) : name}: ${reason}`;
  });
}
