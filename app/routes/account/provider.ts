import { data, redirect } from "react-router";
import { localPath } from "../../rules/site/language";
import { sameSitePath } from "../../rules/site/same-site-path";
import { servicesContext } from "../../server/context";
import { redirectWithToast } from "../../server/http/flash";
import { readForm, textField } from "../../server/http/form-data";
import { languageIn } from "../../server/http/i18n";
import { oauthCookie } from "../../server/http/oauth-cookie";
import { viewerIn } from "../../server/http/viewer";
import { startProviderSignIn } from "../../server/operations/accounts/start-provider-sign-in";
import type { Route } from "./+types/provider";

export { default } from "../../server/http/post-only";

export function loader({ context, params }: Route.LoaderArgs) {
  providerOf(context, params.provider);
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}

function providerOf(context: Route.LoaderArgs["context"], name: string) {
  const { signInProviders } = context.get(servicesContext);
  const provider = signInProviders.find((one) => one.name === name);
  if (!provider) throw data(null, 404);
  return provider;
}

/** Sends the browser to the provider's door, with the secrets of this one trip in its pocket. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const provider = providerOf(context, params.provider);
  const form = await readForm(request);
  const language = languageIn(context);
  const next = sameSitePath(textField(form, "next"));
  const out = await startProviderSignIn(provider);
  if (!out) {
    const back = localPath(language, viewerIn(context) ? "/profile/security" : "/auth");
    return redirectWithToast(back, { name: "providerFailed", variant: "destructive" }, url);
  }
  const trip = { provider: provider.name, ...out.secrets, next, language };
  return redirect(out.address, { status: 303, headers: { "Set-Cookie": oauthCookie(trip, url) } });
}
