import { data, isRouteErrorResponse } from "react-router";
import type { FormAnswer, FormNotice } from "../../forms/site/answer";
import { dropDraft, typedIn } from "./local-draft";

/** Why a form did not arrive. */
type Trouble = Extract<FormNotice, "offline" | "signedOut" | "failed">;

type How<Answer> = {
  /** Where its draft is kept, which is none any more once it has arrived. */
  path: string | null;
  /** The form as it was typed, to be shown again. */
  back: (notice: Trouble) => Answer;
  /** The same where the account was paused meanwhile. */
  paused?: () => Answer;
};

/** Sends a form from the browser. Whatever happens on the way, it stays as it was typed. */
export async function sendForm<Answer>(send: () => Promise<unknown>, { path, back, paused }: How<Answer>) {
  try {
    return (await send()) as Answer;
  } catch (thrown) {
    // With a status that keeps the page from asking the server anew: there may be no way to it.
    const isPaused = isRouteErrorResponse(thrown) && thrown.data?.paused;
    if (isPaused && paused) return data(paused(), { status: 400 });
    if (!isRedirect(thrown)) return data(back(troubleOf(thrown)), { status: 400 });
    if (path && hasArrived(thrown)) dropDraft(path);
    throw thrown;
  }
}

/** The answer to a form that was taken leads elsewhere; whoever has to sign in first finds what was typed later. */
export function hasArrived(thrown: unknown): thrown is Response {
  return isRedirect(thrown) && !/^(\/es)?\/auth([/?]|$)/.test(thrown.headers.get("Location") ?? "");
}

function isRedirect(thrown: unknown): thrown is Response {
  return thrown instanceof Response && thrown.status >= 300 && thrown.status < 400;
}

function troubleOf(thrown: unknown): Trouble {
  if (thrown instanceof TypeError || !navigator.onLine) return "offline";
  return isRouteErrorResponse(thrown) && thrown.status === 401 ? "signedOut" : "failed";
}

/** Beside what somebody else has saved meanwhile stands what it is now. */
export function isOvertakenOrUsual({
  actionStatus,
  defaultShouldRevalidate,
}: {
  actionStatus?: number;
  defaultShouldRevalidate: boolean;
}): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}

const mostBytes = 24 * 1024 * 1024;

/** Sends a form with its pictures, unless they weigh more than anybody takes. */
export async function sendSubmission(request: Request, send: () => Promise<unknown>) {
  const form = await request.clone().formData();
  const back = (notice: FormNotice): FormAnswer => ({ ...typedIn(form), problems: {}, notice });
  if (weightOf(form) > mostBytes) return data(back("tooHeavy"), { status: 400 });
  return sendForm(send, { path: new URL(request.url).pathname, back, paused: () => back("paused") });
}

function weightOf(form: FormData): number {
  const files = [...form.values()].filter((value) => value instanceof File);
  return files.reduce((sum, file) => sum + file.size, 0);
}
