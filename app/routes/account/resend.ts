import * as forms from "../../forms/accounts/account";
import { parseForm } from "../../forms/site/parse";
import { localPath } from "../../rules/site/language";
import { servicesContext } from "../../server/context";
import { redirectWithToast } from "../../server/http/flash";
import { readForm } from "../../server/http/form-data";
import { requireUser } from "../../server/http/guards";
import { languageIn, wordsFor } from "../../server/http/i18n";
import { clientNetwork, tooMany } from "../../server/http/throttle";
import { viewerIn } from "../../server/http/viewer";
import { resendVerification } from "../../server/operations/accounts/verification-mail";
import type { Route } from "./+types/resend";

export { default, loader } from "../../server/http/post-only";

/** Mails the link again: to one's own address when signed in, else to the one typed, whoever it belongs to. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const typed = parseForm(forms.EmailForm, await readForm(request));
  const viewer = viewerIn(context);
  const language = languageIn(context);
  if (!viewer && !typed.ok) requireUser(context, new URL(localPath(language, "/profile"), url));
  const email = viewer ? viewer.email : typed.ok ? typed.value.email : "";
  const services = context.get(servicesContext);
  const result = await resendVerification(services, wordsFor(context), email, clientNetwork(request));
  if (result.outcome === "too many") throw tooMany(result.wait);
  return redirectWithToast(localPath(language, viewer ? "/profile" : "/auth"), "verificationSent", url);
}
