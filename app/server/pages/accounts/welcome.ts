import { redirect } from "react-router";
import { type Language, localPath } from "../../../rules/site/language";
import { sameSitePath } from "../../../rules/site/same-site-path";
import { redirectWithToast } from "../../http/flash";
import { sessionCookie } from "../../http/session";
import { nextPath } from "./account-page";

type Admitted = { outcome: "signed in" | "second factor"; token: string };

type Onward = { next: string | null; language: Language; toast?: string; cookies?: string[] };

/** In, or on to the second factor; `next` comes along, and so does the news of what else was done. */
export function welcome(url: URL, { outcome, token }: Admitted, onward: Onward) {
  const { next, language, toast, cookies = [] } = onward;
  const isIn = outcome === "signed in";
  const headers = new Headers();
  const session = sessionCookie(token, url, isIn ? "nothing" : "second factor");
  for (const one of [session, ...cookies]) headers.append("Set-Cookie", one);
  const there = isIn ? nextPath(language, next) : withNext(localPath(language, "/auth/second-factor"), next);
  const news = toast ?? (isIn ? "welcomeBack" : null);
  if (!news) return redirect(there, { status: 303, headers });
  return redirectWithToast(there, { name: news, variant: "default" }, url, { headers });
}

/** The address with where to go on to, when that is a path of ours. */
export function withNext(path: string, next: string | null): string {
  const onward = sameSitePath(next);
  return onward ? `${path}?next=${encodeURIComponent(onward)}` : path;
}
