import { data } from "react-router";
import type { FormAnswer, FormNotice } from "../../forms/answer";
import { dropDraft, typedIn } from "./draft";

const mostBytes = 24 * 1024 * 1024;

/** Sends a form from the browser. Whatever happens on the way, the form stays as it was typed. */
export async function sendSubmission(request: Request, send: () => Promise<unknown>) {
  const form = await request.clone().formData();
  if (weightOf(form) > mostBytes) return back(form, "tooHeavy");
  try {
    return (await send()) as FormAnswer;
  } catch (thrown) {
    if (!(thrown instanceof Response) || thrown.status < 300 || thrown.status > 399)
      return back(form, isOffline(thrown) ? "offline" : "failed");
    if (!isDoor(thrown.headers.get("Location"))) dropDraft(new URL(request.url).pathname);
    throw thrown;
  }
}

/** With a status that keeps the page from asking the server anew: there may be no way to it. */
function back(form: FormData, notice: FormNotice) {
  const answer: FormAnswer = { ...typedIn(form), problems: {}, notice };
  return data(answer, { status: 400 });
}

/** Whoever has to sign in first finds what was typed when they come back. */
function isDoor(location: string | null): boolean {
  return /^(\/es)?\/auth([/?]|$)/.test(location ?? "");
}

function weightOf(form: FormData): number {
  const files = [...form.values()].filter((value) => value instanceof File);
  return files.reduce((sum, file) => sum + file.size, 0);
}

function isOffline(thrown: unknown): boolean {
  return thrown instanceof TypeError || !navigator.onLine;
}
