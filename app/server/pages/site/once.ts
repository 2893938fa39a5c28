import type { RouterContextProvider } from "react-router";
import { servicesContext } from "../../context";
import { selectSent } from "../../db/site/audit-log";
import { readForm } from "../../http/form-data";
import { formMark } from "../../http/form-mark";
import { requireUser } from "../../http/guards";

export type Sent = { request: Request; context: Readonly<RouterContextProvider>; url: URL };
/** What the log tells of a form that was taken. */
export type Logged = Record<string, unknown>;

/** What becomes of a form that finds things other than it knew them; an act without a form has no answer then. */
const overtaken = [400, 404, 409];

/**
 * Takes a form once. Where the same one comes again, from a double click or on a weak signal, it meets what it has done
 * itself, and is answered as the first was.
 */
export async function takeOnce<Answer>(
  sent: Sent,
  take: () => Promise<Answer>,
  again: (logged: Logged) => Response,
): Promise<Answer | Response> {
  const copy = { ...sent, request: sent.request.clone() as Request };
  const [answer, thrown] = await take().then(
    (given) => [given, undefined] as const,
    (error: unknown) => [undefined, error] as const,
  );
  const isOvertaken = answer === null || overtaken.includes(statusOf(answer ?? thrown));
  const logged = isOvertaken ? await takenBefore(copy) : null;
  if (logged) return again(logged);
  if (thrown !== undefined) throw thrown;
  return answer as Answer;
}

async function takenBefore({ request, context, url }: Sent): Promise<Logged | null> {
  const { db, now } = context.get(servicesContext);
  const { id } = requireUser(context, url);
  const [entry] = await selectSent(db, { id, sent: await formMark(url, await readForm(request)) }, now());
  return entry ? { ...(entry.after as Logged | null) } : null;
}

function statusOf(answer: unknown): number {
  return (answer as { init?: { status?: number } } | undefined)?.init?.status ?? 200;
}
