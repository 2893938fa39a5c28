import { data, type MiddlewareFunction } from "react-router";
import { isOpenToPaused, typedWords } from "../../rules/accounts/paused-account";
import { servicesContext } from "../context";
import { viewerIn } from "./viewer";

/**
 * Whatever somebody sends whose account is paused is refused with the reason, before any page looks at it. What they typed
 * comes back in words, to keep for later; scripts have kept it in its form.
 */
export const pausedMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const reason = viewerIn(context)?.pauseReason ?? null;
  const { pathname } = new URL(request.url);
  if (reason === null || isOpenToPaused(request.method, pathname)) return next();
  const contact = context.get(servicesContext).settings.contact.email;
  const typed = pathname.endsWith(".data") ? "" : await wordsOf(request);
  throw data({ paused: { reason, contact, typed } }, 403);
};

/** A form that cannot be read has no words. */
async function wordsOf(request: Request): Promise<string> {
  const form = await request.formData().catch(() => new FormData());
  return typedWords([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
