import {
  answeredBy,
  type CorrectedKind,
  type CorrectionAnswer,
} from "../../../rules/review/visitor-corrections";
import type { Database } from "../../db/client";
import { type AnsweredGroup, answerByEdit, answerCorrections } from "../../db/review/visitor-corrections";
import { entryOf, insertAuditIfChanged } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit, type Statements } from "../site/commit";

/**
 * Somebody looked at what visitors said. Said twice, or to what was answered already, it changes nothing; tells whether
 * it answered anything.
 */
export async function answerCorrection(
  services: Services,
  person: { id: string },
  group: AnsweredGroup,
  answer: CorrectionAnswer,
  whose: "own" | "any",
): Promise<boolean> {
  const { db, now } = services;
  const entry = entryOf(person, `correction.${answer}`, subjectOfCorrection(group), {
    before: { correction: group.what },
    after: { correction: answer },
  });
  const done = await commit(services, [
    answerCorrections(db, group, answer, now(), whose === "own" ? person.id : undefined),
    insertAuditIfChanged(db, entry, now()),
  ]);
  return done.ok && done.answers[0].meta.changes > 0;
}

/** The log knows services by the part of the page they stand in. */
export function subjectOfCorrection({ kind, id }: { kind: CorrectedKind; id: string }) {
  return kind === "service" ? (["section", "/info services"] as const) : ([kind, id] as const);
}

/** Behind a change of these fields in its batch: what visitors said of them before is answered by it. */
export function answeredByEdit(
  db: Database,
  thing: { kind: CorrectedKind; id: string },
  fields: readonly string[],
  now: Date,
): Statements {
  const what = answeredBy(fields);
  return what.length > 0 ? [answerByEdit(db, thing, what, now)] : [];
}
