import { ask } from "../../db/database";
import {
  deleteLeft,
  deleteUnconfirmed,
  insertRefusal,
  selectLeft,
} from "../../db/mail/newsletter-subscriptions";
import { hashToken } from "../../platform/tokens";
import type { Services } from "../../services";

const slice = 200;
const thirtyDays = 30 * 24 * 60 * 60_000;

/**
 * Deletes addresses that were never confirmed, and those that left; a hash of the latter stays, so that no import
 * brings them back.
 */
export async function forgetSubscribers({ db }: Services, now: Date): Promise<string> {
  const before = new Date(now.getTime() - thirtyDays);
  const unconfirmed = await deleteUnconfirmed(db, before);
  let forgotten = unconfirmed.meta?.changes ?? 0;
  for (;;) {
    const left = await selectLeft(db, before, slice);
    const statements = await Promise.all(
      left.map(async ({ email, since }) => [
        insertRefusal(db, await hashToken(email), new Date(since ?? 0)),
        deleteLeft(db, email, before),
      ]),
    );
    if (left.length > 0) await ask(db, statements.flat());
    forgotten += left.length;
    if (left.length < slice) return `forgot ${forgotten} addresses`;
  }
}
