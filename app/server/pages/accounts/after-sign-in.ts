import { redirect } from "react-router";
import { type Language, localPath } from "../../../rules/site/language";
import { sameSitePath } from "../../../rules/site/same-site-path";
import { redirectWithToast } from "../../http/flash";
import { sessionCookie } from "../../http/session-cookie";
import { sentBeforePath } from "../../operations/accounts/take-over-account";
import { nextPath } from "./account-page-frame";

type In = { outcome: "signed in" | "second factor" | "taken over"; token: string };

type Onward = { next: string | null; language: Language; toast?: string; cookies?: string[] };

/**
 * Redirects after signing in: to the next page, the second factor, or an account's earlier submissions after a take-
 * over. `next` and the toast come along.
 */
export function welcome(url: URL, { outcome, token }: In, onward: Onward) {
  const { next, language, toast, cookies = [] } = onward;
  const isIn = outcome !== "second factor";
  const isTakenOver = outcome === "taken over";
  const headers = new Headers();
  const session = sessionCookie(token, url, isIn ? "nothing" : "second factor");
  for (const one of [session, ...cookies]) headers.append("Set-Cookie", one);
  const stop = isTakenOver ? sentBeforePath : isIn ? null : "/auth/second-factor";
  const there = stop ? withNext(localPath(language, stop), next) : nextPath(language, next);
  const news = isTakenOver ? "accountTakenOver" : (toast ?? (isIn ? "welcomeBack" : null));
  if (!news) return redirect(there, { status: 303, headers });
  return redirectWithToast(there, news, url, { headers });
}

/** Only paths of ours are kept. */
export function withNext(path: string, next: string | null): string {
  const onward = sameSitePath(next);
  return onward ? `${path}?next=${encodeURIComponent(onward)}` : path;
}
