import { redirect } from "react-router";
import { isLanguage, localPath } from "../rules/site/language";
import { sameSitePath } from "../rules/site/same-site-path";
import { servicesContext } from "../server/context";
import { updateLanguage } from "../server/db/accounts/users";
import { ask } from "../server/db/database";
import { cookie, isSecure } from "../server/http/cookies";
import { readForm, textField } from "../server/http/form-data";
import { viewerIn } from "../server/http/viewer";
import type { Route } from "./+types/language";

const year = 365 * 24 * 60 * 60;

export { default, loader } from "../server/http/post-only";

/** Keeps the choice and shows the same page in it; a language we do not speak changes nothing. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const path = sameSitePath(textField(form, "returnTo")) ?? "/";
  const language = textField(form, "language");
  if (!isLanguage(language)) return redirect(path, 303);
  const viewer = viewerIn(context);
  const { db } = context.get(servicesContext);
  if (viewer) await ask(db, [updateLanguage(db, viewer.id, language)]);
  const choice = cookie("language", language, { maxAge: year, httpOnly: false, secure: isSecure(url) });
  return redirect(localPath(language, path), { status: 303, headers: { "Set-Cookie": choice } });
}
