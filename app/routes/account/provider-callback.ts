import { data } from "react-router";
import { localPath } from "../../rules/site/language";
import { servicesContext } from "../../server/context";
import { redirectWithToast } from "../../server/http/flash";
import { refuseUnknown } from "../../server/http/guards";
import { wordsFor } from "../../server/http/i18n";
import { endedOauthCookie, readTrip, type Trip } from "../../server/http/oauth-cookie";
import { deviceOf } from "../../server/http/session-cookie";
import { viewerIn } from "../../server/http/viewer";
import { enterByProvider } from "../../server/operations/accounts/enter-by-provider";
import { linkIdentity } from "../../server/operations/accounts/link-identity";
import { redeemProviderAnswer } from "../../server/operations/accounts/redeem-provider-answer";
import { welcome } from "../../server/pages/accounts/after-sign-in";
import type { Route } from "./+types/provider-callback";

/** Back from the provider: the one GET that changes something, and only for the browser that set out. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const provider = services.signInProviders.find((one) => one.name === params.provider);
  if (!provider) throw data(null, 404);
  refuseUnknown(context);
  const trip = readTrip(request.headers);
  const claims = trip && (await redeemProviderAnswer(provider, trip, url.searchParams));
  if (!trip || !claims) return sendBack("providerFailed", trip);

  const { language, next } = trip;
  const door = {
    provider: provider.name,
    label: provider.label,
    claims,
    language,
    device: deviceOf(request),
  };
  const cookies = [endedOauthCookie(url)];
  const viewer = viewerIn(context);
  if (viewer) {
    const linked = await linkIdentity(services, wordsFor(context), viewer, door);
    if (!("token" in linked)) return sendBack(toasts[linked.outcome], trip);
    const toast = linked.outcome === "linked" ? "providerLinked" : "confirmedAgain";
    const onward = { next: next ?? localPath(language, "/profile/security"), language, toast, cookies };
    return welcome(url, { outcome: "signed in", token: linked.token }, onward);
  }
  const entered = await enterByProvider(services, wordsFor(context), door);
  if (!("token" in entered)) return sendBack(toasts[entered.outcome], trip);
  const { token } = entered;
  if (entered.outcome !== "created") {
    return welcome(url, { outcome: entered.outcome, token }, { next, language, cookies });
  }
  return welcome(url, { outcome: "signed in", token }, { next, language, cookies, toast: "accountReady" });

  function sendBack(name: string, trip: Trip | null) {
    const back = localPath(trip?.language ?? "en", viewerIn(context) ? "/profile/security" : "/auth");
    const headers = { "Set-Cookie": endedOauthCookie(url) };
    return redirectWithToast(back, { name, variant: "destructive" }, url, { headers });
  }
}

const toasts = {
  unverified: "providerUnverified",
  otherAddress: "providerOtherAddress",
  taken: "providerTaken",
} as const;

export default function ProviderCallback() {
  return null;
}
