import { data, type MiddlewareFunction } from "react-router";
import { isOpenToPaused, typedWords } from "../../rules/accounts/paused-account";
import { servicesContext } from "../context";
import { viewerIn } from "./viewer";

/**
 * Refuses every form of a paused account before a page reads it. The text they typed is returned, so that it isn't
 * lost.
 */
export const pausedMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const reason = viewerIn(context)?.pauseReason ?? null;
  const { pathname } = new URL(request.url);
  if (reason === null || isOpenToPaused(request.method, pathname)) return next();
  const contact = context.get(servicesContext).settings.contact.email;
  const typed = pathname.endsWith(".data") ? "" : await wordsOf(request);
  throw data({ paused: { reason, contact, typed } }, 403);
};

/** An unreadable form has no text. */
async function wordsOf(request: Request): Promise<string> {
  const form = await request.formData().catch(() => new FormData());
  return typedWords([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
