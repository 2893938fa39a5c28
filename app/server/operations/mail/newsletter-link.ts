import { selectByConfirmToken, selectByUnsubscribeToken } from "../../db/mail/newsletter";
import { hashToken } from "../../platform/tokens";
import type { Services } from "../../services";

type Step = "confirm" | "unsubscribe";
/** What a mailed link of the letter is still good for; what nobody can say now, its button will. */
export type LinkState = "open" | "done" | "unknown";

export async function selectLink(db: Services["db"], step: Step, token: string) {
  const query =
    step === "unsubscribe"
      ? selectByUnsubscribeToken(db, token)
      : selectByConfirmToken(db, await hashToken(token));
  // A query is carried out as soon as somebody awaits it: it goes with the others of the page.
  return { query };
}

type Row = Awaited<ReturnType<typeof selectByUnsubscribeToken>>[number];

export function stateOfLink(step: Step, row: Row | undefined): LinkState {
  if (!row) return "unknown";
  const isReader = row.confirmed_at !== null && row.unsubscribed_at === null;
  // Who left and has asked again since can still say that it was somebody else.
  const hasLeft = row.unsubscribed_at !== null && row.confirm_token_hash === null;
  return (step === "unsubscribe" ? hasLeft : isReader) ? "done" : "open";
}
