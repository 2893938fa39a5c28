import {
  answeredBy,
  type CorrectedKind,
  type CorrectionAnswer,
} from "../../../rules/review/visitor-corrections";
import type { Database } from "../../db/database";
import {
  type AnsweredGroup,
  answerByEdit,
  answerCorrections,
} from "../../db/review/visitor-correction-answers";
import { entryOf, insertAuditIfChanged } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit, type Statements } from "../site/commit";

/** Answers what visitors said; true unless it was answered already. */
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

/** Services are logged under their section of the page. */
export function subjectOfCorrection({ kind, id }: { kind: CorrectedKind; id: string }) {
  return kind === "service" ? (["section", "/info services"] as const) : ([kind, id] as const);
}

/** Follows a change of these fields in its batch: the edit answers what visitors said of them. */
export function answeredByEdit(
  db: Database,
  thing: { kind: CorrectedKind; id: string },
  fields: readonly string[],
  now: Date,
): Statements {
  const what = answeredBy(fields);
  return what.length > 0 ? [answerByEdit(db, thing, what, now)] : [];
}
