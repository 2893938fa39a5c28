import { type RouterContextProvider, redirect } from "react-router";
import { localPath } from "../../rules/language";
import { sameSitePath } from "../../rules/same-site-path";
import { nextPath } from "./account-page";
import { redirectWithToast } from "./flash";
import { languageIn } from "./i18n";
import { sessionCookie } from "./session";

type Context = Readonly<RouterContextProvider>;
type Admitted = { outcome: "signed in" | "second factor"; token: string };

/** In, or on to the second factor; `next` comes along. */
export function welcome(
  context: Context,
  url: URL,
  { outcome, token }: Admitted,
  next: string | null,
  toast = "welcomeBack",
) {
  if (outcome === "signed in") {
    const headers = { "Set-Cookie": sessionCookie(token, url) };
    const news = { name: toast, variant: "default" } as const;
    return redirectWithToast(nextPath(context, next), news, url, { headers });
  }
  const headers = { "Set-Cookie": sessionCookie(token, url, "second factor") };
  return redirect(withNext(localPath(languageIn(context), "/auth/second-factor"), next), {
    status: 303,
    headers,
  });
}

/** The address with where to go on to, when that is a path of ours. */
export function withNext(path: string, next: string | null): string {
  const onward = sameSitePath(next);
  return onward ? `${path}?next=${encodeURIComponent(onward)}` : path;
}
