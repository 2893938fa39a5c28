import { markConfirmed } from "../../db/mail/newsletter";
import { hashToken } from "../../platform/tokens";
import type { Services } from "../../services";

/** True when a subscription waited for this link. */
export async function confirmSubscription({ db, now }: Services, token: string): Promise<boolean> {
  return markConfirmed(db, await hashToken(token), now());
}
