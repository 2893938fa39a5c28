import type { Services } from "../../context";
import { selectWaitingOf } from "../../db/accounts/owned-things";
import { ask } from "../../db/client";
import type { WordsByLanguage } from "../../operations/mail/account-mail";
import { carryOut, decisionOn } from "../../operations/review/decide";
import { withSubject } from "../review/with-subject";

/** As many as a request may ask the database for. */
const mostAtOnce = 50;

/** Turns down what somebody has waiting, each as it stands now and with the same note; how many, and whether that is all. */
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
        withSubject(services, kind, id, (subject) =>
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
