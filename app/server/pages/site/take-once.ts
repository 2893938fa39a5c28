import type { Toast } from "../../../rules/site/flash";
import { servicesContext } from "../../context";
import { isAway } from "../../db/database";
import type { Sender } from "../../db/site/audit-log";
import { type Findings, selectTakenForm } from "../../db/site/taken-forms";
import { privateCache } from "../../http/cache-headers";
import { asToast, redirectWithToast } from "../../http/flash";
import type { SignedInForm } from "../../http/submitted-form";

/** Errors that may only mean that the same form got there first. */
const overtaken = [400, 404, 409];

/** Takes a form once. The same form sent again, after a double click or on a weak signal, gets the first answer. */
export async function takeOnce<Answer>(
  submitted: SignedInForm,
  take: () => Promise<Answer>,
): Promise<Answer | Response> {
  const [answer, thrown] = await take().then(
    (given) => [given, undefined] as const,
    (error: unknown) => [undefined, error] as const,
  );
  const isOvertaken = answer === null || overtaken.includes(statusOf(answer ?? thrown));
  const first = isOvertaken ? await firstAnswer(submitted) : null;
  if (first) return first;
  if (thrown !== undefined) throw thrown;
  return answer as Answer;
}

/** Who submits the form, and its stored answer: a redirect and a toast. */
export function actOf(
  { token, viewer, url }: SignedInForm,
  to: string,
  toast: string | Toast | ((found: Findings) => Toast),
) {
  const answer = (found: Findings) => ({
    to,
    toast: asToast(typeof toast === "function" ? toast(found) : toast),
  });
  const sender: Sender = { id: viewer.id, ...(token === null ? {} : { form: { token, answer } }) };
  return {
    sender,
    done: (found: Findings = {}, way?: typeof wholePage) =>
      redirectWithToast(to, answer(found).toast, url, way),
  };
}

/** A scripted form continues with a whole page load, like a bare one. */
export const wholePage = { isWholePage: true, headers: privateCache };

/** While the database is away, the form comes back as typed. */
async function firstAnswer({ token, context, url, viewer }: SignedInForm): Promise<Response | null> {
  if (token === null) return null;
  try {
    const [taken] = await selectTakenForm(context.get(servicesContext).db, viewer.id, token);
    return taken ? redirectWithToast(taken.answer.to, taken.answer.toast, url, wholePage) : null;
  } catch (error) {
    if (isAway(error)) return null;
    throw error;
  }
}

function statusOf(answer: unknown): number {
  return (answer as { init?: { status?: number } } | undefined)?.init?.status ?? 200;
}
