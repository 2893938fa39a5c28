import { isAway } from "../../db/client";
import { selectByConfirmToken, selectByUnsubscribeToken } from "../../db/mail/newsletter";
import { hashToken } from "../../platform/tokens";
import type { Services } from "../../services";

/** What a mailed link of the letter is still good for; what nobody can say now, its button will. */
export type LinkState = "open" | "done" | "unknown";

export async function stateOfLink(
  { db }: Services,
  step: "confirm" | "unsubscribe",
  token: string,
): Promise<LinkState> {
  try {
    const isLeaving = step === "unsubscribe";
    const [row] = isLeaving
      ? await selectByUnsubscribeToken(db, token)
      : await selectByConfirmToken(db, await hashToken(token));
    if (!row) return "unknown";
    const isReader = row.confirmed_at !== null && row.unsubscribed_at === null;
    // Who left and has asked again since can still say that it was somebody else.
    const hasLeft = row.unsubscribed_at !== null && row.confirm_token_hash === null;
    return (isLeaving ? hasLeft : isReader) ? "done" : "open";
  } catch (error) {
    if (isAway(error)) return "open";
    throw error;
  }
}
