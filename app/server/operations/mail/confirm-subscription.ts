import { ask } from "../../db/database";
import { deleteRefusal, markConfirmed, selectByConfirmToken } from "../../db/mail/newsletter-subscriptions";
import { hashToken } from "../../platform/tokens";
import type { Services } from "../../services";

/** True when a subscription was waiting for this link. Confirming again brings back somebody who had left. */
export async function confirmSubscription({ db, now }: Services, token: string): Promise<boolean> {
  const hash = await hashToken(token);
  const [waiting] = await selectByConfirmToken(db, hash);
  if (!waiting) return false;
  await ask(db, [markConfirmed(db, hash, now()), deleteRefusal(db, await hashToken(waiting.email))]);
  return true;
}
