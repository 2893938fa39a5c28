import { type GivenAnswer, reopenCorrections } from "../../db/review/visitor-correction-answers";
import { entryOf, insertAuditIfChanged } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit } from "../site/commit";
import { subjectOfCorrection } from "./answer-correction";

/** Reopens what visitors said; false where the answer no longer stands. */
export async function reopenCorrection(
  services: Services,
  person: { id: string },
  given: GivenAnswer,
  whose: "own" | "any",
): Promise<boolean> {
  const { db, now } = services;
  const entry = entryOf(person, "correction.undo", subjectOfCorrection(given), {
    after: { correction: given.what },
  });
  const done = await commit(services, [
    reopenCorrections(db, given, whose === "own" ? person.id : undefined),
    insertAuditIfChanged(db, entry, now()),
  ]);
  return done.ok && done.answers[0].meta.changes > 0;
}
