import { and, eq, lt } from "drizzle-orm";
import type { PostOutcome } from "../../../rules/posts/publication";
import { type Database, isClash } from "../database";
import { type TakenAnswer, takenForms } from "../schema/upkeep";

/** What was found while saving, for the toast. */
export type Findings = { dropped?: number; outcome?: PostOutcome };

/** A form's token, and its answer, now and when it's sent again. */
export type TakenForm = { token: string; answer: (found: Findings) => TakenAnswer };

/** First in the batch of what a form does: where the form was taken before, the whole batch fails. */
export function takeForm(
  db: Database,
  sender: { id: string; form?: TakenForm } | undefined,
  now: Date,
  found: Findings = {},
) {
  if (!sender?.form) return [];
  const { token, answer } = sender.form;
  return [
    db.insert(takenForms).values({ user_id: sender.id, token, answer: answer(found), at: now.getTime() }),
  ];
}

/** This form's stored answer, if it was taken. */
export function selectTakenForm(db: Database, user_id: string, token: string) {
  return db
    .select({ answer: takenForms.answer })
    .from(takenForms)
    .where(and(eq(takenForms.user_id, user_id), eq(takenForms.token, token)));
}

export function deleteOldForms(db: Database, before: Date) {
  return db.delete(takenForms).where(lt(takenForms.at, before.getTime()));
}

export function isTaken(error: unknown): boolean {
  return isClash(error, "taken_forms.token");
}
