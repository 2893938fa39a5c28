import { servicesContext } from "../../context";
import { selectSent } from "../../db/site/audit-log";
import { formMark } from "../../http/form-mark";
import type { OwnSent } from "../../http/sent-form";

/** What the log tells of a form that was taken. */
export type Logged = { [field: string]: unknown };

/** What becomes of a form that finds things other than it knew them; an act without a form has no answer then. */
const overtaken = [400, 404, 409];

/**
 * Takes a form once. Where the same one comes again, from a double click or on a weak signal, it meets what it has done
 * itself, and is answered as the first was.
 */
export async function takeOnce<Answer>(
  sent: OwnSent,
  take: () => Promise<Answer>,
  again: (logged: Logged) => Response | Promise<Response>,
): Promise<Answer | Response> {
  const [answer, thrown] = await take().then(
    (given) => [given, undefined] as const,
    (error: unknown) => [undefined, error] as const,
  );
  const isOvertaken = answer === null || overtaken.includes(statusOf(answer ?? thrown));
  const logged = isOvertaken ? await takenBefore(sent) : null;
  if (logged) return again(logged);
  if (thrown !== undefined) throw thrown;
  return answer as Answer;
}

async function takenBefore({ form, context, url, viewer }: OwnSent): Promise<Logged | null> {
  const { db, now } = context.get(servicesContext);
  const [entry] = await selectSent(db, { id: viewer.id, sent: await formMark(url, form) }, now());
  return entry ? { ...(entry.after as Logged | null) } : null;
}

function statusOf(answer: unknown): number {
  return (answer as { init?: { status?: number } } | undefined)?.init?.status ?? 200;
}
