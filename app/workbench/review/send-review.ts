import { redirectDocument } from "react-router";
import { type CorrectionAnswer, type ReviewAnswer, writtenRefusal } from "../../forms/review/review-answer";
import type { Typed } from "../../forms/site/parse";
import { typedIn } from "../forms/local-draft";
import { hasArrived, sendForm } from "../forms/send-form";

type Args = { request: Request; serverAction: () => Promise<unknown> };

/** Where the draft of a rejection is kept; a correction's is kept under the path alone. */
export function refusalKeptUnder(path: string): string {
  return `${path}#refusal`;
}

/** After a decision the next page is loaded in full. */
export async function sendReview({ request, serverAction }: Args): Promise<CorrectionAnswer | ReviewAnswer> {
  const form = await request.clone().formData();
  const path = new URL(request.url).pathname;
  const lastSent = typedIn(form);
  const send =
    form.get("intent") === "reject"
      ? sendForm(serverAction, { path: refusalKeptUnder(path), back: refusalBack(lastSent.typed) })
      : sendForm(serverAction, { path, back: (notice) => ({ ...lastSent, problems: {}, notice }) });
  try {
    return (await send) as CorrectionAnswer | ReviewAnswer;
  } catch (thrown) {
    throw hasArrived(thrown) ? redirectDocument(thrown.headers.get("Location") ?? path) : thrown;
  }
}

const refusalBack =
  (typed: Typed) =>
  (notice: string): ReviewAnswer => ({
    ...writtenRefusal(typed),
    failure: notice === "offline" ? "offline" : "away",
  });
