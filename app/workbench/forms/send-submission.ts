import { data } from "react-router";
import type { FormAnswer, FormNotice } from "../../forms/answer";
import { typedIn } from "./draft";
import { sendForm } from "./send-form";

const mostBytes = 24 * 1024 * 1024;

/** Sends a form with its pictures, unless they weigh more than anybody takes. */
export async function sendSubmission(request: Request, send: () => Promise<unknown>) {
  const form = await request.clone().formData();
  const back = (notice: FormNotice): FormAnswer => ({ ...typedIn(form), problems: {}, notice });
  if (weightOf(form) > mostBytes) return data(back("tooHeavy"), { status: 400 });
  return sendForm(send, { path: new URL(request.url).pathname, back });
}

function weightOf(form: FormData): number {
  const files = [...form.values()].filter((value) => value instanceof File);
  return files.reduce((sum, file) => sum + file.size, 0);
}
