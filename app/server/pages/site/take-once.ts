import type { Toast } from "../../../rules/site/flash";
import { servicesContext } from "../../context";
import { isAway } from "../../db/client";
import type { Sender } from "../../db/site/audit-log";
import { type Findings, selectTakenForm } from "../../db/site/taken-forms";
import { privateCache } from "../../http/cache-headers";
import { asToast, redirectWithToast } from "../../http/flash";
import type { SignedInForm } from "../../http/submitted-form";

/** What becomes of a form that finds things other than it knew them; an act without a form has no answer then. */
const overtaken = [400, 404, 409];

/**
 * Takes a form once. Where the same one comes again, from a double click or on a weak signal, it meets what it has done
 * itself, and is answered as the first was.
 */
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

/**
 * What a form asks for: by whom, and the answer once it is done, now and when the same form comes again. It leads
 * somewhere, and something is said there.
 */
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

/** A form sent by the scripts goes on by loading the next page whole, as the form of a bare page does. */
export const wholePage = { isWholePage: true, headers: privateCache };

/** Where nobody can say whether it was taken, what was typed comes back all the same. */
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
