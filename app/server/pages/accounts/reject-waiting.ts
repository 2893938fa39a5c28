import type { Services } from "../../context";
import { selectWaitingOf } from "../../db/accounts/owned-things";
import { ask } from "../../db/database";
import type { WordsByLanguage } from "../../operations/mail/write-mail";
import { carryOut, decisionOn } from "../../operations/review/decide-submission";
import { withSubmission } from "../review/find-submission";

/** Limited by D1's queries per request. */
const mostAtOnce = 50;

/** Rejects everything somebody has waiting, with one note; returns how many, and whether that was all. */
export async function rejectWaiting(
  services: Services,
  words: WordsByLanguage,
  admin: { id: string },
  personId: string,
  note: string,
): Promise<{ count: number; isAll: boolean }> {
  const found = (await ask(services.db, selectWaitingOf(services.db, personId, mostAtOnce + 1))).flat();
  const made = await Promise.all(
    found
      .slice(0, mostAtOnce)
      .map(({ kind, id }) =>
        withSubmission(services, kind, id, (subject) =>
          decisionOn(services, words, admin, subject, { decision: "reject", note, version: null }),
        ),
      ),
  );
  const done = await carryOut(
    services,
    made.flatMap((one) => one ?? []),
  );
  const count = done.filter(Boolean).length;
  return { count, isAll: count === found.length };
}
