import { data, isRouteErrorResponse } from "react-router";
import type { FormAnswer, FormNotice } from "../../forms/site/form-answer";
import { dropDraft, typedIn } from "./local-draft";

type Trouble = Extract<FormNotice, "offline" | "signedOut" | "failed">;

type How<Answer> = {
  /** Where its draft is kept; the draft is dropped once the form has been accepted. */
  path: string | null;
  /** The answer that shows the form again as it was typed. */
  back: (notice: Trouble) => Answer;
  /** Likewise, for an account that was paused meanwhile. */
  paused?: () => Answer;
};

/** On any failure the form stays as it was typed. */
export async function sendForm<Answer>(send: () => Promise<unknown>, { path, back, paused }: How<Answer>) {
  try {
    return (await send()) as Answer;
  } catch (thrown) {
    // A 400 keeps the router from revalidating: there may be no connection.
    const isPaused = isRouteErrorResponse(thrown) && thrown.data?.paused;
    if (isPaused && paused) return data(paused(), { status: 400 });
    if (!isRedirect(thrown)) return data(back(troubleOf(thrown)), { status: 400 });
    if (path && hasArrived(thrown)) dropDraft(path);
    throw thrown;
  }
}

/** Accepted forms redirect; a redirect to sign-in means that it wasn't accepted. */
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

/** After a conflict (409), loads what somebody else has saved. */
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

/** Forms that are too heavy for the server aren't sent. */
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
