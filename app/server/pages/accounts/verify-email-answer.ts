import { data } from "react-router";
import { ResetForm } from "../../../forms/accounts/account";
import type { AccountAnswer } from "../../../forms/accounts/account-answer";
import { parseForm } from "../../../forms/site/parse";
import { localPath } from "../../../rules/site/language";
import { type Context, servicesContext } from "../../context";
import { tokenPage } from "../../http/cache-headers";
import { redirectWithToast } from "../../http/flash";
import { readForm, textField } from "../../http/form-data";
import { refuseUnknown } from "../../http/guards";
import { languageIn, wordsFor } from "../../http/i18n";
import { deviceOf, endedSessionCookie } from "../../http/session-cookie";
import { clientNetwork } from "../../http/throttle";
import { viewerIn } from "../../http/viewer";
import { takeOverByLink, verifyByPassword, verifyEmail } from "../../operations/accounts/verify-email";
import { tokenOf } from "../site/mailed-token";
import { away, tooManyTries } from "./account-problems";
import { welcome } from "./after-sign-in";

type LinkRequest = { request: Request; context: Context; url: URL };
type LinkAnswer = Partial<AccountAnswer> & { outcome?: "gone" | "taken" };

const again = (answer: LinkAnswer) => data(answer, { status: 400, headers: tokenPage });
const nothing: LinkAnswer = {};

/** The buttons of a mailed link's page: it's mine; it's mine, with my password; or I never signed up. */
export async function answerVerifyEmail({ request, context, url }: LinkRequest) {
  refuseUnknown(context);
  const services = context.get(servicesContext);
  const words = wordsFor(context);
  const language = languageIn(context);
  const token = tokenOf(url);
  const form = await readForm(request);
  try {
    const device = deviceOf(request);
    if (textField(form, "intent") === "take-over") {
      const taken = await takeOverByLink(services, words, token, { device, language });
      if (taken.outcome === "taken over") return welcome(url, taken, { next: null, language });
      return taken.outcome === "gone" ? again({ outcome: "gone" }) : confirmed("confirmed");
    }
    const outcome = await verifyEmail(services, words, token, viewerIn(context));
    if (outcome === "gone" || outcome === "taken") return again({ outcome });
    if (outcome !== "ask") return confirmed(outcome);

    const parsed = parseForm(ResetForm, form);
    if (!parsed.ok) return again({ problems: parsed.problems });
    const { password } = parsed.value;
    const visit = { device, network: clientNetwork(request) };
    const result = await verifyByPassword(services, words, { token, password }, visit);
    if ("token" in result) {
      const next = localPath(language, "/profile");
      return welcome(url, result, { next, language, toast: "addressConfirmed" });
    }
    if (result.outcome === "too many") return tooManyTries(result.wait, nothing, undefined, tokenPage);
    if (result.outcome === "wrong") return again({ problems: { password: "account.verify.wrongPassword" } });
    return result.outcome === "confirmed" ? confirmed("confirmed") : again({ outcome: result.outcome });
  } catch (error) {
    return away(error, nothing, undefined, tokenPage);
  }

  function confirmed(outcome: "verified" | "changed" | "confirmed") {
    const headers = new Headers(tokenPage);
    const isChanged = outcome === "changed";
    if (isChanged) headers.append("Set-Cookie", endedSessionCookie(url));
    const there = localPath(language, viewerIn(context) && !isChanged ? "/profile" : "/auth");
    return redirectWithToast(there, isChanged ? "addressChanged" : "addressConfirmed", url, { headers });
  }
}
