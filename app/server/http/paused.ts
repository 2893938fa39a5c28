import { data, type MiddlewareFunction } from "react-router";
import { isOpenToPaused } from "../../rules/accounts/paused-account";
import { servicesContext } from "../context";
import { viewerIn } from "./viewer";

/** Whatever somebody sends whose account is paused is refused with the reason, before any page looks at it. */
export const pausedMiddleware: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const reason = viewerIn(context)?.pauseReason ?? null;
  if (reason === null || isOpenToPaused(request.method, new URL(request.url).pathname)) return next();
  const contact = context.get(servicesContext).settings.contact.email;
  throw data({ paused: { reason, contact } }, 403);
};
