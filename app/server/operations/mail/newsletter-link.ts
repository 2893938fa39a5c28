import { selectByConfirmToken, selectByUnsubscribeToken } from "../../db/mail/newsletter-subscriptions";
import { hashToken } from "../../platform/tokens";
import type { Services } from "../../services";

type Step = "confirm" | "unsubscribe";
/** What a newsletter link can still do; "unknown" where no address belongs to it. */
export type LinkState = "open" | "done" | "unknown";

export async function selectLink(db: Services["db"], step: Step, token: string) {
  const query =
    step === "unsubscribe"
      ? selectByUnsubscribeToken(db, token)
      : selectByConfirmToken(db, await hashToken(token));
  // Returned inside an object: awaiting a Drizzle query would run it, and it's meant for the page's batch.
  return { query };
}

type Row = Awaited<ReturnType<typeof selectByUnsubscribeToken>>[number];

export function stateOfLink(step: Step, row: Row | undefined): LinkState {
  if (!row) return "unknown";
  const isReader = row.confirmed_at !== null && row.unsubscribed_at === null;
  // Somebody who left and has signed up again can still say it wasn't them.
  const hasLeft = row.unsubscribed_at !== null && row.confirm_token_hash === null;
  return (step === "unsubscribe" ? hasLeft : isReader) ? "done" : "open";
}
