import { type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { readFlash, type Toast, writeFlash } from "../../rules/site/flash";
import { toastContext } from "../context";
import { cookie, isSecure, readCookie } from "./cookies";
import { wordsIn } from "./i18n";

const name = "flash";

export function flashCookie(toast: Toast, url: URL): string {
  return cookie(name, writeFlash(toast), { maxAge: 120, httpOnly: true, secure: isSecure(url) });
}

/** Shows the toast of the previous answer, once. */
export const flashMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const value = readCookie(request.headers, name);
  if (value === null || request.method !== "GET") return next();
  const toast = readFlash(value);
  const isOurs = toast !== null && wordsIn(context).has(`toasts.${toast.name}.description`, toast);
  context.set(toastContext, isOurs ? toast : null);
  const response = await next();
  // A redirect leaves it for the page it leads to.
  if (response.headers.has("Location")) return response;
  const url = new URL(request.url);
  response.headers.append(
    "Set-Cookie",
    cookie(name, "", { maxAge: 0, httpOnly: true, secure: isSecure(url) }),
  );
  return response;
};

/** Most toasts are only a key. */
export const asToast = (toast: string | Toast): Toast =>
  typeof toast === "string" ? { name: toast, variant: "default" } : toast;

type Way = { headers?: HeadersInit; isWholePage?: boolean };

/** After a successful form: a redirect, and a toast there. */
export function redirectWithToast(
  path: string,
  toast: string | Toast,
  url: URL,
  { isWholePage, ...init }: Way = {},
) {
  const headers = new Headers(init.headers);
  headers.append("Set-Cookie", flashCookie(asToast(toast), url));
  return (isWholePage ? redirectDocument : redirect)(path, { status: 303, headers });
}
