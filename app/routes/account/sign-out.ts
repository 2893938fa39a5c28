import { data } from "react-router";
import { localPath } from "../../rules/site/language";
import { servicesContext } from "../../server/context";
import { redirectWithToast } from "../../server/http/flash";
import { readForm, textField } from "../../server/http/form-data";
import { refuseUnknown } from "../../server/http/guards";
import { languageIn } from "../../server/http/i18n";
import { endedSessionCookie } from "../../server/http/session-cookie";
import { viewerIn } from "../../server/http/viewer";
import { isSignOutScope, signOut } from "../../server/operations/accounts/sign-out";
import type { Route } from "./+types/sign-out";

export { default, loader } from "../../server/http/post-only";

const toasts = { local: "signedOut", others: "signedOutOthers", global: "signedOutEverywhere" } as const;

/** This device, the others, or all of them. Who is out already gets the same answer. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const typed = textField(await readForm(request), "scope") || "local";
  if (!isSignOutScope(typed)) throw data(null, 400);
  refuseUnknown(context);
  const viewer = viewerIn(context);
  if (viewer) await signOut(context.get(servicesContext), viewer, typed);
  const isStaying = typed === "others" && viewer !== null;
  const path = localPath(languageIn(context), isStaying ? "/profile/security" : "/");
  const headers: HeadersInit = isStaying ? {} : { "Set-Cookie": endedSessionCookie(url) };
  return redirectWithToast(path, toasts[typed], url, { headers });
}
